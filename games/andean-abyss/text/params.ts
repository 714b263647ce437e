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
export interface OfCard {
  card: number;
}
