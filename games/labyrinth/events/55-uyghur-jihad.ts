import { placeCells, test } from '../deeds.ts';
import { AT } from '../map.ts';
import { isHard } from '../country.ts';
import type { CardEvent } from './rules.ts';

/** 55 Uyghur Jihad. */
export const uyghurJihad: CardEvent = {
  event(action) {
    test(action, AT.china);
    placeCells(action, isHard(action.state, AT.china) ? AT['central-asia'] : AT.china);
  },
};
