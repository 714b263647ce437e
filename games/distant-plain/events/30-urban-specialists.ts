import type { CardEvent } from './card.ts';

/** 30 Urban Specialists. */
export const urbanSpecialists: CardEvent = {
  known: 'printed',
  certainty: 0.98,
  unshaded: [{ lasting: 'terror-in-kabul', activates: 2 }],
  shaded: [{ lasting: 'terror-in-kabul', cost: 0, staysUnderground: true }],
};
