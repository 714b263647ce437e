import { always, type CardOpinion } from './opinion.ts';

/** 1 1st Division. */
export const firstDivision: CardOpinion = {
  usable: 'always',
  worth: always(4),
  harm: 3,
};
