import { AT } from '../map.ts';
import { anyIslamist } from '../country.ts';
import { changeFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { selectPosture } from './vocabulary.ts';

/** 16 Euro-Islam. */
export const euroIslam: CardEvent = {
  *event(action) {
    yield* selectPosture(action, AT.benelux);
    if (!anyIslamist(action.state)) changeFunding(action, -1);
  },
};
