import { lands, pieces } from '../../state.ts';
import { type CardOpinion, cartelsGunmen, sour, when } from './opinion.ts';
import { canSour } from './shared.ts';

/** 55 DEA Agents. */
export const deaAgents: CardOpinion = {
  usable: (state) => lands(state).some((one) => pieces(state, one, 'cartels') > 0 && canSour(state, one)),
  levelAfter: sour(1),
  worth: when((state) => cartelsGunmen(state) >= 3),
  harm: 3,
};
