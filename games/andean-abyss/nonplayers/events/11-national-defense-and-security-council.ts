import { always, type CardOpinion } from './opinion.ts';

/** 11 National Defense & Security Council. */
export const nationalDefenseAndSecurityCouncil: CardOpinion = {
  usable: 'always',
  worth: always(3),
  harm: 3,
};
