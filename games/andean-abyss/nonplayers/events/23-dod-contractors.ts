import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** 23 DoD Contractors. */
export const dodContractors: CardOpinion = {
  usable: 'always',
  worth: always(3),
  harm: COMMON_HARM,
};
