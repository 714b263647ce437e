import { PIPELINES, type Space } from '../../map.ts';
import { adjacent, guerrillas, isSabotaged, markersLeft, type State } from '../../state.ts';
import { always, type CardOpinion } from './opinion.ts';

/** Pipelines without Sabotage that hold or touch FARC guerrillas. */
const threatenedPipelines = (state: State): Space[] =>
  PIPELINES.filter(
    (loc) =>
      !isSabotaged(state, loc) &&
      [loc, ...adjacent(state, loc)].some((space) => guerrillas(state, space, 'farc') > 0),
  );

/** 51 Pipeline Repairs. */
export const pipelineRepairs: CardOpinion = {
  usable: (state) => markersLeft(state) > 0 && threatenedPipelines(state).length > 0,
  worth: always(4),
  harm: 3,
};
