import { CITIES } from '../../map.ts';
import { hasSupport, pieces, spaces, troops } from '../../state.ts';
import { type CardOpinion, isUnsure, set, when } from './opinion.ts';

/** 24 Operación Jaque. */
export const operacionJaque: CardOpinion = {
  usable: (state) =>
    spaces(state).some((one) => pieces(state, one, 'farc') > 0 && troops(state, one) > 0) ||
    CITIES.some((city) => hasSupport(state, city)),
  policy: {
    spaces: { remove: { counts: true, keys: [({ state }, space) => Math.min(2, troops(state, space))] } },
  },
  levelAfter: set(0),
  worth: when(isUnsure),
  harm: 5,
};
