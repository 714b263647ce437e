import { CITIES } from '../../map.ts';
import { hasSupport } from '../../state.ts';
import { type CardOpinion, isUnsure, set, when } from './opinion.ts';

/** 44 Colombia Nueva. */
export const colombiaNueva: CardOpinion = {
  usable: (state) => state.resources.government > 0 || CITIES.some((city) => hasSupport(state, city)),
  levelAfter: set(0),
  worth: when(isUnsure),
  harm: 10,
};
