import { ACTIVE_SUPPORT, canShift, makeIneligible, NEUTRAL, setLevel } from '../changes.ts';
import { CITIES, type Space } from '../map.ts';
import { hasSupport, pieces, spaces, troops } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf, removePieces } from './vocabulary.ts';

/** 24 Operación Jaque. */
export const operacionJaque: CardEvent = {
  *unshaded(action) {
    const among = () => CITIES.filter((city) => canShift(action.state, city, ACTIVE_SUPPORT));
    yield* inSpaces(action, 'shift', 1, among, (city) => setLevel(action, city, ACTIVE_SUPPORT));
    makeIneligible(action, 'farc');
  },

  *shaded(action) {
    const { state } = action;
    const isRaid = (space: Space) => pieces(state, space, 'farc') > 0 && troops(state, space) > 0;
    const space = yield* oneOf(action, 'remove', () => spaces(state).filter(isRaid));
    if (space !== undefined) yield* removePieces(action, 2, { spaces: () => [space], kinds: ['troops'] });
    const among = () => CITIES.filter((city) => hasSupport(state, city));
    yield* inSpaces(action, 'shift', 1, among, (city) => setLevel(action, city, NEUTRAL));
  },
};
