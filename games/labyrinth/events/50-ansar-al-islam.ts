import { AT } from '../map.ts';
import { isGood, isUnmarked } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { placeCellAmong } from './vocabulary.ts';

/** 50 Ansar al-Islam. D-50: the printed card wants Iraq worse than Good, so marked. */
export const ansarAlIslam: CardEvent = {
  isPlayable: (state) => !isGood(state, AT.iraq) && !(state.variants.printed && isUnmarked(state, AT.iraq)),

  event: (action) => placeCellAmong(action, [AT.iraq, AT.iran]),
};
