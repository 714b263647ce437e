import { departments, isZone } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** 30 Peace Commission. */
export const peaceCommission: CardOpinion = {
  usable: (state) => departments(state).some((one) => !isZone(state, one)),
  worth: always(0),
  harm: COMMON_HARM,
};
