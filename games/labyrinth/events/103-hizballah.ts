import { become } from '../deeds.ts';
import { AT, SHIA_MIX } from '../map.ts';
import { distance } from '../country.ts';
import { NEUTRAL, POOR } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { removeCellAmong } from './vocabulary.ts';

/** 103 Hizballah. */
export const hizballah: CardEvent = {
  *event(action) {
    const { state } = action;
    if (action.side === 'jihadist') become(action, AT.lebanon, POOR, NEUTRAL);
    else {
      // D-103: Lebanon itself is among them.
      const near = SHIA_MIX.filter((country) => distance(state, AT.lebanon, country) <= 3);
      yield* removeCellAmong(action, near);
    }
  },
};
