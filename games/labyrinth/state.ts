/** What lies on the table, and the questions one can ask of it. */
import type { Side } from './cards.ts';
import type { Effect, Lapsing, Lasting } from './effects.ts';
import { isLapsing } from './effects.ts';
import {
  adjacentTo,
  ALL,
  areAdjacent,
  AT,
  type Country,
  hasOil,
  isMuslim,
  isNonMuslim,
  MUSLIM,
  NON_MUSLIM,
  printedRecruit,
  printedResources,
} from './map.ts';

/** 4.2.1 The numbers of Good, Fair and Poor are those of the rulebook. */
export const UNMARKED = 0;
export const GOOD = 1;
export const FAIR = 2;
export const POOR = 3;
export const ISLAMIST_RULE = 4;
export type Governance = 0 | 1 | 2 | 3 | 4;

/** 4.2.3 From the US to its enemies; 0 where there is none. */
export const ALLY = 1;
export const NEUTRAL = 2;
export const ADVERSARY = 3;
export type Alignment = 0 | 1 | 2 | 3;

/** 4.3.2; 0 where it is not yet known, or there is none. */
export const SOFT = 1;
export const HARD = 2;
export type Posture = 0 | 1 | 2;

/** 4.8.2 */
export const TAN = 1;
export const GREEN = 2;

/** 4.8.1, 8.5.5 A plot marker's value; WMD count as the highest. */
export const WMD = 4;
export type PlotValue = 1 | 2 | 3 | 4;
export const PLOT_VALUES: readonly PlotValue[] = [1, 2, 3, 4];

export const CELLS = 15;
export const TROOPS = 15;
/** 4.8.1, D-T2 Markers of value 1, 2 and 3. */
export const PLOTS: readonly number[] = [3, 2, 1];
/** 4.7.8.1 In each of the two WMD boxes. */
export const BOXED_WMD = 3;
export const MAX_PRESTIGE = 12;
export const MAX_FUNDING = 9;
export const MAX_RESERVES = 2;
export const MAX_OPS = 3;
/** NATO counts as so many troops (card 41). */
export const NATO_TROOPS = 2;
/** 7.2.1.3, 7.3.1, 8.4.2 How far one side must outnumber the other. */
export const MARGIN = 5;

/** A plot marker on the map (8.5.4). */
export interface Plot {
  readonly country: Country;
  /** Hidden from the US as long as it lies face down; 0 in a view that does not know it. */
  value: PlotValue | 0;
  /** The highest number it can bear, as everybody knows from how it came there; WMD are always possible. */
  most: number;
  /** Some Event tells that it is no WMD, and bears just that number. */
  readonly exact: boolean;
  /** Card 5: lies face up. */
  shown: boolean;
  /** Card 1. */
  backlash: boolean;
  /** Cards 96, 110: values of which everybody knows that all markers lay on the map, this one perhaps among them. */
  settled?: number[];
}

export const IDEOLOGIES = ['none', 'coherent', 'attractive', 'potent', 'infectious', 'virulent'] as const;
export type Ideology = (typeof IDEOLOGIES)[number];

/** What was agreed before play, as far as the rules look at it. */
export interface Variants {
  /** 3.3 Reshuffles that end the game. */
  readonly decks: number;
  /** 9.0 The Jihadist is run by the charts. */
  readonly solo: boolean;
  /** 9.2 Cards are dealt evenly by association. */
  readonly evenDeal: boolean;
  /** 9.7 */
  readonly ideology: Ideology;
  /** Slips of the card texts are read as the cards were printed. */
  readonly printed: boolean;
  /** D-T1 A GWOT penalty takes 1 from the die that says whether Prestige rises. */
  readonly prestigePenalty: boolean;
  /** D-72 Opium takes every cell of the track, not only the available ones. */
  readonly allOpium: boolean;
  /** D-S3 Box 4 of the Travel chart under a Soft US names Soft non-Muslim countries. */
  readonly softTravel: boolean;
  /** 9.5 The owner's own Random Country tables; null for those that come with the game (D-X1). */
  readonly tables: RandomTables | null;
  /** The owner's own figures of board and markers; null for those that come with the game (D-M1, D-M2, D-T2). */
  readonly figures: Figures | null;
}

