import { placeCadre, placeCells, test } from '../deeds.ts';
import { ALL } from '../map.ts';
import { cellsEach, recruitSuccess } from '../operations/recruit.ts';
import { rollAgainst } from '../operations/sites.ts';
import { firedAlone } from '../solitaire/fired.ts';
import { cells } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { someOf } from './vocabulary.ts';

/** 82 Jihadist Videos. D-82: a Recruit that finds no cell has failed; D-114: GTMO does not stop it; L72: 9.7 doubles its cells. */
export const jihadistVideos: CardEvent = {
  *event(action) {
    const { state } = action;
    const among = ALL.filter((country) => cells(state, country) === 0);
    const chosen = yield* someOf(action, 'choose', 3, among);
    for (const country of chosen) test(action, country);
    const won = chosen.map((country) => rollAgainst(action, country, recruitSuccess(state, country)));
    for (const [i, country] of chosen.entries()) {
      const isPlaced = won[i] === true && placeCells(action, country, cellsEach(state)) > 0;
      firedAlone(action, isPlaced ? 'V.videos-recruit' : 'V.videos-cadre');
      if (!isPlaced) placeCadre(action, country);
    }
  },
};
