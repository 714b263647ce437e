import { always, type CardOpinion } from './opinion.ts';

/** 2 Ospina & Mora. */
export const ospinaAndMora: CardOpinion = {
  usable: 'always',
  worth: always(4),
  harm: 4,
};
