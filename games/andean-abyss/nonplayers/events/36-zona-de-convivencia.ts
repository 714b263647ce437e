import { isMountain } from '../../map.ts';
import { departments, isZone } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM, set } from './opinion.ts';

/** 36 Zona de Convivencia. */
export const zonaDeConvivencia: CardOpinion = {
  usable: (state) => departments(state).some((one) => isMountain(one) && !isZone(state, one)),
  levelAfter: set(1),
  worth: always(0),
  harm: COMMON_HARM,
};
