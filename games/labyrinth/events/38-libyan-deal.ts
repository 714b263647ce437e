import { setAlignment } from '../deeds.ts';
import { AT, SCHENGEN } from '../map.ts';
import { governance, isAlly } from '../country.ts';
import { ALLY, POOR } from '../state.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { selectPostures } from './vocabulary.ts';

/** 38 Libyan Deal. Libyan WMD ends by the marker (../effects.ts). */
export const libyanDeal: CardEvent = {
  isPlayable: (state) =>
    (isAlly(state, AT.iraq) || isAlly(state, AT.syria)) && governance(state, AT.libya) === POOR,

  *event(action) {
    setAlignment(action, AT.libya, ALLY);
    changePrestige(action, 1);
    yield* selectPostures(action, 2, SCHENGEN);
  },
};
