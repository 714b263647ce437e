import type { CardEvent } from './card.ts';

/** 39 Trilateral Summit. */
export const trilateralSummit: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    { islamabad: 'hostility', boxes: 1 },
    { gain: 'government-resources', amount: 6 },
  ],
  shaded: [
    { islamabad: 'sponsorship', boxes: 1 },
    { gain: 'taliban-resources', amount: 3 },
  ],
};
