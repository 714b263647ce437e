/** What lies on the table of the demonstration game, and the questions one can ask of it. */

export const SEATS = ['alder', 'birch', 'flint', 'slate'] as const;
export type Seat = (typeof SEATS)[number];

export const TEAM: Readonly<Record<Seat, 'wood' | 'stone'>> = {
  alder: 'wood',
  birch: 'wood',
  flint: 'stone',
  slate: 'stone',
};

/** There are four of each. */
export const CARDS = ['1', '2', '3', '4', '5', '6'] as const;
export type Card = (typeof CARDS)[number];
export const COPIES = 4;
export const HAND = 3;
export const PURSE = 4;

export interface State {
  rounds: number;
  round: number;
  coins: Record<Seat, number>;
  /** Coins spent on raids. */
  spent: number;
  /** Each lowest card first. */
  hands: Record<Seat, Card[]>;
  /** The last card is the top one. */
  deck: Card[];
  discard: Card[];
  /** The seat that has seen the top card of the deck. */
  scout: Seat | null;
  /** Gifts so far. */
  talks: number;
  /** The raid in progress. */
  raid: { raider: Seat; raided: Seat[] } | null;
}

export function isSeat(id: string): id is Seat {
  return (SEATS as readonly string[]).includes(id);
}

const PARTNER: Readonly<Record<Seat, Seat>> = {
  alder: 'birch',
  birch: 'alder',
  flint: 'slate',
  slate: 'flint',
};

export function partnerOf(seat: Seat): Seat {
  return PARTNER[seat];
}

const ENEMIES = { wood: ['flint', 'slate'], stone: ['alder', 'birch'] } as const;

export function enemiesOf(seat: Seat): readonly Seat[] {
  return ENEMIES[TEAM[seat]];
}

/** The different cards in a hand from a value on, lowest first. */
export function cardsIn(hand: readonly Card[], from = 1): Card[] {
  const cards: Card[] = [];
  for (const card of hand) if (cards.at(-1) !== card && valueOf(card) >= from) cards.push(card);
  return cards;
}

export function valueOf(card: Card): number {
  return CARDS.indexOf(card) + 1;
}

/** Puts a card into a hand in its place. */
export function addTo(hand: Card[], card: Card): void {
  let at = hand.length;
  while (at > 0 && (hand[at - 1] ?? card) > card) at--;
  hand.splice(at, 0, card);
}

export function teamCoins(state: State, team: 'wood' | 'stone'): number {
  return SEATS.reduce((sum, seat) => sum + (TEAM[seat] === team ? state.coins[seat] : 0), 0);
}
