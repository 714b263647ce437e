import { ALL, type Country } from '../map.ts';
import { ANY_PLOT, placePlot } from '../plots.ts';
import { cells, isIslamist } from '../country.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { chosenForPlot, removeOneCell } from './vocabulary.ts';

/** Where one may strike. */
export const martyrSites = (state: State): Country[] =>
  ALL.filter((country) => cells(state, country) > 0 && !isIslamist(state, country));

/** 87 to 89 Martyrdom Operation. */
export const martyrdomOperation: CardEvent = {
  isPlayable: (state) => martyrSites(state).length > 0,

  *event(action) {
    const country = yield* chosenForPlot(action, 'act', martyrSites(action.state));
    if (country === undefined) return;
    yield* removeOneCell(action, country);
    // D-87: as many as there are.
    for (let i = 0; i < 2; i++) yield* placePlot(action, country, ANY_PLOT);
  },
};
