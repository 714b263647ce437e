import { draw } from '../hands.ts';
import { ALL, AT, type Country } from '../map.ts';
import { ANY_PLOT } from '../plots.ts';
import { isAdjacent, isAlly, isHard } from '../country.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { placePlotAmong, removeCellAmong, withCells } from './vocabulary.ts';

const HOME = AT['indonesia-malaysia'];

/** D-115 Indonesia/Malaysia, or beside it; with a cell; an Ally or Hard. */
export const hambaliSites = (state: State): Country[] =>
  withCells(state, ALL).filter(
    (country) =>
      (country === HOME || isAdjacent(state, HOME, country)) &&
      (isAlly(state, country) || isHard(state, country)),
  );

/** 115 Hambali. */
export const hambali: CardEvent = {
  isPlayable: (state) => hambaliSites(state).length > 0,

  *event(action) {
    const among = hambaliSites(action.state);
    if (action.side === 'jihadist') return yield* placePlotAmong(action, ANY_PLOT, among);
    yield* removeCellAmong(action, among);
    draw(action, 'us', 2);
  },
};
