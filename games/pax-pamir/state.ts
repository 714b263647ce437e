/** What lies on the table, and the questions one can ask of it. */
import type { Language } from '@sandtable/engine';
import { CAPABILITIES, type CapabilityCard, type CapabilityNumber } from './components/capabilities.ts';
import { GAP, isTopple, standardCourt } from './components/cards.ts';
import type { CourtCard } from './components/court.ts';
import type { ByEmpire, Empire } from './components/empires.ts';
import {
  type CountingHeadline,
  HEADLINE_CARDS,
  type HeadlineCard,
  type LastingNumber,
} from './components/headlines.ts';
import { LOYALTY_CARDS, type LoyaltyCard } from './components/loyalty-cards.ts';
import type { Location, OwnMap } from './components/map.ts';
import type { Mode, SpecialAction, WazirAction } from './components/modes.ts';
import { type Colour, LEAST_HAND, LEAST_TABLEAU, MOST_RANK } from './components/players.ts';
import { WAZIRS, type Wazir } from './components/wazirs.ts';

/** A player's place in the order of play: clockwise, the first player is 0. */
export type Who = number;

/** A card in a tableau. */
export interface Court {
  readonly card: number;
  /** `who * 3 + place`, in rising order (spies.ts). */
  readonly spies: number[];
  /** J7.2 Capability cards behind it. */
  readonly augments: number[];
}

/** J7.3 A capability card below a tableau. */
export interface Capability {
  readonly card: CapabilityNumber;
  active: boolean;
  /** Its condition holds, and the owner has been asked (doubt 93). */
  ready: boolean;
}

export interface Player {
  readonly colour: Colour;
  rupees: number;
  /** Cubes in stock, and those that are spies. */
  cubes: number;
  spies: number;
  /** By location. */
  readonly tribes: number[];
  /** E10.3 The spots that hold a cube, by cost. */
  gifts: number[];
  /** Hidden from all others. */
  hand: number[];
  /** From left to right. */
  readonly tableau: Court[];
  loyalty: Empire;
  /** C6.1 The starting loyalty card, while it is held. */
  loyaltyCard: number | null;
  prizes: number[];
  /** I1.4 */
  points: number;
  /** I2 */
  badal: number;
  capabilities: Capability[];
  /** Card 122: whose spies are held. */
  prisoners: Who[];
}

/** C3.2 Two rows of six columns: places 0–5 are the top row, 6–11 the bottom row, from the left. */
export interface Market {
  /** GAP where no card lies. */
  readonly cards: number[];
  readonly rupees: number[];
  /** F1.1 Rupees that wait for the first card of a row that has none (doubt 62). */
  readonly waiting: [top: number, bottom: number];
}

/** What is being done, from its declaration to its end. */
export type Doing =
  | 'discard'
  | 'purchase'
  | 'play'
  | SpecialAction
  | WazirAction
  | 'capability'
  | 'activation'
  | 'cleanup';

export interface Turn {
  player: Who;
  /** D1.1 Counted actions made. */
  counted: number;
  /** E2.1 Cards discarded from hand. */
  discards: number;
  /** E3.4 Market places on which this player has laid rupees: bit by place. */
  paid: number;
  /** E1.4 Cards that have acted, whether they still lie there or not (doubt 58). */
  readonly used: number[];
  /** J3.3 Wazirs that have acted, by location. */
  readonly wazirs: Location[];
  /** I2.2 Players who have gained a token in this turn. */
  readonly avenged: Who[];
  /** Card 125: enemy units removed by campaigns. */
  casualties: number;
  doing: Doing | null;
  /** Where units stood before an action that somebody may still cancel; others see them there until it is settled. */
  declared?: Units | null;
}

/** All units of a table, to be put back if an action is cancelled (doubt 98). */
export interface Units {
  readonly armies: ByEmpire<number[]>;
  readonly roads: ByEmpire<number[]>;
  readonly supply: ByEmpire<number>;
  readonly players: readonly {
    readonly cubes: number;
    readonly spies: number;
    readonly tribes: number[];
  }[];
  readonly courts: readonly { readonly card: number; readonly spies: number[] }[];
}

/** G1 What others have promised the player whose turn it is; it holds until used, withdrawn, or the turn ends. */
export interface Talk {
  readonly offers: { readonly seller: Who; readonly card: number; readonly price: number }[];
  /** E4.3 What a tribe owner asks at most. */
  readonly waivers: { readonly owner: Who; readonly location: Location; readonly asks: number }[];
  /** The use of a spy. */
  readonly loans: { readonly owner: Who; readonly card: number }[];
}

