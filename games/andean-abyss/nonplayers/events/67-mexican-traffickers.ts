import { type CardOpinion, COMMON_HARM, when } from './opinion.ts';

/** 67 Mexican Traffickers. */
export const mexicanTraffickers: CardOpinion = {
  usable: 'always',
  worth: when((state) => state.resources.cartels >= 8, 4),
  harm: COMMON_HARM,
};
