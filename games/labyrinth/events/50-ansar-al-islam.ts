import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import { isGood } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

/** 50 Ansar al-Islam. */
export const ansarAlIslam: CardEvent = {
  isPlayable: (state) => !isGood(state, AT.iraq),

  *event(action) {
    const country = yield* oneOf(action, 'place', [AT.iraq, AT.iran]);
    if (country !== undefined) placeCells(action, country);
  },
};
