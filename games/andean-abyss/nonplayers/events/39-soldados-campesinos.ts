import { departments, police } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** 39 Soldados Campesinos. */
export const soldadosCampesinos: CardOpinion = {
  usable: (state) => departments(state).some((one) => police(state, one) > 0),
  worth: always(4),
  harm: COMMON_HARM,
};
