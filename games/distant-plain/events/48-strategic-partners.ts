import type { CardEvent } from './card.ts';

/** 48 Strategic Partners. */
export const strategicPartners: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    { gain: 'aid', amount: 9 },
    { islamabad: 'sponsorship', boxes: 1 },
  ],
  shaded: [
    { gain: 'patronage', amount: 3 },
    { islamabad: 'sponsorship', boxes: 2 },
  ],
};
