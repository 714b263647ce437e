/** What lies on the table, and the questions one can ask of it. */
import type { ActionId, CardSet, ForceKind, Nation, TerrainKind, Weapon } from './cards/card-set.ts';
import { STANDARD } from './cards/standard.ts';

/** R4 */
export const AREAS = ['breakthrough', 'terrain', 'flank'] as const;
export type Area = (typeof AREAS)[number];

/** R4 Row 1 is nearest to the enemy. */
export const ROWS = [1, 2, 3] as const;
export const LAST_ROW = 3;

/** R18.2 With one player on each side a team is just that player. */
export const TEAMS = ['red', 'blue'] as const;
export type Team = (typeof TEAMS)[number];

/** R3 */
export const FORCE_POINTS = 25;
export const HAND_SIZE = 7;
/** D9: one card more while any headquarters is in play. */
export const HEADQUARTERS_CARDS = 1;
/** R7 */
export const HITS_TO_DESTROY = 4;
/** R2 */
export const DICE = 4;
export const DIE = 10;
/** R17 (D62) */
export const IDLE_ACTIONS_EACH = 50;

/** A force card in play. */
export interface Force {
  readonly id: string;
  readonly kind: string;
  readonly owner: Nation;
  readonly team: Team;
  area: Area;
  row: number;
  hits: number;
  acted: boolean;
}

export interface Player {
  readonly nation: Nation;
  readonly team: Team;
  /** Hidden from all others. */
  hand: ActionId[];
  /** R18.3 Action cards bought and set aside; hidden from all others. */
  aside: ActionId[];
  /** R18.3 VP not spent on force cards, less what was paid for cards set aside and used since: open to all. */
  spare: number;
  /** Force cards of the nation that are neither in play nor destroyed. */
  reserve: string[];
}

export interface Side {
  superiority: number;
  /** The victory pile: enemy force cards destroyed, Terrain cards secured. */
  destroyed: string[];
  secured: string[];
  points: number;
  /** Which of the team's players takes its next action. */
  next: number;
}

/** A roll against which the enemy may react, from the roll to its end. */
export interface Attempt {
  readonly kind: 'maneuver' | 'artillery' | 'attack';
  readonly actor: string;
  readonly area: Area;
  /** Nobody for a maneuver. */
  target: string | null;
  /** The weapon of a card attack. */
  readonly weapon: Weapon | null;
  /** The lowest die that succeeds. */
  readonly need: number;
  readonly dice: readonly number[];
  /** Hits or maneuver successes as rolled. */
  readonly rolled: number;
  /** What is left of them after the reaction. */
  scored: number;
  /** The enemy's card, once played. */
  reaction: { readonly nation: Nation; readonly card: ActionId } | null;
}

/** The action in hand. */
export interface Turn {
  nation: Nation;
  /** Extra actions still to be taken (R6). */
  extra: number;
  /** Triggers for OVERRUN and RECON DRONE that are still open. */
  destroyed: number;
  secured: number;
  attempt: Attempt | null;
  /** R9 While a player rearranges his rows there may be gaps. */
  arranging: boolean;
}

export type Ending = 'points' | 'breakthrough' | 'no-progress';

export interface State {
  /** A card set supplied with the game; null for the standard one. */
  readonly cards: CardSet | null;
  readonly longRange: boolean;
  /** R3 The team that acts first; not yet drawn before the forces are shown (D55), except with R18.3 (D42). */
  opener: Team | null;
  stage: 'buying' | 'muster' | 'battle';
  /** Players who still buy action cards, or who still have to choose their force, in order. */
  waiting: Nation[];
  /** In seat order, the teams in turn as long as both have players. */
  readonly players: Player[];
  readonly sides: Record<Team, Side>;
  /** In the order of arrival. */
  readonly forces: Force[];
  deck: ActionId[];
  discards: ActionId[];
  /** Action cards being played and not yet discarded (D57). */
  played: ActionId[];
  terrainDeck: string[];
  terrain: string | null;
  /** Steps of the Control counter from the start space: towards red above 0, towards blue below. */
  control: number;
  /** Nobody's before the first action. */
  turn: Turn | null;
  /** Actions in a row without progress, the one in hand included (R17). */
  idle: number;
  outcome: { readonly winner: Team | null; readonly ending: Ending } | null;
}

export function cardsOf(state: Pick<State, 'cards'>): CardSet {
  return state.cards ?? STANDARD;
}

export function kindById(cards: CardSet, id: string): ForceKind {
  const kind = cards.forces[id];
  if (kind === undefined) throw new Error(`no force card ${id}`);
  return kind;
}

/** The kind of a card: what is left of `usa-m1a1-2` without the number of the copy. */
export function kindIdOf(card: string): string {
  return card.slice(0, card.lastIndexOf('-'));
}

export function kindOf(state: Pick<State, 'cards'>, force: Pick<Force, 'kind'>): ForceKind {
  return kindById(cardsOf(state), force.kind);
}

/** The kind of a Terrain card, by the id of the single card. */
export function terrainKind(state: Pick<State, 'cards'>, id: string): TerrainKind {
  const kind = cardsOf(state).terrain[kindIdOf(id)];
  if (kind === undefined) throw new Error(`no Terrain card ${id}`);
  return kind;
}

export function otherTeam(team: Team): Team {
  return team === 'red' ? 'blue' : 'red';
}

export function playerOf(state: State, nation: string): Player {
  for (const player of state.players) if (player.nation === nation) return player;
  throw new Error(`${nation} does not play`);
}

export function playersOf(state: Pick<State, 'players'>, team: Team): Player[] {
  return state.players.filter((player) => player.team === team);
}

export function forceById(state: Pick<State, 'forces'>, id: string): Force {
  const force = findForce(state, id);
  if (force === undefined) throw new Error(`${id} is not in play`);
  return force;
}

export function findForce(state: Pick<State, 'forces'>, id: string): Force | undefined {
  for (const force of state.forces) if (force.id === id) return force;
  return undefined;
}

export function turnOf(state: State): Turn {
  if (state.turn === null) throw new Error('nobody has begun');
  return state.turn;
}

export function attemptOf(state: State): Attempt {
  const { attempt } = turnOf(state);
  if (attempt === null) throw new Error('nothing was rolled');
  return attempt;
}

export function isOver(state: State): boolean {
  return state.outcome !== null;
}

/** D9: hand size goes by the player's own headquarters. */
export function handSize(state: Pick<State, 'cards' | 'forces'>, nation: Nation): number {
  const cards = cardsOf(state);
  for (const force of state.forces)
    if (force.owner === nation && kindById(cards, force.kind).headquarters)
      return HAND_SIZE + HEADQUARTERS_CARDS;
  return HAND_SIZE;
}

/** R17, R18.2 The points a team needs: the enemy team's starting VP. */
export function pointsToWin(state: Pick<State, 'players'>, team: Team): number {
  return FORCE_POINTS * playersOf(state, otherTeam(team)).length;
}

/** The Control counter as a team sees it: steps towards its own end. */
export function controlOf(state: Pick<State, 'control'>, team: Team): number {
  return team === 'red' ? state.control : 0 - state.control;
}
