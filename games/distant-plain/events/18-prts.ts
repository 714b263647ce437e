import type { CardEvent } from './card.ts';

/** 18 PRTs. */
export const prts: CardEvent = {
  known: 'reconstructed',
  certainty: 0.55,
  sourced: ['unshaded'],
  unshaded: [{ lasting: 'civic-action-spaces', spaces: 2 }],
  shaded: [{ lasting: 'civic-action-at-bases' }],
};
