import { pieces, spaces } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM, TRACK } from './opinion.ts';

/** 41 Mancuso. */
export const mancuso: CardOpinion = {
  usable: (state) =>
    state.resources.auc < TRACK &&
    spaces(state).some((one) => pieces(state, one, 'auc') > 0 && pieces(state, one, 'cartels') > 0),
  worth: always(3),
  harm: COMMON_HARM,
};
