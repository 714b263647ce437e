import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { CITIES, type Space } from '../map.ts';
import { guerrillaKindsOf } from '../shipments.ts';
import { cubes, departments, pieces, placeable, spaces } from '../state.ts';
import { replaceBy } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, moveCubes, oneOf, placePieces, toPieces } from './vocabulary.ts';

/** 40 Demobilization. */
export const demobilization: CardEvent = {
  *unshaded(action) {
    const among = { spaces: () => spaces(action.state), kinds: guerrillaKindsOf(['auc']) };
    yield* toPieces(action, 'replace', 3, among, (space, id) => replaceBy(action, space, id, 'police'));
  },

  *shaded(action) {
    const { state } = action;
    const isHeld = (space: Space) => pieces(state, space, 'auc') > 0 && cubes(state, space) > 0;
    const left = yield* oneOf(action, 'from', () => departments(state).filter(isHeld));
    if (left !== undefined) yield* evacuate(action, left);
    const kinds = ['auc-base', 'auc-underground'] as const;
    const among = () => CITIES.filter((city) => kinds.some((kind) => placeable(state, city, kind) > 0));
    yield* inSpaces(action, 'place', 2, among, (city) => placePieces(action, city, kinds, 1));
  },
};

function* evacuate(action: Action, left: Space): Rules<void> {
  while (cubes(action.state, left) > 0) {
    const city = yield* oneOf(action, 'to', () => CITIES);
    if (city === undefined) return;
    yield* moveCubes(action, left, city);
  }
}
