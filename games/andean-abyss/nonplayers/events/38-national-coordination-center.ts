import { active, cubes, hasSupport, spaces } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** 38 National Coordination Center. */
export const nationalCoordinationCenter: CardOpinion = {
  usable: (state) =>
    spaces(state).some(
      (one) => active(state, one, 'auc') > 0 && (cubes(state, one) > 0 || hasSupport(state, one)),
    ),
  worth: always(2),
  harm: COMMON_HARM,
};
