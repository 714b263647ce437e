import { econOf } from '../../map.ts';
import { adjacent, lands } from '../../state.ts';
import { always, type CardOpinion, sour } from './opinion.ts';
import { canSour } from './shared.ts';

/** 5 Occidental & Ecopetrol. */
export const occidentalAndEcopetrol: CardOpinion = {
  usable: (state) =>
    lands(state).some((one) => canSour(state, one) && adjacent(state, one).some((loc) => econOf(loc) === 3)),
  levelAfter: sour(2),
  worth: always(3),
  harm: 3,
};
