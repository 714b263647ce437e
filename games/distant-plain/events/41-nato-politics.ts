import type { CardEvent } from './card.ts';

/** 41 NATO Politics. */
export const natoPolitics: CardEvent = {
  known: 'reconstructed',
  certainty: 0.5,
  unshaded: [{ send: 'coalition-piece', count: 3, upTo: true, from: 'out-of-play', to: 'available' }],
  shaded: [{ send: 'coalition-troops', count: 3, upTo: true, from: 'available', to: 'out-of-play' }],
};
