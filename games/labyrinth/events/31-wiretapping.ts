import { removeAllCells, removeCadre } from '../deeds.ts';
import { draw } from '../hands.ts';
import { AT, type Country } from '../map.ts';
import { blockPlot } from '../plots.ts';
import { cells, hasCadre, hasPlot } from '../country.ts';
import type { Plot, State } from '../state.ts';
import type { CardEvent } from './rules.ts';

const AT_HOME: readonly Country[] = [AT.canada, AT['united-states'], AT['united-kingdom']];

const isSuspect = (state: State, country: Country): boolean =>
  cells(state, country) > 0 || hasCadre(state, country) || hasPlot(state, country);

const plotsAtHome = ({ plots }: State): Plot[] => plots.filter(({ country }) => AT_HOME.includes(country));

/** 31 Wiretapping. The marker is there for a Leak to turn over. */
export const wiretapping: CardEvent = {
  isPlayable: (state) => AT_HOME.some((country) => isSuspect(state, country)),

  event(action) {
    for (const plot of plotsAtHome(action.state)) blockPlot(action, plot);
    for (const country of AT_HOME) {
      removeAllCells(action, country, 'no-cadre');
      removeCadre(action, country);
    }
    draw(action, 'us', 1);
  },
};
