import { AT } from '../../map.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';
import { basesFit } from './shared.ts';

/** 71 Darién. */
export const darien: CardOpinion = {
  usable: (state, faction) => (state.opened & 2) === 0 || basesFit(state, AT.panama, faction),
  worth: always(2),
  harm: COMMON_HARM,
};
