import { departments, pieces } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';
import { basesFit } from './shared.ts';

/** 61 Air Bridge. */
export const airBridge: CardOpinion = {
  usable: (state) =>
    departments(state).some((one) => pieces(state, one, 'cartels') === 0 && basesFit(state, one, 'cartels')),
  worth: always(4),
  harm: COMMON_HARM,
};
