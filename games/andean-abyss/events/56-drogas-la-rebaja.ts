import { gain, transfer } from '../changes.ts';
import { CITIES } from '../map.ts';
import { pieces } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';

/** 56 Drogas La Rebaja. */
export const drogasLaRebaja: CardEvent = {
  unshaded(action) {
    transfer(action, 'cartels', 'government', 9);
  },

  *shaded(action) {
    const { state } = action;
    const shops = CITIES.reduce((sum, city) => sum + pieces(state, city, 'cartels'), 0);
    gain(action, 'cartels', 2 * shops);
    yield* placeInSpaces(action, 2, { kind: 'cartels-base', among: () => CITIES });
  },
};
