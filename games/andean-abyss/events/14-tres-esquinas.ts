import { by } from '../action.ts';
import type { Space } from '../map.ts';
import { bases, cubes, departments } from '../state.ts';
import { fitting, placeEach } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removePieces } from './vocabulary.ts';

const GARRISON = ['government-base', 'troops', 'troops', 'troops'] as const;

/** 14 Tres Esquinas. */
export const tresEsquinas: CardEvent = {
  // D22: only the Department is a choice; there the Government places all it can.
  *unshaded(outer) {
    const action = by(outer, 'government');
    const { state } = action;
    const fits = (space: Space) => fitting(action, space, GARRISON).length > 0;
    const space = yield* oneOf(action, 'place', () => departments(state).filter(fits));
    if (space !== undefined) yield* placeEach(action, space, GARRISON);
  },

  // D22: a Government Base.
  *shaded(action) {
    const { state } = action;
    const isHeld = (space: Space) => bases(state, space, 'government') > 0 || cubes(state, space) > 0;
    const space = yield* oneOf(action, 'remove', () => departments(state).filter(isHeld));
    if (space === undefined) return;
    yield* removePieces(action, 1, { spaces: () => [space], kinds: ['government-base'] });
    yield* removePieces(action, 1, { spaces: () => [space], kinds: ['troops', 'police'] });
  },
};
