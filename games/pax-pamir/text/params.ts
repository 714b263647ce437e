/** The parameters that many sentences share. */
import type { Message } from '@sandtable/engine';

export interface OfPlayer {
  player: string;
}
export interface OfCard {
  card: string;
}
export interface OfEmpire {
  empire: string;
}
export interface InLocation {
  location: string;
}
/** How many more may be named. */
export interface ToGo {
  left: number;
}
export interface Counted {
  count: number;
}
export interface Costs {
  cost: number;
}
/** What is given up for good with an option. */
export interface Warned {
  warning?: Message;
}
/** E4.5 What a change of loyalty takes away. */
export interface LoyaltyLost extends OfEmpire {
  gifts: number;
  prizes: number;
  loyaltyCard: boolean;
  patriots: readonly number[];
  /** Rupees to pay back for patriots that are leveraged. */
  owed: number;
  /** Card 129 goes, too. */
  trust: boolean;
}
/** A place of the market. */
export interface AtPlace {
  place: string;
}
export interface March {
  from: string;
  to: string;
}
/** What the text of a headline counts. */
export interface HeadlineFigures {
  lost: readonly string[];
  lostCounts: readonly number[];
  added: readonly string[];
  addedCounts: readonly number[];
  rupees: number;
  loyal: string;
  regime: string;
  amount: number;
}
/** What the text of a capability card counts. */
export interface CapabilityFigures {
  cost: number;
  amount: number;
  locations: readonly string[];
}
