/** What lies on the table, and the questions one can ask of it. */
import {
  type CoinState,
  type CoinTurn,
  counts,
  marks as coinMarks,
  placeableBy,
  type Side,
  type Variants as SeriesVariants,
} from '@sandtable/coin';
import type { Where } from '@sandtable/coin/event-language';
import { deckOf } from './corrections.ts';
import type { VOCABULARY } from './events/vocabulary.ts';
import {
  ALL_PIECES,
  type Faction,
  FACTIONS,
  type GuerrillaKind,
  type Insurgent,
  isBase,
  isInsurgent,
  type Kind,
  MOST_BASES,
  mayStand,
  TABLE,
} from './forces.ts';
import { AFGHAN_LANDS, afghansOf, isLoc, isPakistan, type Space, type SpaceId } from './map.ts';
import { type Islamabad, ISLAMABAD, type LEVELS, MARKERS, type Treasurer } from './tracks.ts';

export { isNonPlayer } from '@sandtable/coin';
export type { Side };

/** 1.6.1 Opposition, Neutral, Support. */
export type Level = (typeof LEVELS)[keyof typeof LEVELS];

export const COIN_OPERATIONS = ['train', 'patrol', 'sweep', 'assault'] as const;
export const INSURGENT_OPERATIONS = ['rally', 'march', 'attack', 'terror'] as const;
export const OPERATIONS = [...COIN_OPERATIONS, ...INSURGENT_OPERATIONS] as const;
export type Operation = (typeof OPERATIONS)[number];

/** 3.2, 3.3 The Operations of a faction. */
export const operationsOf = (faction: Faction): readonly Operation[] =>
  isInsurgent(faction) ? INSURGENT_OPERATIONS : COIN_OPERATIONS;

/** 4.0 Who has which Special Activities. */
export const ACTIVITIES_OF = {
  coalition: ['surge', 'air-lift', 'air-strike'],
  government: ['govern', 'transport', 'eradicate'],
  taliban: ['extort', 'infiltrate', 'ambush'],
  warlords: ['cultivate', 'traffic', 'suborn'],
} as const;
export type Activity = (typeof ACTIVITIES_OF)[Faction][number];
export const ACTIVITIES: readonly Activity[] = FACTIONS.flatMap((faction) => [...ACTIVITIES_OF[faction]]);

/** What a turn is about. */
export type Doing = Operation | 'event' | 'civic-action' | 'sharia' | 'redeploy';
export type Turn = CoinTurn<Plain>;

/** 5.5 What an Event grants: where, in how many spaces, on what terms. */
export interface Grant {
  readonly where: Where<typeof VOCABULARY> | null;
  readonly here: Space | null;
  readonly spaces: number | null;
  readonly terms: Terms;
  /** An Attack that must be an Ambush (4.4.3). */
  readonly mustAmbush: boolean;
}
export type Terms = Partial<Record<keyof (typeof VOCABULARY)['terms'], number | true>>;

/** What is counted in a turn. */
interface Tally {
  grant: Grant | null;
  /** Resources that nobody gives away while a Special Activity may need them (1.5.1). */
  kept: number;
  /** Spaces whose Government cubes or Troops have been paid for (3.2.3). */
  readonly joined: Space[];
  /** Where an Assault has removed something (3.2.4). */
  readonly assaulted: Space[];
  /** Where cubes have ended a move (3.2.2, 3.2.3). */
  readonly arrivals: Space[];
  /** Origins that have sent their group into the space being marched into (3.3.2). */
  sent: readonly Space[];
  /** All groups that have marched in this turn, in their order (3.3.2). */
  readonly marched: Marched[];
  /** What the Operation was before a Hidden Asset was shown during it (7.3); null when none was. */
  before: 'limited' | 'without-activity' | null;
  /** The text of the Event that is being executed (5.2). */
  text: Side | null;
}

/** 3.3.2 So many guerrillas came from one space into another. */
export type Marched = readonly [from: Space, to: Space, guerrillas: number];

export type Variants = SeriesVariants<Faction>;

/** The phases of a Propaganda Round in order (6.1 to 6.6). */
export const PHASES = ['victory', 'resources', 'civic-action', 'sharia', 'redeploy', 'reset'] as const;
/** 6.5.6 The last of the final Round. */
export const FINAL_PHASE = 'redeploy';
/** 'skipped' when a Propaganda card directly follows another one (6.0). */
export type Phase = (typeof PHASES)[number] | 'skipped';

