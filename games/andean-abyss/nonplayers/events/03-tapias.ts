import { always, type CardOpinion } from './opinion.ts';

/** 3 Tapias. */
export const tapias: CardOpinion = {
  usable: 'always',
  worth: always(4),
  harm: 4,
};
