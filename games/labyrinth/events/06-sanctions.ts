import { changeFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 6, 7 Sanctions. */
export const sanctions: CardEvent = {
  isPlayable: (state) => state.effects['patriot-act'],
  event: (action) => changeFunding(action, -2),
};
