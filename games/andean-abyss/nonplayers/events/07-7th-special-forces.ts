import { always, type CardOpinion } from './opinion.ts';

/** 7 7th Special Forces. */
export const seventhSpecialForces: CardOpinion = {
  usable: 'always',
  worth: always(4),
  harm: 3,
};
