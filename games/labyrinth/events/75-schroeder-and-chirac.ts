import { setPosture } from '../deeds.ts';
import { AT } from '../map.ts';
import { HARD, SOFT, usPosture } from '../state.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 75 Schroeder & Chirac. */
export const schroederAndChirac: CardEvent = {
  isPlayable: (state) => usPosture(state) === HARD,

  event(action) {
    setPosture(action, AT.germany, SOFT);
    setPosture(action, AT.france, SOFT);
    changePrestige(action, -1);
  },
};
