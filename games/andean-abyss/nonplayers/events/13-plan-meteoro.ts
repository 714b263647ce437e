import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** 13 Plan Meteoro. */
export const planMeteoro: CardOpinion = {
  usable: 'always',
  worth: always(2),
  harm: COMMON_HARM,
};
