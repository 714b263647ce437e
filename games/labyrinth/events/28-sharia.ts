import { liftSiege } from '../deeds.ts';
import { MUSLIM } from '../map.ts';
import { isBesieged } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

/** 28 Sharia. D-28: always playable. */
export const sharia: CardEvent = {
  *event(action) {
    const { state } = action;
    const besieged = MUSLIM.filter((country) => isBesieged(state, country));
    const country = yield* oneOf(action, 'remove', besieged);
    if (country !== undefined) liftSiege(action, country);
  },
};
