import { placeCells } from '../deeds.ts';
import { AT, type Country } from '../map.ts';
import { exactly, placePlot } from '../plots.ts';
import { troops } from '../country.ts';
import type { State } from '../state.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

const AROUND: readonly Country[] = [AT.jordan, AT.syria, AT.lebanon, AT.iraq];
const open = (state: State): Country[] => AROUND.filter((country) => troops(state, country) > 0);

/** 110 Zarqawi. */
export const zarqawi: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    if (action.side === 'us') {
      changePrestige(action, 3);
      return;
    }
    const country = yield* oneOf(action, 'place', open(action.state));
    if (country === undefined) return;
    placeCells(action, country, 3);
    yield* placePlot(action, country, exactly(2));
  },
};
