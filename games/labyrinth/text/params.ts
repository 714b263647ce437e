/** The parameters that many sentences share. */
import type { Message } from '@sandtable/engine';

export interface InCountry {
  country: string;
}
export interface OfCard {
  card: number;
}
export interface OfSide {
  side: string;
}
export interface OfOperation {
  operation: string;
}
/** Countries, or the troops track. */
export interface OnTheWay {
  from: string;
  to: string;
}
/** How many more may be named. */
export interface ToGo {
  left: number;
}
/** The highest die that succeeds; 6 when none is needed. */
export interface Chance {
  needed: number;
}
/** The parts of a War of Ideas roll. */
export interface WarOfIdeas extends InCountry {
  roll: number;
  prestige: number;
  penalty: number;
  good: number;
  aid: number;
  neighbour: number;
  total: number;
  isWon: boolean;
}
/** What a country holds. */
export interface Held extends InCountry {
  governance: number;
  alignment: number;
  posture: number;
  isMuslim: boolean;
  sleepers: number;
  active: number;
  troops: number;
  aid: number;
  /** Values; 0 for those face down. */
  plots: readonly number[];
  marks: readonly string[];
}
/** Who won, and the resources that counted. */
export interface Ended extends OfSide {
  good: number;
  islamist: number;
  /** 9.1 Good resources the US needed at the end; 0 with two players. */
  wanted: number;
}

/** Two plans of the US staff, with the share of possible worlds that each wins. */
export interface Compared {
  plan: Message;
  chance: number;
  other: Message;
  less: number;
  worlds: number;
}

/** A card and what it would be used for. */
export interface Planned {
  card: number;
  use: string;
}
