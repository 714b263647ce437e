import { by } from '../action.ts';
import type { Space } from '../map.ts';
import { bases, cubes, departments, room } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, oneOf, placePieces, removePieces } from './vocabulary.ts';

/** 14 Tres Esquinas. */
export const tresEsquinas: CardEvent = {
  // D22: the Government may choose a Department; then it places all it can.
  *unshaded(outer) {
    const action = by(outer, 'government');
    const { state } = action;
    const space = yield* mayBeOneOf(action, 'place', () =>
      departments(state).filter((one) => room(state, one, 'troops') > 0),
    );
    if (space === undefined) return;
    yield* placePieces(action, space, ['government-base'], 1);
    yield* placePieces(action, space, ['troops'], 3);
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