/** What becomes of a removed Coalition piece (3.3.3, 6.6). */
export type Fate = 'available' | 'casualties' | 'out-of-play';

/** 5.3, 5.4 A change that lasts. */
export interface InEffect {
  readonly card: number;
  readonly side: Side;
  /** Which of those the text has, if not the first. */
  readonly at?: number;
  /** Who executed it, for Momentum. */
  readonly by?: Faction;
}

/** 7.3 The markers of the deception option. */
export const DECEPTIONS = ['empty-threat', 'hidden-agenda', 'hidden-asset'] as const;
export type Deception = (typeof DECEPTIONS)[number];

export interface HeldDeception {
  /** 'unseen' only in views. */
  readonly marker: Deception | 'unseen';
  shown: boolean;
  used: boolean;
}

export interface State extends CoinState<Plain> {
  /** 3.3.3, 6.6 Coalition Troops and Bases. */
  readonly casualties: number[];
  readonly outOfPlay: number[];
  /** 4.3.1 By space: +1 Pop markers. */
  readonly returnees: number[];
  aid: number;
  patronage: number;
  /** 6.6.1 */
  islamabad: { readonly box: Islamabad; readonly hard: boolean };
  /** 6.5 Fixed while forces Redeploy; otherwise counted on the spot. */
  control: { readonly coin: readonly Space[]; readonly taliban: readonly Space[] } | null;
  /** What lasts, in the order played: where two cannot both hold the later one does (5.1.2). */
  inEffect: readonly InEffect[];
  /** 7.3 By holder: the first faction of each player. Empty without the option. */
  readonly deceptions: Partial<Record<Faction, HeldDeception[]>>;
  /** 7.3 Markers nobody drew. */
  readonly undrawn: Deception[];
  /** An owner's file as text; empty for our own deck. */
  readonly corrections: string;
}

/** The types of this volume, for the kits of the series. */
export interface Plain {
  readonly space: SpaceId;
  readonly faction: Faction;
  readonly insurgent: Insurgent;
  readonly payer: Treasurer;
  readonly kind: Kind;
  readonly guerrilla: GuerrillaKind;
  readonly piece: Kind;
  readonly fate: Fate;
  readonly operation: Operation;
  readonly activity: Activity;
  readonly doing: Doing;
  readonly phase: Phase;
  readonly level: Level;
  readonly state: State;
  readonly tally: Tally;
}

export const noTally = (): Tally => ({
  grant: null,
  kept: 0,
  joined: [],
  assaulted: [],
  arrivals: [],
  sent: [],
  marched: [],
  before: null,
  text: null,
});

/** 1.8 The Coalition spends what is the Government's. */
export const payerOf = (faction: Faction): Treasurer => (faction === 'coalition' ? 'government' : faction);

// Who is there (1.4).

export const COUNTS = counts<Faction, Insurgent, Kind>(TABLE, FACTIONS);
export const {
  inColumn,
  count,
  firstColumn,
  guerrillas,
  underground,
  active,
  allGuerrillas,
  bases,
  allBases,
  pieces,
  allPieces,
  hasMajority,
  available,
  basesOnMap,
} = COUNTS;
export const coalitionTroops = COUNTS.countOf('coalition-troops');
export const governmentTroops = COUNTS.countOf('government-troops');
export const police = COUNTS.countOf('police');
export const governmentCubes = COUNTS.countOf('government-troops', 'police');
export const coinCubes = COUNTS.countOf('coalition-troops', 'government-troops', 'police');
export const coinBases = COUNTS.countOf('coalition-base', 'government-base');

// Control (1.7).

export type Control = 'coin' | 'taliban' | 'none';

/** Who has more pieces than all others; the COIN factions count together. LoCs are never controlled. */
export function control({ pieces: table }: State, space: Space): Control {
  if (isLoc(space)) return 'none';
  const row = space * TABLE.width;
  const coin = sumBetween(table, row, row + FIRST.taliban);
  const taliban = sumBetween(table, row + FIRST.taliban, row + FIRST.warlords);
  const warlords = sumBetween(table, row + FIRST.warlords, row + TABLE.width);
  if (coin > taliban + warlords) return 'coin';
  return taliban > coin + warlords ? 'taliban' : 'none';
}

