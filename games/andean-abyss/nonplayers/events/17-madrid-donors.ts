import { type CardOpinion, when } from './opinion.ts';

/** 17 Madrid Donors. */
export const madridDonors: CardOpinion = {
  usable: 'always',
  worth: when((state) => state.aid >= 6, 5),
  harm: 3,
};
