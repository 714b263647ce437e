/** The parameters that many sentences share. */
export interface InSpace {
  space: string;
}
export interface OfKind {
  kind: string;
}
export interface OfPieces {
  kind: string;
  count: number;
}
export interface OfFaction {
  faction: string;
}
export interface OnTheWay {
  from: string;
  to: string;
}
/** How many more may be named. */
export interface ToGo {
  left: number;
}
export interface OfCard {
  card: number;
}
/** Troops, Police and Bases; or Underground and Active guerrillas and Bases; in the box guerrillas and Bases. */
export interface Forces {
  government: readonly number[];
  farc: readonly number[];
  auc: readonly number[];
  cartels: readonly number[];
}
/** What a space holds. */
export interface Held extends InSpace, Forces {
  /** The guerrillas that carry a Shipment, each as often as it carries one. */
  carriers: readonly string[];
}
/** What an Event says about Eligibility on the next card: 'eligible', 'ineligible', or nothing: 'open'. */
export interface OnNextCard {
  onNext: string;
}
