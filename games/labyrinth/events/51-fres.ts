import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import { troops } from '../country.ts';
import type { CardEvent } from './rules.ts';

/** 51 FREs. */
export const fres: CardEvent = {
  isPlayable: (state) => troops(state, AT.iraq) > 0,

  event(action) {
    placeCells(action, AT.iraq, action.state.effects['saddam-captured'] ? 2 : 4);
  },
};
