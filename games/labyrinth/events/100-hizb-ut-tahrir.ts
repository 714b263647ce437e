import { type TroopsBox, troopsBox } from '../levels.ts';
import { changeFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** D-100: at War the card does nothing. */
const CHANGE: Readonly<Record<TroopsBox, number>> = { overstretch: 2, war: 0, 'low-intensity': -2 };

/** 100 Hizb Ut-Tahrir. */
export const hizbUtTahrir: CardEvent = {
  event: (action) => changeFunding(action, CHANGE[troopsBox(action.state)]),
};
