import type { CardEvent } from './card.ts';

/** 34 Accidental Guerrillas. */
export const accidentalGuerrillas: CardEvent = {
  known: 'reconstructed',
  certainty: 0.4,
  unshaded: [{ lasting: 'rally-not-beside-troops' }],
  shaded: [{ lasting: 'assault-then-guerrillas', guerrillas: 1 }],
};
