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
/** Who pays for another's pieces, and what is still to be paid when the first of them comes. */
export interface Due {
  payer?: string;
  cost?: number;
}
export interface OfCard {
  card: number;
  /** What it is called at this table in English and in Japanese, if not as printed in our deck. */
  titles?: readonly string[];
}
/** Pieces told faction by faction: whose, in which role (Troops, Underground, Base ...), how many; one place each. */
export interface Forces {
  factions: readonly string[];
  roles: readonly string[];
  counts: readonly number[];
}
/** What an Event says about Eligibility on the next card: 'eligible', 'ineligible', or nothing: 'open'. */
export interface OnNextCard {
  onNext: string;
}
