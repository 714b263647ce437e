import { discardAtRandom } from '../hands.ts';
import type { CardEvent } from './rules.ts';
import { isRegimeChangeWithCell } from './vocabulary.ts';

/** 52 IEDs. */
export const ieds: CardEvent = {
  isPlayable: isRegimeChangeWithCell,
  event: (action) => void discardAtRandom(action, 'us'),
};
