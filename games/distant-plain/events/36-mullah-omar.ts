import type { CardEvent } from './card.ts';

/** 36 Mullah Omar. */
export const mullahOmar: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [{ lose: 'taliban-resources', amount: 4 }, { ineligible: 'taliban' }],
  shaded: [{ lasting: 'sharia-everywhere' }],
};
