import { isPipeline, LOCS, PIPELINES } from '../../map.ts';
import { adjacent, departments, isSabotaged, markersLeft } from '../../state.ts';
import { type CardOpinion, COMMON_HARM, sour, when } from './opinion.ts';
import { canSour } from './shared.ts';

/** 6 Oil Spill. */
export const oilSpill: CardOpinion = {
  usable: (state) =>
    (markersLeft(state) > 0 && PIPELINES.some((loc) => !isSabotaged(state, loc))) ||
    departments(state).some((one) => canSour(state, one) && adjacent(state, one).some(isPipeline)),
  levelAfter: sour(1),
  worth: when((state) => LOCS.some((loc) => isSabotaged(state, loc))),
  harm: COMMON_HARM,
};
