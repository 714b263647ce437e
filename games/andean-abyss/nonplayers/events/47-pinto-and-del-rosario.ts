import { AT } from '../../map.ts';
import { active, available, spaces, underground } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** 47 Pinto & del Rosario. */
export const pintoAndDelRosario: CardOpinion = {
  usable: (state) =>
    available(state, 'auc-underground') > 0 ||
    underground(state, AT.cucuta, 'auc') > 0 ||
    spaces(state).some((one) => active(state, one, 'auc') > 0),
  policy: { spaces: { turn: { gives: ({ state }, space) => active(state, space, 'auc') } } },
  worth: always(3),
  harm: COMMON_HARM,
};
