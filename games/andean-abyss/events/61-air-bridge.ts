import { gain, removeAll } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { CITIES } from '../map.ts';
import { departments, pieces } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 61 Air Bridge. */
export const airBridge: CardEvent = {
  *unshaded(action) {
    const among = () => CITIES.filter((city) => pieces(action.state, city, 'cartels') > 0);
    yield* inSpaces(action, 'remove', 1, among, (city) => removeAll(action, city, TABLE.kindsOf('cartels')));
    // D4.
    gain(action, 'cartels', -6);
  },

  *shaded(action) {
    const { state } = action;
    const among = () => departments(state).filter((space) => pieces(state, space, 'cartels') === 0);
    yield* placeInSpaces(action, 3, { kind: 'cartels-base', among });
  },
};
