/** What a seat sees: all that lies open, its own hand, and how many cards the others hold. */
import type { Viewer } from '@sandtable/engine';
import { type ByEmpire, EMPIRES, type Empire, byEmpire } from './components/empires.ts';
import type { Mode } from './components/modes.ts';
import { asSeen } from './khyber-knives/interrupts.ts';
import { handSize, type Player, shelterOf, starsOf, type State, tableauSize, type Turn } from './state.ts';
import { allInfluence, influenceIn } from './topple/influence.ts';
import { hasAllKinds, othersOf, supremeEmpire, unitsOf } from './topple/supremacy.ts';

export interface PlayerView extends Omit<Player, 'hand' | 'loyalty'> {
  /** C6.1 Null until loyalties are chosen. */
  readonly loyalty: Empire | null;
  /** Null where it is hidden. */
  readonly hand: readonly number[] | null;
  readonly handCount: number;
  /** E3.2, E4.2, E11.4, A3.1 */
  readonly handSize: number;
  readonly tableauSize: number;
  readonly shelter: number;
  readonly militaryStars: number;
  /** H3.1 */
  readonly influence: Readonly<ByEmpire<number>>;
}

/** H2.1 How near an empire is to supremacy under the regime in force. */
export interface EmpireView {
  readonly empire: Empire;
  /** Units of the regime's mode, and what must be exceeded. */
  readonly units: number;
  readonly others: number;
  /** Whether it has all four kinds. */
  readonly hasAllKinds: boolean;
  /** How many it has of each, as they stand. */
  readonly kinds: Readonly<Record<Mode, number>>;
}

export interface View extends Omit<State, 'players' | 'deck' | 'piles'> {
  readonly players: readonly PlayerView[];
  readonly turn: Turn;
  readonly deckCount: number;
  readonly empires: readonly EmpireView[];
  /** Who would be supreme if a topple were bought now. */
  readonly supremeNow: Empire | null;
}

const NO_INFLUENCE: readonly number[] = [];

export function viewOf(table: State, viewer: Viewer): View {
  const state = asSeen(table, viewer);
  // C6.1 Loyalty brings no influence before it is chosen.
  const influence = state.stage === 'loyalty' ? NO_INFLUENCE : allInfluence(state);
  // Field by field: searches look at thousands of views, and copying the rest of an object is slow.
  return {
    variants: state.variants,
    corrections: state.corrections,
    stage: state.stage,
    regime: state.regime,
    players: state.players.map((player, who) => playerView(state, viewer, player, who, influence)),
    turn: state.turn,
    talk: state.talk,
    market: state.market,
    deckCount: state.deck.length,
    discards: state.discards,
    armies: state.armies,
    roads: state.roads,
    supply: state.supply,
    box: state.box,
    gone: state.gone,
    favors: state.favors,
    wazirs: state.wazirs,
    lasting: state.lasting,
    supreme: state.supreme,
    badal: state.badal,
    anchor: state.anchor,
    rupees: state.rupees,
    outcome: state.outcome,
    empires: EMPIRES.map((empire) => empireView(state, empire)),
    supremeNow: supremeEmpire(state),
  };
}

function playerView(
  state: State,
  viewer: Viewer,
  player: Player,
  who: number,
  influence: readonly number[],
): PlayerView {
  const isOpen = player.colour === viewer || state.variants.openHands;
  return {
    colour: player.colour,
    rupees: player.rupees,
    cubes: player.cubes,
    spies: player.spies,
    tribes: player.tribes,
    gifts: player.gifts,
    hand: isOpen ? player.hand : null,
    handCount: player.hand.length,
    tableau: player.tableau,
    loyalty: state.stage === 'loyalty' ? null : player.loyalty,
    loyaltyCard: player.loyaltyCard,
    prizes: player.prizes,
    points: player.points,
    badal: player.badal,
    capabilities: player.capabilities,
    prisoners: player.prisoners,
    handSize: handSize(state, player),
    tableauSize: tableauSize(state, player),
    shelter: shelterOf(state, player),
    militaryStars: starsOf(state, player, 'military'),
    influence: byEmpire((empire) => influenceIn(influence, who, empire)),
  };
}

function empireView(state: State, empire: Empire): EmpireView {
  return {
    empire,
    units: unitsOf(state, empire, state.regime, true),
    others: othersOf(state, empire),
    hasAllKinds: hasAllKinds(state, empire),
    kinds: {
      military: unitsOf(state, empire, 'military', false),
      intelligence: unitsOf(state, empire, 'intelligence', false),
      political: unitsOf(state, empire, 'political', false),
      economic: unitsOf(state, empire, 'economic', false),
    },
  };
}
