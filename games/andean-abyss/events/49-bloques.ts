import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { loseForGood, place } from '../deeds.ts';
import type { Space } from '../map.ts';
import { departments, room } from '../state.ts';
import { isObtainable, obtain } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

const PLACED = ['auc-underground', 'auc-base'] as const;

/** 49 Bloques. */
export const bloques: CardEvent = {
  // D54: those there are, if fewer.
  unshaded(action) {
    loseForGood(action, 'auc', 3);
  },

  *shaded(action) {
    const { state } = action;
    const fits = (space: Space) =>
      PLACED.some((kind) => room(state, space, kind) > 0 && isObtainable(action, kind));
    const space = yield* oneOf(action, 'place', () => departments(state).filter(fits));
    if (space !== undefined) yield* join(action, space);
  },
};

function* join(action: Action, space: Space): Rules<void> {
  for (const kind of PLACED)
    if (room(action.state, space, kind) > 0 && (yield* obtain(action, kind))) place(action, space, kind);
}
