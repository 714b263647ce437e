import type { CardEvent } from './card.ts';

/** 7 Find Fix Finish. */
export const findFixFinish: CardEvent = {
  known: 'reconstructed',
  certainty: 0.4,
  unshaded: [{ lasting: 'assault-activates', guerrillas: 1 }],
  shaded: [{ lasting: 'assault-removes', pieces: 2 }],
};
