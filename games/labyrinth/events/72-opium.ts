import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import { cells, isIslamist } from '../country.ts';
import { availableCells } from '../levels.ts';
import type { CardEvent } from './rules.ts';

/** 72 Opium. D-72: under Islamist Rule the available cells come on top of the three, or as an option all of the track. */
export const opium: CardEvent = {
  isPlayable: (state) => cells(state, AT.afghanistan) > 0,

  event(action) {
    const { state } = action;
    placeCells(action, AT.afghanistan, 3);
    if (!isIslamist(state, AT.afghanistan)) return;
    placeCells(action, AT.afghanistan, state.variants.allOpium ? state.cellsOnTrack : availableCells(state));
  },
};
