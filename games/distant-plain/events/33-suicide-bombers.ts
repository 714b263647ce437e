import type { CardEvent } from './card.ts';

/** 33 Suicide Bombers. */
export const suicideBombers: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [{ lasting: 'terror-spends-guerrilla' }],
  shaded: [{ lasting: 'attack-with-sacrifice', pieces: 1 }],
};