/** What is printed, where the rulebook does not say it: by country, and by the value of plots. */
export interface Figures {
  /** 4.3.4; 0 where none is printed. */
  readonly recruit: readonly number[];
  /** 4.2.5 */
  readonly resources: readonly number[];
  /** 4.8.1 Markers of value 1, 2 and 3. */
  readonly plots: readonly number[];
}

/** 9.5 Random countries. */
export interface RandomTables {
  /** By the black die, then the tan one. */
  readonly global: readonly (readonly (Country | 'schengen')[])[];
  /** By one die. */
  readonly schengen: readonly Country[];
  /** By the sum of three dice, from 3. */
  readonly shiaMix: readonly Country[];
}

/** What is to be played next. A step goes from one of these to another. */
export type Stage =
  /** Anaconda: the Jihadist places so many cells more. */
  | { readonly kind: 'place-cells'; readonly left: number }
  /** Mission Accomplished?: the Schengen countries are rolled for. */
  | { readonly kind: 'schengen-rolls' }
  /** 5.2.8 The first hands. */
  | { readonly kind: 'deal' }
  /** 5.2.2 An action phase. */
  | { readonly kind: 'cards' }
  /** 5.2.3 Unblocked plots. */
  | { readonly kind: 'plots' }
  /** 5.2.5 to 5.2.9 */
  | { readonly kind: 'end-of-turn' };

/** 5.2.2 The action phase in progress. */
export interface Phase {
  readonly side: Side;
  /** Cards used so far. */
  played: number;
  /** 5.2.4 The US keeps its last card. */
  held: boolean;
  /** Cards 48 and 53: what the second card must be used for. */
  bound: 'gadahn' | 'madrassas' | null;
}

/** The card in someone's hands: chosen, then laid open when its use is settled. */
export interface CardPlay {
  readonly side: Side;
  card: number;
  /** 7.6.2 The other card of a Reassessment; 0 for none. */
  second: number;
  /** Others know it. Until then it still counts as part of the hand. */
  shown: boolean;
  /** 6.3.2 Its use brings about its Event. */
  due: boolean;
  /** 9.4.1 Alone: a US Event that the US could play now. Kept here, because it may follow from the hand of the US. */
  usable: boolean;
}

export const US_OPERATIONS = [
  'war-of-ideas',
  'deploy',
  'regime-change',
  'withdraw',
  'disrupt',
  'alert',
  'reassessment',
] as const;
export const JIHADIST_OPERATIONS = ['recruit', 'travel', 'jihad', 'plot'] as const;
export const OPERATIONS = [...US_OPERATIONS, ...JIHADIST_OPERATIONS, 'reserves', 'none'] as const;
export type UsOperation = (typeof US_OPERATIONS)[number];
export type JihadistOperation = (typeof JIHADIST_OPERATIONS)[number];
/** 'none': a card from which no Operation can be made. */
export type OperationName = (typeof OPERATIONS)[number];

/** A cell ordered to travel (8.3.3). */
export interface Journey {
  readonly from: Country;
  readonly to: Country;
  /** 1 for an Active cell, 0 for a Sleeper. */
  readonly active: number;
}

/** An Operation in progress: all that a page or a bot needs to see of it. */
export interface Operation {
  readonly side: Side;
  readonly name: OperationName;
  /** The value it is made with, Reserves included. */
  ops: number;
  /** 6.3.3.1 Whether Reserves may go into it, or have. */
  reserves: 'barred' | 'open' | 'spent';
  /** Where it is done, one entry a roll, in the order named. */
  readonly sites: Country[];
  /** 8.4.2 Those of them that are Major Jihads. */
  readonly major: Country[];
  readonly journeys: Journey[];
}

