import { placeCells, shiftAlignment, test } from '../deeds.ts';
import { AT } from '../map.ts';
import { ADVERSARY } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 83 Kashmir. */
export const kashmir: CardEvent = {
  event(action) {
    // D-83
    test(action, AT.pakistan);
    shiftAlignment(action, AT.pakistan, ADVERSARY);
    placeCells(action, AT.pakistan);
  },
};