/** What was chosen before play. */
export interface Variants {
  /** B7 */
  readonly favors: boolean;
  /** I1 */
  readonly nationBuilding: boolean;
  /** I2 */
  readonly badal: boolean;
  /** J3 */
  readonly wazirs: boolean;
  /** J2 The whole expansion. */
  readonly khyberKnives: boolean;
  /** Doubt 59 */
  readonly openHands: boolean;
  /** Doubt 4 */
  readonly mayPass: boolean;
  /** Doubt 5 */
  readonly freeCommerce: boolean;
  /** Doubt 7: for which actions another's spy may be used. */
  readonly consent: 'all' | 'intel';
  /** Doubt 9: where a gap's rupee goes. Tables of earlier versions do not say: these three then are as usual. */
  readonly rightEnd: 'columns' | 'rows';
  /** Doubt 14: how many rupees a gift hands over. */
  readonly giftTransfer: 'rank' | 'any';
  /** Doubt 64: a card may not be sold for nothing. */
  readonly paidOffers: boolean;
  /** K */
  readonly solo: boolean;
  /** Doubt 50: the map as Shere Khan builds roads on it. */
  readonly northUp: boolean;
}

/** What an owner of the game has corrected (components/owned.ts). */
export interface Corrections {
  /** By number. */
  readonly cards: Readonly<Record<string, CourtCard>>;
  readonly loyalty: readonly LoyaltyCard[] | null;
  readonly wazirs: readonly Wazir[] | null;
  /** By number. */
  readonly headlines: Readonly<Record<string, HeadlineCard>>;
  readonly capabilities: Readonly<Record<string, CapabilityCard>>;
  /** Tables of earlier versions have neither of these. By number; what a card is called in each language. */
  readonly names?: Readonly<Record<string, OwnName>>;
  readonly map?: OwnMap | null;
}

/** What an owner calls a card. */
export type OwnName = Readonly<Partial<Record<Language, string>>>;

export interface Outcome {
  readonly ending: 'supremacy' | 'last-topple' | 'nation-building';
  /** H2 */
  readonly empire: Empire | null;
  readonly winner: Who | null;
  /** The measure the ending goes by, for each player. */
  readonly scores: readonly number[];
}

export interface State {
  readonly variants: Variants;
  readonly corrections: Corrections | null;
  stage: 'loyalty' | 'actions' | 'cleanup' | 'over';
  regime: Mode;
  /** In the order of play. */
  players: Player[];
  readonly turn: Turn;
  readonly talk: Talk;
  readonly market: Market;
  /** The top card is the last one. Hidden. */
  deck: number[];
  /** C3.1 The cards left of each pile, from the bottom to the top. */
  piles: number[];
  discards: number[];
  /** Armies by location, roads by connection. */
  readonly armies: ByEmpire<number[]>;
  readonly roads: ByEmpire<number[]>;
  /** Cylinders in stock; in the box; out of the game (J2.3). */
  readonly supply: ByEmpire<number>;
  readonly box: ByEmpire<number>;
  readonly gone: ByEmpire<number>;
  /** B7 Who holds each favor card. */
  readonly favors: ByEmpire<Who | null>;
  /** J3.1 Who holds each wazir, by location. */
  readonly wazirs: (Who | null)[];
  /** J6 Headlines that stay: the rupees on them, or their red discs. */
  lasting: { readonly card: LastingNumber; amount: number }[];
  /** I1 The empire that was supreme at the last topple resolved. */
  supreme: Empire | null;
  /** I2 Tokens in the pool. */
  badal: number;
  /** K5 The card below Shere Khan's player card, on whose sides his others lie. */
  anchor: number;
  /** All rupees in the game, to check the sum (tables 14). */
  rupees: number;
  outcome: Outcome | null;
}

// Players.

export function playerOf(state: Pick<State, 'players'>, who: Who): Player {
  const player = state.players[who];
  if (player === undefined) throw new Error(`no player ${who}`);
  return player;
}

export function whoIs(
  state: { readonly players: readonly { readonly colour: Colour }[] },
  colour: string,
): Who {
  const { players } = state;
  for (let who = 0; who < players.length; who++) if (players[who]?.colour === colour) return who;
  throw new Error(`${colour} does not play`);
}

export const colourOf = (state: Pick<State, 'players'>, who: Who): Colour => playerOf(state, who).colour;

/** The next player clockwise: the one on the left (D2.1). */
export const leftOf = (state: Pick<State, 'players'>, who: Who): Who => (who + 1) % state.players.length;

/** Every player once, clockwise from the left of somebody, who comes last (H4.3). */
export function aroundFrom(state: Pick<State, 'players'>, who: Who): Who[] {
  const all: Who[] = [];
  for (let i = 1; i <= state.players.length; i++) all.push((who + i) % state.players.length);
  return all;
}

/** The same, beginning with somebody. */
export function startingWith(state: Pick<State, 'players'>, who: Who): Who[] {
  const all: Who[] = [];
  for (let i = 0; i < state.players.length; i++) all.push((who + i) % state.players.length);
  return all;
}

// Cards.

export function courtCard(state: Pick<State, 'corrections'>, card: number): CourtCard {
  return state.corrections?.cards[card] ?? standardCourt(card);
}

