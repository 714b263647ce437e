import { IRANIAN_CARDS } from '../cards.ts';
import { setPosture } from '../deeds.ts';
import { discard, noteLacking } from '../hands.ts';
import { AT } from '../map.ts';
import { HARD } from '../state.ts';
import { rollPrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 78 "Axis of Evil". */
export const axisOfEvil: CardEvent = {
  event(action) {
    const { state, table } = action;
    // That the US holds none is news too.
    table.reveal();
    for (const card of state.hands.us.filter((one) => IRANIAN_CARDS.includes(one)))
      discard(action, 'us', card);
    noteLacking(state, 'us', IRANIAN_CARDS);
    setPosture(action, AT['united-states'], HARD);
    rollPrestige(action);
  },
};
