import { placeCadre, test } from '../deeds.ts';
import { ALL } from '../map.ts';
import { cellsEach, recruitSuccess } from '../operations/recruit.ts';
import { rollAgainst } from '../operations/sites.ts';
import { firedAlone } from '../solitaire/fired.ts';
import { cells } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { placeCellInEach, someOf } from './vocabulary.ts';

/** 82 Jihadist Videos. D-82: a Recruit that finds no cell has failed; D-114: GTMO does not stop it; L72: 9.7 doubles its cells. */
export const jihadistVideos: CardEvent = {
  *event(action) {
    const { state } = action;
    const among = ALL.filter((country) => cells(state, country) === 0);
    const chosen = yield* someOf(action, 'choose', 3, among);
    for (const country of chosen) test(action, country);
    const won = chosen.filter((country) => rollAgainst(action, country, recruitSuccess(state, country)));
    // 8.1.2 With too few cells the Jihadist says where they go.
    yield* placeCellInEach(
      action,
      won.flatMap((country) => new Array<typeof country>(cellsEach(state)).fill(country)),
    );
    for (const country of chosen) {
      const isPlaced = cells(state, country) > 0;
      firedAlone(action, isPlaced ? 'V.videos-recruit' : 'V.videos-cadre');
      if (!isPlaced) placeCadre(action, country);
    }
  },
};
