import { ACTIVE_SUPPORT, canShift, gain, NEUTRAL, setLevel } from '../changes.ts';
import { CITIES } from '../map.ts';
import { hasOpposition, hasSupport } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 44 Colombia Nueva. */
export const colombiaNueva: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () =>
      CITIES.filter((city) => !hasOpposition(state, city) && canShift(state, city, ACTIVE_SUPPORT));
    yield* inSpaces(action, 'shift', 1, among, (city) => setLevel(action, city, ACTIVE_SUPPORT));
    gain(action, 'government', 3);
  },

  *shaded(action) {
    const among = () => CITIES.filter((city) => hasSupport(action.state, city));
    yield* inSpaces(action, 'shift', 1, among, (city) => setLevel(action, city, NEUTRAL));
    gain(action, 'government', -3);
  },
};
