import type { CardEvent } from './card.ts';

/** 40 Line Item. */
export const lineItem: CardEvent = {
  known: 'reconstructed',
  certainty: 0.35,
  unshaded: [{ gain: 'aid', amount: 8 }],
  shaded: [{ lose: 'aid', amount: 8 }],
};
