import { draw } from '../hands.ts';
import { ALL, type Country, isNonMuslim } from '../map.ts';
import { ANY_PLOT, blockPlot } from '../plots.ts';
import { isAlly, isIslamist } from '../country.ts';
import type { Plot, State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { placePlotAmong, withCells } from './vocabulary.ts';

const known = (state: State): Plot[] =>
  state.plots.filter(({ country }) => isAlly(state, country) || isNonMuslim(country));

/** D-116: on the printed card anywhere but under Islamist Rule. */
export const ksmSites = (state: State): Country[] =>
  withCells(state, ALL).filter((country) =>
    state.variants.printed ? !isIslamist(state, country) : isNonMuslim(country),
  );

/** 116 KSM. */
export const ksm: CardEvent = {
  isPlayable: (state, side) => side === 'jihadist' || known(state).length > 0,

  *event(action) {
    const { state } = action;
    if (action.side === 'jihadist') return yield* placePlotAmong(action, ANY_PLOT, ksmSites(state));
    for (const plot of known(state)) blockPlot(action, plot);
    draw(action, 'us', 2);
  },
};
