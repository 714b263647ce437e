import { basesOnMap } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM, TRACK } from './opinion.ts';

/** 64 Cocaine Labs. */
export const cocaineLabs: CardOpinion = {
  usable: (state) => basesOnMap(state, 'cartels') > 0 && state.resources.cartels < TRACK,
  worth: always(0),
  harm: COMMON_HARM,
};
