import { pieces, spaces, terror } from '../../state.ts';
import { type CardOpinion, COMMON_HARM, someLand, when } from './opinion.ts';

/** 45 Los Derechos Humanos. */
export const losDerechosHumanos: CardOpinion = {
  usable: (state) =>
    state.resources.government > 0 ||
    (state.aid > 0 && spaces(state).some((one) => pieces(state, one, 'auc') > 0)),
  worth: when((state) => someLand(state, (space) => terror(state, space) > 0)),
  harm: COMMON_HARM,
};
