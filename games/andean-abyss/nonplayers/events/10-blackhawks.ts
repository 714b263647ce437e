import { always, type CardOpinion } from './opinion.ts';

/** 10 Blackhawks. */
export const blackhawks: CardOpinion = {
  usable: 'always',
  worth: always(3),
  harm: 1,
};