/** What some Events look back on (cards 61, 94): by action phase. */
export interface Memory {
  /** Where the US disrupted. */
  disrupted: Country[];
  /** Muslim countries tested as, or improved to, Fair or Good. */
  raised: Country[];
}

export type Ending =
  | 'good-resources'
  | 'fair-or-good'
  | 'no-cells'
  | 'islamist-resources'
  | 'prestige'
  | 'wmd'
  | 'last-card';

export interface Outcome {
  readonly winner: Side;
  readonly by: Ending;
}

export interface State {
  readonly variants: Variants;
  stage: Stage;
  /** Turns, the first is 1. */
  turn: number;
  phase: Phase;
  /** Cards being played; the last interrupts those before it (card 18). */
  readonly plays: CardPlay[];
  operation: Operation | null;
  /** The Event in progress: card, and who carries it out. */
  event: { readonly card: number; readonly side: Side } | null;
  memory: { now: Memory; before: Memory };
  outcome: Outcome | null;

  // By country.
  readonly governance: Governance[];
  readonly alignment: Alignment[];
  /** 4.7.2 That of the United States is the US posture. */
  readonly posture: Posture[];
  readonly sleepers: number[];
  readonly active: number[];
  readonly troops: number[];
  readonly aid: number[];
  readonly besieged: number[];
  readonly cadre: number[];
  readonly regimeChange: number[];
  /** Where NATO stands; -1 for nowhere. */
  nato: Country | -1;

  // Tracks and boxes.
  prestige: number;
  funding: number;
  cellsOnTrack: number;
  troopsOnTrack: number;
  readonly reserves: Record<Side, number>;
  readonly plots: Plot[];
  /** 4.7.8 Available plots of value 1, 2, 3 and WMD. */
  readonly available: number[];
  /** 4.7.8.1 */
  looseNukes: number;
  arsenal: number;
  /** 9.3.3 Alone: numbered plots of value 1, 2 and 3 that WMD replace; and how many more are to be set aside (D-S16). */
  readonly aside: number[];
  asideDue: number;
  readonly effects: Record<Lasting, boolean>;
  readonly lapsing: Record<Lapsing, number>;

  // Cards.
  /** The next card last. */
  deck: number[];
  readonly hands: Record<Side, number[]>;
  discards: number[];
  readonly removed: number[];
  lapsingBox: number[];
  /** 8.5.3 Whether there has been a Plot this turn; the card in the box, 0 for none. */
  firstPlot: { used: boolean; card: number };
  reshuffles: number;
  /** Cards in a side's hand that the other side knows. */
  readonly known: Record<Side, number[]>;
  /** Cards that a side has shown not to hold, since it last got one. */
  readonly lacking: Record<Side, number[]>;
}

// What a country is.

export const governance = (state: State, country: Country): Governance => state.governance[country] ?? 0;
export const alignment = (state: State, country: Country): Alignment => state.alignment[country] ?? 0;
export const usPosture = (state: State): Posture => state.posture[AT['united-states']] ?? 0;

export const isIslamist = (state: State, country: Country): boolean =>
  state.governance[country] === ISLAMIST_RULE;
export const isGood = (state: State, country: Country): boolean => state.governance[country] === GOOD;
export const isAlly = (state: State, country: Country): boolean => state.alignment[country] === ALLY;
export const isAdversary = (state: State, country: Country): boolean =>
  state.alignment[country] === ADVERSARY;
export const isHard = (state: State, country: Country): boolean => state.posture[country] === HARD;
/** 4.9.4 Neither Governance nor posture known. */
export const isUnmarked = (state: State, country: Country): boolean =>
  isMuslim(country)
    ? state.governance[country] === UNMARKED
    : isNonMuslim(country) && state.posture[country] === 0;
