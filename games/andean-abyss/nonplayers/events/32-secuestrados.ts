import { always, type CardOpinion, COMMON_HARM, TRACK } from './opinion.ts';

/** 32 Secuestrados. */
export const secuestrados: CardOpinion = {
  usable: (state) => state.resources.farc < TRACK,
  worth: always(5),
  harm: COMMON_HARM,
};
