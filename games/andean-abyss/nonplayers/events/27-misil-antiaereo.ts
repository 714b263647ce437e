import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** 27 Misil Antiaéreo. */
export const misilAntiaereo: CardOpinion = {
  usable: 'always',
  worth: always(3),
  harm: COMMON_HARM,
};
