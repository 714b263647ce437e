import { test } from '../deeds.ts';
import { AT } from '../map.ts';
import { anyIslamist } from '../country.ts';
import { changeFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 12 Al-Azhar. */
export const alAzhar: CardEvent = {
  event(action) {
    test(action, AT.egypt);
    changeFunding(action, anyIslamist(action.state) ? -2 : -4);
  },
};
