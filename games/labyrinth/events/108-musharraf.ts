import { become } from '../deeds.ts';
import { AT } from '../map.ts';
import { cells } from '../country.ts';
import { ALLY, POOR } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { removeOneCell } from './vocabulary.ts';

/** 108 Musharraf. D-108: whatever Pakistan was. */
export const musharraf: CardEvent = {
  isPlayable: (state) => cells(state, AT.pakistan) > 0,

  *event(action) {
    yield* removeOneCell(action, AT.pakistan);
    become(action, AT.pakistan, POOR, ALLY);
  },
};
