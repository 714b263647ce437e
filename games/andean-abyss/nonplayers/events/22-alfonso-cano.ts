import { hasOpposition } from '../../state.ts';
import { type CardOpinion, someLand, when } from './opinion.ts';

/** 22 Alfonso Cano. */
export const alfonsoCano: CardOpinion = {
  usable: 'always',
  worth: when((state) => someLand(state, (space) => hasOpposition(state, space))),
  harm: 5,
};
