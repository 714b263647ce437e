import type { CardEvent } from './card.ts';

/** 12 Village Stability Operations. */
export const villageStabilityOperations: CardEvent = {
  known: 'reconstructed',
  certainty: 0.5,
  sourced: ['unshaded'],
  unshaded: [{ lasting: 'train-then-police', police: 1 }],
  shaded: [{ lasting: 'train-without-police' }],
};
