import { discardAtRandom } from '../hands.ts';
import { SHIA_MIX } from '../map.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { placeCellAmong } from './vocabulary.ts';

/** 86 Lebanon War. */
export const lebanonWar: CardEvent = {
  *event(action) {
    discardAtRandom(action, 'us');
    changePrestige(action, -1);
    yield* placeCellAmong(action, SHIA_MIX);
  },
};