export const isRegimeChange = (state: State, country: Country): boolean =>
  (state.regimeChange[country] ?? 0) > 0;
export const isBesieged = (state: State, country: Country): boolean => (state.besieged[country] ?? 0) > 0;
export const aid = (state: State, country: Country): number => state.aid[country] ?? 0;
export const anyIslamist = (state: State): boolean => {
  for (let i = 0; i < MUSLIM.length; i++)
    if (state.governance[MUSLIM[i] as Country] === ISLAMIST_RULE) return true;
  return false;
};

// Where.

export const isInEffect = (state: State, effect: Effect): boolean =>
  isLapsing(effect) ? state.lapsing[effect] > 0 : state.effects[effect];
export const adjacent = (state: State, country: Country): readonly Country[] =>
  adjacentTo(country, state.effects['patriot-act']);
export const isAdjacent = (state: State, a: Country, b: Country): boolean =>
  areAdjacent(a, b, state.effects['patriot-act']);
/** Whether a country beside this one passes a test. */
export function isBeside(state: State, country: Country, test: (beside: Country) => boolean): boolean {
  const beside = adjacent(state, country);
  for (let i = 0; i < beside.length; i++) if (test(beside[i] as Country)) return true;
  return false;
}
/** Lines from one country to another (9.5.1, card 103). */
export function distance(state: State, from: Country, to: Country): number {
  const far = ALL.map(() => -1);
  far[from] = 0;
  const reached = [from];
  for (let i = 0; i < reached.length; i++) {
    const here = reached[i] as Country;
    if (here === to) return far[here] ?? 0;
    for (const beside of adjacent(state, here))
      if (far[beside] === -1) {
        far[beside] = (far[here] ?? 0) + 1;
        reached.push(beside);
      }
  }
  return Number.POSITIVE_INFINITY;
}

// Who is there.

export const hasSadr = (state: State, country: Country): boolean => country === AT.iraq && state.effects.sadr;
/** Cells that are cylinders: without Sadr. */
export const plainCells = (state: State, country: Country): number =>
  (state.sleepers[country] ?? 0) + (state.active[country] ?? 0);
/** 4.6 Cells; Sadr counts as one (D-54). */
export const cells = (state: State, country: Country): number =>
  plainCells(state, country) + (hasSadr(state, country) ? 1 : 0);
/** Cubes only: without NATO. */
export const cubes = (state: State, country: Country): number => state.troops[country] ?? 0;
/** 4.6 Troops; NATO counts as two (card 41). */
export const troops = (state: State, country: Country): number =>
  cubes(state, country) + (state.nato === country ? NATO_TROOPS : 0);
export const hasCadre = (state: State, country: Country): boolean => (state.cadre[country] ?? 0) > 0;
/** Cells on the map, Sadr included (2.1.1, D-V2). */
export const cellsOnMap = (state: State): number => CELLS - state.cellsOnTrack + (state.effects.sadr ? 1 : 0);
export const hasPlot = (state: State, country: Country): boolean => {
  for (let i = 0; i < state.plots.length; i++) if (state.plots[i]?.country === country) return true;
  return false;
};

// Tracks.

/** 4.7.4.2 Cells that can be recruited: those in the box of the Funding marker and left of it. */
export function availableCells(state: State): number {
  if (state.funding >= 7) return state.cellsOnTrack;
  return Math.max(0, state.cellsOnTrack - (state.funding >= 4 ? 5 : 10));
}
/** 5.2.8, 4.7.4 */
export function jihadistHandSize(state: State): number {
  if (state.funding >= 7) return 9;
  return state.funding >= 4 ? 8 : 7;
}

