import { basesOnMap, lands, pieces } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM, TRACK } from './opinion.ts';
import { basesFit } from './shared.ts';

/** 52 Castaño. */
export const castano: CardOpinion = {
  usable: (state) =>
    lands(state).some((one) => pieces(state, one, 'auc') > 0 && basesFit(state, one, 'auc')) ||
    (basesOnMap(state, 'auc') > 0 && state.resources.auc < TRACK),
  worth: always(5),
  harm: COMMON_HARM,
};
