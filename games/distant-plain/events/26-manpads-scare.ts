import type { CardEvent } from './card.ts';

/** 26 MANPADS Scare. */
export const manpadsScare: CardEvent = {
  known: 'reconstructed',
  certainty: 0.45,
  unshaded: [
    { free: 'air-lift', by: 'coalition' },
    { free: 'air-strike', by: 'coalition' },
  ],
  shaded: [{ lasting: 'taliban-cancel', actions: ['air-lift', 'air-strike'], cost: 1 }],
};
