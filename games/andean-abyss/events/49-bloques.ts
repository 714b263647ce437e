import { loseForGood } from '../changes.ts';
import type { Space } from '../map.ts';
import { departments } from '../state.ts';
import { fitting, placeEach } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './kit.ts';

const PLACED = ['auc-underground', 'auc-base'] as const;

/** 49 Bloques. */
export const bloques: CardEvent = {
  // D54: those there are, if fewer.
  unshaded(action) {
    loseForGood(action, 'auc', 3);
  },

  *shaded(action) {
    const { state } = action;
    const fits = (space: Space) => fitting(action, space, PLACED).length > 0;
    const space = yield* oneOf(action, 'place', () => departments(state).filter(fits));
    if (space !== undefined) yield* placeEach(action, space, PLACED);
  },
};
