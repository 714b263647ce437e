import { setAlignment, test, worsen } from '../deeds.ts';
import { AT } from '../map.ts';
import { ADVERSARY } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 64 Hariri Killed. */
export const haririKilled: CardEvent = {
  event(action) {
    test(action, AT.lebanon);
    // L52
    test(action, AT.syria);
    setAlignment(action, AT.syria, ADVERSARY);
    worsen(action, AT.syria);
  },
};
