import { isCoastal } from '../../map.ts';
import { pieces, spaces } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM, TRACK } from './opinion.ts';

/** 68 Narco-Subs. */
export const narcoSubs: CardOpinion = {
  usable: (state) =>
    state.resources.cartels < TRACK &&
    spaces(state).some((one) => isCoastal(one) && pieces(state, one, 'cartels') > 0),
  worth: always(3),
  harm: COMMON_HARM,
};
