import { PIPELINES } from '../../map.ts';
import { cubes, isSabotaged, markersLeft } from '../../state.ts';
import { always, type CardOpinion } from './opinion.ts';

/** 4 Caño Limón - Coveñas. */
export const canoLimonCovenas: CardOpinion = {
  usable: (state) =>
    markersLeft(state) > 0 && PIPELINES.some((loc) => cubes(state, loc) === 0 && !isSabotaged(state, loc)),
  worth: always(5),
  harm: 4,
};
