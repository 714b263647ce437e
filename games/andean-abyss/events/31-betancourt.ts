import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  canShift,
  PASSIVE_OPPOSITION,
  setLevel,
  shift,
} from '../changes.ts';
import { CITIES, type Space } from '../map.ts';
import { departments, lands, level } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './vocabulary.ts';

/** 31 Betancourt. */
export const betancourt: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const movable = (space: Space) => canShift(state, space, ACTIVE_SUPPORT);
    const win = (space: Space) => shift(action, space, ACTIVE_SUPPORT);
    yield* inSpaces(action, 'shift', 2, () => CITIES.filter(movable), win);
    yield* inSpaces(action, 'shift', 1, () => departments(state).filter(movable), win);
  },

  *shaded(action) {
    const { state } = action;
    const among = () => lands(state).filter((space) => level(state, space) === PASSIVE_OPPOSITION);
    yield* inSpaces(action, 'shift', 3, among, (space) => setLevel(action, space, ACTIVE_OPPOSITION));
  },
};
