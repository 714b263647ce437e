/** The parameters that many sentences share. */
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
/** A place of the market. */
export interface AtPlace {
  place: string;
}
export interface March {
  from: string;
  to: string;
}
