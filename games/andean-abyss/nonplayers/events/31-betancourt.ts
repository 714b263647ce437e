import { ACTIVE_OPPOSITION } from '../../changes.ts';
import { lands, level } from '../../state.ts';
import { always, type CardOpinion, set } from './opinion.ts';

/** 31 Betancourt. */
export const betancourt: CardOpinion = {
  usable: (state) => lands(state).some((one) => level(state, one) === -1),
  levelAfter: set(ACTIVE_OPPOSITION),
  worth: always(5),
  harm: 4,
};
