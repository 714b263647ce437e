/** B5 Loyalty cards: two ends each, with an order number. They are rebuilt; owners may correct them. */
import type { Empire } from './empires.ts';

export interface LoyaltyEnd {
  readonly empire: Empire;
  readonly order: number;
}

export interface LoyaltyCard {
  readonly ends: readonly [LoyaltyEnd, LoyaltyEnd];
  /** Confirmed by an owner of the game. */
  readonly known: boolean;
}

const rebuilt = (early: Empire, order: number, late: Empire): LoyaltyCard => ({
  ends: [
    { empire: early, order },
    { empire: late, order: 11 - order },
  ],
  known: false,
});

export const LOYALTY_CARDS: readonly LoyaltyCard[] = [
  rebuilt('british', 1, 'russian'),
  rebuilt('russian', 2, 'afghan'),
  rebuilt('afghan', 3, 'british'),
  rebuilt('british', 4, 'afghan'),
  rebuilt('afghan', 5, 'russian'),
];
