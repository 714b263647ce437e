import type { CardEvent } from './card.ts';

/** 46 ID Cards. */
export const idCards: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [{ lasting: 'infiltrate-removes', pieces: 1 }],
  shaded: [{ lasting: 'most-spaces', actions: 'infiltrate', of: 'taliban', spaces: 2 }],
};
