import { always, type CardOpinion } from './opinion.ts';

/** 16 Coffee Prices. */
export const coffeePrices: CardOpinion = {
  usable: (state) => state.resources.government > 0,
  worth: always(4),
  harm: 4,
};
