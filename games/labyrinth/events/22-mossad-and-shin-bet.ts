import { removeAllCells } from '../deeds.ts';
import { AT, type Country } from '../map.ts';
import type { CardEvent } from './rules.ts';
import { withCells } from './vocabulary.ts';

const AROUND: readonly Country[] = [AT.jordan, AT.lebanon, AT.israel];

/** 22 Mossad & Shin Bet. */
export const mossadAndShinBet: CardEvent = {
  isPlayable: (state) => withCells(state, AROUND).length > 0,

  event(action) {
    for (const country of AROUND) removeAllCells(action, country, 'cadre');
  },
};
