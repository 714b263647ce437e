import { always, type CardOpinion } from './opinion.ts';

/** 42 Senado & Cámara. */
export const senadoAndCamara: CardOpinion = {
  usable: 'always',
  worth: always(5),
  harm: 3,
};
