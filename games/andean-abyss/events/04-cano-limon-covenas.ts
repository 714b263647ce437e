import { mark } from '../changes.ts';
import { econOf, PIPELINES, type Space } from '../map.ts';
import { cubes, isSabotaged, markersLeft, type State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** Among these, those with the highest Econ. */
function richest(pipelines: readonly Space[]): Space[] {
  const most = Math.max(0, ...pipelines.map(econOf));
  return pipelines.filter((pipeline) => econOf(pipeline) === most);
}

const intact = (state: State): Space[] => PIPELINES.filter((pipeline) => !isSabotaged(state, pipeline));

/** 4 Caño Limón - Coveñas. D35: the executing faction chooses among equals. */
export const canoLimonCovenas: CardEvent = {
  unshaded: [
    { inSpaces: 3, where: { is: 'pipeline', unmarked: 'sabotage' }, do: [] },
    { gain: 'government-resources', amount: { each: { measure: 'econ', where: { these: true } }, times: 2 } },
  ],

  *shaded(action) {
    const { state } = action;
    const among = () =>
      markersLeft(state) === 0
        ? []
        : richest(intact(state).filter((pipeline) => cubes(state, pipeline) === 0));
    yield* inSpaces(action, 'sabotage', 3, among, (pipeline) => mark(action, pipeline));
  },
};
