import type { CardEvent } from './card.ts';

/** 31 Car Bombs. */
export const carBombs: CardEvent = {
  known: 'reconstructed',
  certainty: 0.6,
  sourced: ['shaded'],
  unshaded: [{ lasting: 'most-spaces', actions: 'ambush', of: 'taliban', spaces: 1 }],
  shaded: [{ lasting: 'active-will-do', actions: ['ambush', 'terror'] }],
};
