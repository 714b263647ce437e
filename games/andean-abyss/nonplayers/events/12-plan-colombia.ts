import { type CardOpinion, when } from './opinion.ts';

/** 12 Plan Colombia. */
export const planColombia: CardOpinion = {
  usable: 'always',
  worth: when((state) => state.aid >= 6, 5),
  harm: 3,
};
