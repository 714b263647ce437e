import { gain, mark, unmark } from '../changes.ts';
import { PIPELINES, type Space } from '../map.ts';
import { guerrillas, isAdjacentTo, isSabotaged, markersLeft } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 51 Pipeline Repairs. */
export const pipelineRepairs: CardEvent = {
  unshaded(action) {
    const broken = PIPELINES.filter((pipeline) => isSabotaged(action.state, pipeline));
    if (broken.length === 0) gain(action, 'government', 12);
    for (const pipeline of broken) unmark(action, pipeline);
  },

  // D35: the executing faction chooses which three.
  *shaded(action) {
    const { state } = action;
    const hasFarc = (space: Space) => guerrillas(state, space, 'farc') > 0;
    const isExposed = (pipeline: Space) =>
      !isSabotaged(state, pipeline) && (hasFarc(pipeline) || isAdjacentTo(state, pipeline, hasFarc));
    const among = () => (markersLeft(state) === 0 ? [] : PIPELINES.filter(isExposed));
    yield* inSpaces(action, 'sabotage', 3, among, (pipeline) => mark(action, pipeline));
  },
};
