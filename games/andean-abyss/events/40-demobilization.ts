import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { CITIES, type Space } from '../map.ts';
import { cubes, departments, pieces } from '../state.ts';
import { fitting, placeOneOf } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, moveCubes, oneOf } from './kit.ts';

const PLACED = ['auc-base', 'auc-underground'] as const;

/** 40 Demobilization. */
export const demobilization: CardEvent = {
  unshaded: [{ replace: 'auc-guerrilla', count: 3, with: 'police', where: {} }],

  *shaded(action) {
    const { state } = action;
    const isHeld = (space: Space) => pieces(state, space, 'auc') > 0 && cubes(state, space) > 0;
    const left = yield* oneOf(action, 'from', () => departments(state).filter(isHeld));
    if (left !== undefined) yield* evacuate(action, left);
    const among = () => CITIES.filter((city) => fitting(action, city, PLACED).length > 0);
    yield* inSpaces(action, 'place', 2, among, (city) => placeOneOf(action, city, PLACED));
  },
};

function* evacuate(action: Action, left: Space): Rules<void> {
  while (cubes(action.state, left) > 0) {
    const city = yield* oneOf(action, 'to', () => CITIES);
    if (city === undefined) return;
    yield* moveCubes(action, left, city);
  }
}
