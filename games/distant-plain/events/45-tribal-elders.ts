import type { CardEvent } from './card.ts';

/** 45 Tribal Elders. */
export const tribalElders: CardEvent = {
  known: 'reconstructed',
  certainty: 0.35,
  unshaded: [{ lasting: 'elders-decide' }],
};
