import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { changeAid, mark, removeAll } from '../changes.ts';
import type { Space } from '../map.ts';
import { departments, troops } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './kit.ts';

/** Two Terror in a Department with Troops. No Terror is executed, so nothing shifts. */
function* massacre(action: Action): Rules<Space | undefined> {
  const { state } = action;
  const space = yield* oneOf(action, 'choose', () =>
    departments(state).filter((one) => troops(state, one) > 0),
  );
  if (space !== undefined) mark(action, space, 2);
  return space;
}

/** 43 Calima Front. */
export const calimaFront: CardEvent = {
  *unshaded(action) {
    const space = yield* massacre(action);
    if (space !== undefined) yield* removeAll(action, space, ['farc-base']);
  },

  *shaded(action) {
    yield* massacre(action);
    changeAid(action, -9);
  },
};
