/** What lies on the table of the demonstration game, and the questions one can ask of it. */

export const SEATS = ['alder', 'birch', 'flint', 'slate'] as const;
export type Seat = (typeof SEATS)[number];

export const TEAM: Readonly<Record<Seat, 'wood' | 'stone'>> = {
  alder: 'wood',
  birch: 'wood',
  flint: 'stone',
  slate: 'stone',
};

/** Cards are their values; there are four of each. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const COPIES = 4;
export const HAND = 3;
export const PURSE = 4;

export interface State {
  rounds: number;
  round: number;
  coins: Record<Seat, number>;
  /** Coins spent on raids. */
  spent: number;
  hands: Record<Seat, number[]>;
  /** The last card is the top one. */
  deck: number[];
  discard: number[];
  /** The seat that has seen the top card of the deck. */
  scout: Seat | null;
  /** The raid in progress. */
  raid: { raider: Seat; raided: Seat[] } | null;
}

export function isSeat(id: string): id is Seat {
  return (SEATS as readonly string[]).includes(id);
}

export function partnerOf(seat: Seat): Seat {
  return SEATS.find((other) => other !== seat && TEAM[other] === TEAM[seat]) ?? seat;
}

export function enemiesOf(seat: Seat): Seat[] {
  return SEATS.filter((other) => TEAM[other] !== TEAM[seat]);
}

/** The different values in a hand, lowest first. */
export function valuesIn(hand: readonly number[]): number[] {
  return VALUES.filter((value) => hand.includes(value));
}

export function teamCoins(state: State, team: 'wood' | 'stone'): number {
  return SEATS.reduce((sum, seat) => sum + (TEAM[seat] === team ? state.coins[seat] : 0), 0);
}
