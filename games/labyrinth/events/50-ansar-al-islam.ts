import { AT } from '../map.ts';
import { isGood } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { placeCellAmong } from './vocabulary.ts';

/** 50 Ansar al-Islam. */
export const ansarAlIslam: CardEvent = {
  isPlayable: (state) => !isGood(state, AT.iraq),

  event: (action) => placeCellAmong(action, [AT.iraq, AT.iran]),
};
