import { draw } from '../hands.ts';
import type { Country } from '../map.ts';
import { cells } from '../country.ts';
import type { State } from '../state.ts';
import { rollPrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, regimeChanges, removeOneCell } from './vocabulary.ts';

const CELLS_NEEDED = 2;
const open = (state: State): Country[] =>
  regimeChanges(state).filter((country) => cells(state, country) >= CELLS_NEEDED);

/** 109 Tora Bora. Whoever plays it draws the card. */
export const toraBora: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    const country = yield* oneOf(action, 'remove', open(action.state));
    if (country !== undefined) for (let i = 0; i < CELLS_NEEDED; i++) yield* removeOneCell(action, country);
    rollPrestige(action);
    draw(action, action.side, 1);
  },
};
