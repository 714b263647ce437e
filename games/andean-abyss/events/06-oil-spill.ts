import { ACTIVE_OPPOSITION, canShift, mark, shift } from '../changes.ts';
import { isDepartment, PIPELINES, type Space } from '../map.ts';
import { adjacent, isSabotaged, markersLeft, type State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf } from './kit.ts';

/** Departments beside a pipeline that can still turn toward Active Opposition. */
const angered = (state: State, pipeline: Space): Space[] =>
  adjacent(state, pipeline).filter(
    (space) => isDepartment(space) && canShift(state, space, ACTIVE_OPPOSITION),
  );

/** 6 Oil Spill. */
export const oilSpill: CardEvent = {
  unshaded: [
    {
      inSpaces: 2,
      where: { kind: 'department', level: ['neutral', 'opposition'], beside: { marked: 'sabotage' } },
      do: [{ set: 'passive-support' }],
    },
  ],

  *shaded(action) {
    const { state } = action;
    const intact = markersLeft(state) === 0 ? [] : PIPELINES.filter((one) => !isSabotaged(state, one));
    // 5.1.3 Where nothing can be Sabotaged any more, the anger beside a pipeline is left.
    const soiled = () => PIPELINES.filter((one) => angered(state, one).length > 0);
    const pipeline = yield* oneOf(action, 'sabotage', () => (intact.length > 0 ? intact : soiled()));
    if (pipeline === undefined) return;
    mark(action, pipeline);
    const beside = () => angered(state, pipeline);
    yield* inSpaces(action, 'shift', 1, beside, (space) => shift(action, space, ACTIVE_OPPOSITION));
  },
};
