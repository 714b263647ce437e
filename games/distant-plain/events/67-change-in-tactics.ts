import type { CardEvent } from './card.ts';

/** 67 Change in Tactics. */
export const changeInTactics: CardEvent = {
  known: 'reconstructed',
  certainty: 0.45,
  unshaded: [{ 'drop-capability': 1 }],
};
