import { AT, type Country, MUSLIM } from '../map.ts';
import { isAdjacent, isAdversary, troops } from '../country.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { shiftOneToAdversary } from './vocabulary.ts';

const SAUDI_ARABIA = AT['saudi-arabia'];

/** D-77: the country itself must hold the troops. */
const occupied = (state: State): Country[] =>
  MUSLIM.filter(
    (country) =>
      troops(state, country) > 0 && (country === SAUDI_ARABIA || isAdjacent(state, country, SAUDI_ARABIA)),
  );

/** 77 Al Jazeera. */
export const alJazeera: CardEvent = {
  isPlayable: (state) => occupied(state).length > 0,

  *event(action) {
    const { state } = action;
    // L54
    const open = occupied(state).filter((country) => !isAdversary(state, country));
    yield* shiftOneToAdversary(action, open);
  },
};
