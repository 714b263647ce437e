/** What lies on the table. */
import type { Side } from './cards.ts';
import type { Lapsing, Lasting } from './effects.ts';
import type { Country } from './map.ts';
import type { Variants } from './variants.ts';

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
  /** Card 90, L77: discarded cards whose Event is due. They lie open beside the pile; left out where there are none. */
  beside?: readonly number[];
  readonly removed: number[];
  lapsingBox: number[];
  /** 8.5.3 Whether there has been a Plot this turn; the card in the box, 0 for none. */
  firstPlot: { used: boolean; card: number };
  reshuffles: number;
  /** Cards in a side's hand that the other side knows. */
  readonly known: Record<Side, number[]>;
  /**
   * 9.2 Alone: known cards of the Jihadist's pile that were shuffled since: nobody knows in which order they lie.
   * Left out where there are none, as in tables begun before version 5.
   */
  mixed?: readonly number[];
  /** Cards that a side has shown not to hold, since it last got one. */
  readonly lacking: Record<Side, number[]>;
  /** L78 Lists of cards: the hand of the US is known to hold one of each. Left out where there are none. */
  holding?: readonly (readonly number[])[];
}
