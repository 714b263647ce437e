import { test } from '../deeds.ts';
import { AT } from '../map.ts';
import { changeFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 4 Moro Talks. Abu Sayyaf ends by the marker (../effects.ts) and is blocked by it (../cards.ts). */
export const moroTalks: CardEvent = {
  event(action) {
    test(action, AT.philippines);
    changeFunding(action, -1);
  },
};
