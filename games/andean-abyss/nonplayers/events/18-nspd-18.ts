import { always, type CardOpinion } from './opinion.ts';

/** 18 NSPD-18. */
export const nspd18: CardOpinion = {
  usable: (state) => state.resources.government > 0 || state.aid > 0,
  worth: always(5),
  harm: 4,
};
