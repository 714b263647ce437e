import { bases, departments } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM, sour } from './opinion.ts';
import { canSour } from './shared.ts';

/** 35 Crop Substitution. */
export const cropSubstitution: CardOpinion = {
  usable: (state) =>
    departments(state).some((one) => bases(state, one, 'cartels') > 0 && canSour(state, one)),
  levelAfter: sour(2),
  worth: always(4),
  harm: COMMON_HARM,
};
