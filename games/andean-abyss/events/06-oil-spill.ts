import { ACTIVE_OPPOSITION, canShift, mark, PASSIVE_SUPPORT, setLevel, shift } from '../deeds.ts';
import { isDepartment, PIPELINES, populationOf } from '../map.ts';
import { adjacent, departments, isAdjacentTo, isSabotaged, level, markersLeft } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf } from './vocabulary.ts';

/** 6 Oil Spill. */
export const oilSpill: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () =>
      departments(state).filter(
        (space) =>
          populationOf(space) > 0 &&
          level(state, space) <= 0 &&
          isAdjacentTo(state, space, (beside) => isSabotaged(state, beside)),
      );
    yield* inSpaces(action, 'shift', 2, among, (space) => setLevel(action, space, PASSIVE_SUPPORT));
  },

  *shaded(action) {
    const { state } = action;
    const intact = () =>
      markersLeft(state) === 0 ? [] : PIPELINES.filter((pipeline) => !isSabotaged(state, pipeline));
    const pipeline = yield* oneOf(action, 'sabotage', intact);
    if (pipeline === undefined) return;
    mark(action, pipeline);
    const beside = () =>
      adjacent(state, pipeline).filter(
        (space) => isDepartment(space) && canShift(state, space, ACTIVE_OPPOSITION),
      );
    yield* inSpaces(action, 'shift', 1, beside, (space) => shift(action, space, ACTIVE_OPPOSITION));
  },
};
