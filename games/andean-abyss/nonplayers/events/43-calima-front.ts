import { departments, markersLeft, troops } from '../../state.ts';
import { always, type CardOpinion } from './opinion.ts';

/** 43 Calima Front. */
export const calimaFront: CardOpinion = {
  usable: (state) =>
    state.aid > 0 || (markersLeft(state) > 0 && departments(state).some((one) => troops(state, one) > 0)),
  worth: always(2),
  harm: 3,
};
