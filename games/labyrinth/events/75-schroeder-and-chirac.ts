import { setPosture } from '../deeds.ts';
import { AT } from '../map.ts';
import { usPosture } from '../country.ts';
import { HARD, SOFT } from '../state.ts';
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