/** 6.5 As fixed while forces Redeploy, otherwise counted on the spot. */
export function controlNow(state: State, space: Space): Control {
  if (state.control === null) return control(state, space);
  if (state.control.coin.includes(space)) return 'coin';
  return state.control.taliban.includes(space) ? 'taliban' : 'none';
}

/** Where the columns of the Insurgents begin: the COIN factions stand before them, the Taliban before the Warlords. */
const FIRST = { taliban: COUNTS.firstColumn('taliban'), warlords: COUNTS.firstColumn('warlords') };

function sumBetween(table: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += table[at] ?? 0;
  return sum;
}

/** Whether an Insurgent there has an Active guerrilla, or a Base and no guerrilla: something force can reach. */
export function isAnythingExposed({ pieces: table }: State, space: Space): boolean {
  const row = space * TABLE.width;
  return isExposedAt(table, row + FIRST.taliban) || isExposedAt(table, row + FIRST.warlords);
}

/** By the Underground, Active and Base columns, which stand side by side. */
function isExposedAt(table: readonly number[], at: number): boolean {
  if ((table[at + 1] ?? 0) > 0) return true;
  return (table[at + 2] ?? 0) > 0 && (table[at] ?? 0) === 0;
}
export const hasCoinControl = (state: State, space: Space): boolean => control(state, space) === 'coin';
export const hasTalibanControl = (state: State, space: Space): boolean => control(state, space) === 'taliban';

/** Afghan population under that Control. */
export function populationUnder(state: State, wanted: Control): number {
  let sum = 0;
  for (const space of AFGHAN_LANDS) if (control(state, space) === wanted) sum += peopleOf(space, state);
  return sum;
}

// Population, Support and Opposition (1.3.2, 1.6), Terror and Sabotage (3.3.4).

/** 1.6.1 Those whose allegiance counts: nobody in Pakistan. */
export const peopleOf = (space: Space, state: State): number =>
  afghansOf(space) + (state.returnees[space] ?? 0);

/** 1.3.2 Population of any space, for Rally. */
export const populationOf = (space: Space, state: State): number =>
  isPakistan(space) ? (deckOf(state).figures.population[space] ?? 0) : peopleOf(space, state);

export const isMountain = (space: Space, state: State): boolean =>
  deckOf(state).figures.terrain[space] === 'mountain';

const MARKS = coinMarks<State, Level>({ isLoc, populationOf: peopleOf, markers: MARKERS });
export const {
  level,
  hasSupport,
  hasOpposition,
  totalSupport,
  totalOpposition,
  terror,
  isSabotaged,
  markersLeft,
} = MARKS;

/** Coalition pieces that are Available: neither on the map nor Casualties nor out of play. */
export const availableCoalition = (state: State): number =>
  available(state, 'coalition-troops') + available(state, 'coalition-base');

export const returneesLeft = (state: State, all: number): number =>
  state.returnees.reduce((left, here) => left - here, all);

// Islamabad (6.6.1).

export const islamabadAt = ({ islamabad }: State): number => ISLAMABAD.indexOf(islamabad.box);
/** Guerrillas in Pakistan are always Active. */
export const isHostile = ({ islamabad }: State): boolean => islamabad.box === 'hostility';
/** The Taliban do not Rally in Pakistan. */
export const isPressed = ({ islamabad }: State): boolean =>
  islamabad.box === 'hostility' || islamabad.box === 'pressure';
/** The Taliban Rally in Pakistan, and March in and out, for nothing. */
export const isBacked = ({ islamabad }: State): boolean =>
  islamabad.box === 'backing' || islamabad.box === 'sponsorship';
export const isSponsored = ({ islamabad }: State): boolean => islamabad.box === 'sponsorship';

// Stacking (1.4.2).

/** How many more pieces of that kind may be put here, whatever is Available. */
export function room(state: State, space: Space, kind: Kind): number {
  if (!mayStand(kind, space)) return 0;
  return isBase(kind) ? Math.max(0, MOST_BASES - allBases(state, space)) : ALL_PIECES;
}

export const placeable = placeableBy(COUNTS, room);
