import type { CardEvent } from './card.ts';

/** 3 Reapers. */
export const reapers: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [{ lasting: 'strike-removes', pieces: 2 }],
  shaded: [{ lasting: 'strike-angers', provinces: 1, levels: 1 }],
};