export function loyaltyCardOf(state: Pick<State, 'corrections'>, card: number): LoyaltyCard {
  const found = (state.corrections?.loyalty ?? LOYALTY_CARDS)[card];
  if (found === undefined) throw new Error(`no loyalty card ${card}`);
  return found;
}

export function wazirOf(state: Pick<State, 'corrections'>, location: Location): Wazir {
  const found = (state.corrections?.wazirs ?? WAZIRS)[location];
  if (found === undefined) throw new Error(`no wazir of ${location}`);
  return found;
}

export const headlineOf = (state: Pick<State, 'corrections'>, card: CountingHeadline): HeadlineCard =>
  state.corrections?.headlines[card] ?? HEADLINE_CARDS[card];

export const capabilityOf = (state: Pick<State, 'corrections'>, card: CapabilityNumber): CapabilityCard =>
  state.corrections?.capabilities[card] ?? CAPABILITIES[card];

/** The rank of a card in a tableau, with what lies behind it (J7.2.1). */
export function rankOf(state: Pick<State, 'corrections'>, court: Court): number {
  const { rank } = courtCard(state, court.card);
  return court.augments.length === 0 ? rank : Math.min(MOST_RANK, rank + court.augments.length);
}

/** The stars of a mode in a tableau (A3.1, E3.2, E4.2, E11.4). */
export function starsOf(
  state: Pick<State, 'corrections'>,
  player: Pick<Player, 'tableau'>,
  mode: Mode,
): number {
  let stars = 0;
  const { tableau } = player;
  for (let i = 0; i < tableau.length; i++) {
    const court = tableau[i] as Court;
    if (courtCard(state, court.card).mode === mode) stars += rankOf(state, court);
  }
  return stars;
}

/** E3.2 */
export const handSize = (state: Pick<State, 'corrections'>, player: Pick<Player, 'tableau'>): number =>
  LEAST_HAND + starsOf(state, player, 'intelligence');

/** E4.2 */
export const tableauSize = (state: Pick<State, 'corrections'>, player: Pick<Player, 'tableau'>): number =>
  LEAST_TABLEAU + starsOf(state, player, 'political');

/** E11.4 */
export const shelterOf = (state: Pick<State, 'corrections'>, player: Pick<Player, 'tableau'>): number =>
  starsOf(state, player, 'economic');

/** Where a card lies in the tableaux. */
export function findCourt(
  state: Pick<State, 'players'>,
  card: number,
): { owner: Who; court: Court } | undefined {
  for (let owner = 0; owner < state.players.length; owner++)
    for (const court of playerOf(state, owner).tableau) if (court.card === card) return { owner, court };
  return undefined;
}

export function courtOf(state: Pick<State, 'players'>, card: number): { owner: Who; court: Court } {
  const found = findCourt(state, card);
  if (found === undefined) throw new Error(`card ${card} lies in no tableau`);
  return found;
}

// Units.

export const armiesIn = (state: Pick<State, 'armies'>, empire: Empire, location: Location): number =>
  state.armies[empire][location] ?? 0;

export const roadsOn = (state: Pick<State, 'roads'>, empire: Empire, connection: number): number =>
  state.roads[empire][connection] ?? 0;

export const tribesIn = (player: Pick<Player, 'tribes'>, location: Location): number =>
  player.tribes[location] ?? 0;

export function sum(list: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list[i] ?? 0;
  return total;
}

/** E11.2, J3.2 A player's units in a location: own tribes, and the armies of the own loyalty. */
export const unitsIn = (state: State, player: Player, location: Location): number =>
  tribesIn(player, location) + armiesIn(state, player.loyalty, location);

/** The cubes a player has anywhere but in prison. */
export const cubesOf = (player: Player): number =>
  player.cubes + player.spies + sum(player.tribes) + player.gifts.length;

// The market.

export const COLUMNS = 6;
export const PLACES = 12;

export const cardAt = (state: Pick<State, 'market'>, place: number): number =>
  state.market.cards[place] ?? GAP;
export const rupeesAt = (state: Pick<State, 'market'>, place: number): number =>
  state.market.rupees[place] ?? 0;

/** H5.1 Whether no topple is left in market or deck (doubt 66). */
export function isLastTopple(state: Pick<State, 'market' | 'deck'>): boolean {
  return !state.market.cards.some(isTopple) && !state.deck.some(isTopple);
}

export const isOver = (state: Pick<State, 'outcome'>): boolean => state.outcome !== null;

// Khyber Knives.

/** J7.3 Whether a player has that capability, activated. */
export function isActive(player: Pick<Player, 'capabilities'>, card: CapabilityNumber): boolean {
  const { capabilities } = player;
  for (let i = 0; i < capabilities.length; i++) {
    const capability = capabilities[i];
    if (capability?.card === card) return capability.active;
  }
  return false;
}

/** J6 Whether that headline is in force. */
export function isLasting(state: Pick<State, 'lasting'>, card: LastingNumber): boolean {
  for (const one of state.lasting) if (one.card === card) return true;
  return false;
}
