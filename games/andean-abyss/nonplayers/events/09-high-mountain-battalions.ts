import { always, type CardOpinion } from './opinion.ts';

/** 9 High Mountain Battalions. */
export const highMountainBattalions: CardOpinion = {
  usable: 'always',
  worth: always(4),
  harm: 3,
};
