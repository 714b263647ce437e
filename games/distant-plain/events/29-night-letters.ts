import type { CardEvent } from './card.ts';

/** 29 Night Letters. */
export const nightLetters: CardEvent = {
  known: 'reconstructed',
  certainty: 0.55,
  sourced: ['shaded'],
  unshaded: [{ lasting: 'cost', action: 'terror', of: 'taliban', cost: 2, where: { kind: 'province' } }],
  shaded: [{ lasting: 'train-cubes', cubes: 4 }],
};