export type TroopsBox = 'low-intensity' | 'war' | 'overstretch';
/** 4.7.3 */
export function troopsBox(state: State): TroopsBox {
  if (state.troopsOnTrack >= 10) return 'low-intensity';
  return state.troopsOnTrack >= 5 ? 'war' : 'overstretch';
}
const US_HAND: Readonly<Record<TroopsBox, number>> = { 'low-intensity': 9, war: 8, overstretch: 7 };
/** 5.2.8, 4.7.3 */
export const usHandSize = (state: State): number => US_HAND[troopsBox(state)];

export type PrestigeLevel = 'low' | 'medium' | 'high' | 'very-high';
/** 4.7.1 */
export function prestigeLevel(state: State): PrestigeLevel {
  if (state.prestige <= 3) return 'low';
  if (state.prestige <= 6) return 'medium';
  return state.prestige <= 9 ? 'high' : 'very-high';
}

/** 4.7.2 Hard countries less Soft ones, Israel among the Hard, the United States not counted: -3 to 3. */
export function worldPosture(state: State): number {
  let sum = 0;
  for (let i = 0; i < NON_MUSLIM.length; i++) {
    const country = NON_MUSLIM[i] as Country;
    if (country === AT['united-states']) continue;
    const here = state.posture[country];
    if (here === HARD) sum++;
    else if (here === SOFT) sum--;
  }
  return Math.max(-3, Math.min(3, sum));
}
/** 4.7.2.1 */
export function gwotPenalty(state: State): number {
  const world = worldPosture(state);
  return world > 0 === (usPosture(state) === HARD) ? 0 : Math.abs(world);
}

/** 4.2.5 As printed, or as the owner's file has it. */
export const plainResources = ({ variants }: State, country: Country): number =>
  variants.figures?.resources[country] ?? printedResources(country);
/** 4.2.5, 4.2.6 With what Oil Price Spikes add. */
export const resources = (state: State, country: Country): number =>
  plainResources(state, country) + (hasOil(country) ? state.lapsing['oil-price-spike'] : 0);
/** 4.3.4; 0 where none is printed. */
export const recruitNumber = ({ variants }: State, country: Country): number =>
  variants.figures?.recruit[country] ?? printedRecruit(country);
/** 4.8.1, D-T2 Markers of value 1, 2 and 3. */
export const plotMarkers = ({ figures }: Variants): readonly number[] => figures?.plots ?? PLOTS;

/** 4.7.6 What the victory track shows. */
export interface Tally {
  good: number;
  islamist: number;
  fairOrGood: number;
  poorOrIslamist: number;
}
export function tally(state: State): Tally {
  const found = { good: 0, islamist: 0, fairOrGood: 0, poorOrIslamist: 0 };
  for (let i = 0; i < MUSLIM.length; i++) {
    const country = MUSLIM[i] as Country;
    switch (state.governance[country]) {
      case GOOD:
        found.good += resources(state, country);
        found.fairOrGood++;
        break;
      case FAIR:
        found.fairOrGood++;
        break;
      case POOR:
        found.poorOrIslamist++;
        break;
      case ISLAMIST_RULE:
        found.islamist += resources(state, country);
        found.poorOrIslamist++;
        break;
      default:
    }
  }
  return found;
}

/** 9.7 How far cells must outnumber troops for a Major Jihad (8.4.2). */
export const majorMargin = (state: State): number => (isAtLeast(state, 'potent') ? 3 : MARGIN);
/** 9.7 From Potent on each level includes those before it. */
export const isAtLeast = (state: State, ideology: Ideology): boolean =>
  IDEOLOGIES.indexOf(state.variants.ideology) >= IDEOLOGIES.indexOf(ideology);

/** 8.4 Where Jihad is possible at all; card 33 shields Pakistan. */
export const isJihadAllowed = (state: State, country: Country): boolean =>
  isMuslim(country) &&
  state.governance[country] !== ISLAMIST_RULE &&
  state.governance[country] !== UNMARKED &&
  !(country === AT.pakistan && state.effects['benazir-bhutto']);
