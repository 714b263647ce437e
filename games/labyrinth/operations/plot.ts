/** 8.5 Plot. */
import type { Blocked, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { ALL, anyOf, type Country, idOf } from '../map.ts';
import { placePlot, upTo } from '../plots.ts';
import { cells, isIslamist } from '../country.ts';
import type { State } from '../state.ts';
import { isAtLeast } from '../variants.ts';
import { firedAlone } from '../solitaire/fired.ts';
import { say } from '../text/say.ts';
import { operationOf } from './progress.ts';
import type { OperationRules } from './rules.ts';
import {
  each,
  exposeCells,
  mayAddReserves,
  nameSites,
  rollAgainst,
  rollsIn,
  successNumber,
} from './sites.ts';

/** 8.5.1 */
const canPlotIn = (state: State, country: Country): boolean =>
  cells(state, country) > 0 && !isIslamist(state, country);

/** 8.5.1 A cell for every roll. */
const isOpen = (state: State, country: Country): boolean =>
  canPlotIn(state, country) && cells(state, country) > rollsIn(operationOf(state).sites, country);

/** 9.7 Coherent: two plots a success; not at the next level (D-S6), then again. */
const plotsEach = (state: State): number =>
  state.variants.ideology === 'coherent' ||
  isAtLeast(state, 'potent') ||
  (state.variants.printed && isAtLeast(state, 'attractive'))
    ? 2
    : 1;

/** Under Islamist Rule there is nobody to plot against, and a cell rolls once. */
const blocked = (state: State): Blocked[] =>
  ALL.filter((country) => cells(state, country) > 0 && !isOpen(state, country)).map((country) => ({
    option: idOf(country),
    label: say('country', '8.5.1', { country: idOf(country) }),
    why: say(isIslamist(state, country) ? 'why.plot.islamist' : 'why.each-cell', '8.5.1'),
  }));

function* perform(action: Action): Rules<void> {
  const { state, rule } = action;
  yield* mayAddReserves(action);
  const { sites, ops } = operationOf(state);
  yield* nameSites(action, {
    prompt: (left) => say('ask.plot', rule, { left }),
    among: () => ALL.filter((country) => isOpen(state, country)),
    id: idOf,
    label: (country) => say('site', rule, { country: idOf(country), needed: successNumber(state, country) }),
    take: (country) => sites.push(country),
    blocked: () => blocked(state),
  });
  for (const country of each(sites)) {
    if (rollsIn(sites, country) > (state.active[country] ?? 0)) firedAlone(action, 'P.sleeper-activated');
    yield* exposeCells(action, country, rollsIn(sites, country));
  }
  // 8.1.2 All dice first, then the markers.
  const won = sites.filter((country) => rollAgainst(action, country, successNumber(state, country)));
  if (won.length > 0) firedAlone(action, 'P.success');
  if (won.length < sites.length) firedAlone(action, 'P.failure');
  for (const country of won) {
    if (plotsEach(state) === 2) firedAlone(action, 'I.coherent-two-plots');
    for (let i = plotsEach(state); i > 0; i--) yield* placePlot(action, country, upTo(ops));
  }
}

export const plot: OperationRules = {
  name: 'plot',
  rule: '8.5',
  canDo: (state) => anyOf(ALL, (country) => canPlotIn(state, country)),
  whyNot: () => say('why.plot', '8.5.1'),
  perform,
};
