/** Plots that lie face down, dealt anew within what everybody knows of them. */
import type { Chance } from '@sandtable/engine';
import { type Plot, PLOT_VALUES, type PlotValue, type State, WMD } from './state.ts';

/** Exchanges tried for each plot: so many that any way they may lie comes about. */
const EXCHANGES = 24;

/** Plots are exchanged one by one, with each other and with the available ones. */
export function redealPlots(state: State, chance: Chance): void {
  const open = state.plots.filter((plot) => !plot.shown && !plot.exact);
  if (open.length === 0) return;
  const rest = layInOrder(state, open);
  for (let tries = EXCHANGES * open.length; tries > 0; tries--) {
    const plot = open[chance.below(open.length)];
    const at = chance.below(open.length + rest.length);
    if (plot === undefined) continue;
    if (at < open.length) exchange(plot, open[at]);
    else {
      const taken = rest[at - open.length] ?? 0;
      if (!mayBe(plot, taken) || isSettled(plot, taken) || isSettled(plot, plot.value)) continue;
      rest[at - open.length] = plot.value;
      plot.value = taken;
    }
  }
  for (const value of PLOT_VALUES) state.available[value - 1] = rest.filter((one) => one === value).length;
}

/** How many markers of each value there are to lay. */
type Pile = Map<PlotValue | 0, number>;

const change = (pile: Pile, value: PlotValue | 0, by: number): void =>
  void pile.set(value, (pile.get(value) ?? 0) + by);

/**
 * Lays the plots in the first of all the ways they may lie, so that nothing follows from how they really do. Gives the
 * available ones that are left.
 */
function layInOrder(state: State, open: readonly Plot[]): (PlotValue | 0)[] {
  const [free, settled]: [Pile, Pile] = [new Map(), new Map()];
  for (const value of PLOT_VALUES) change(free, value, state.available[value - 1] ?? 0);
  for (const plot of open) change(isSettled(plot, plot.value) ? settled : free, plot.value, 1);
  if (!layFrom(open, 0, free, settled)) throw new Error('plots lie as they cannot');
  return PLOT_VALUES.flatMap((value) => new Array<PlotValue>(free.get(value) ?? 0).fill(value));
}

/** The plots from that one on; false where that is not possible. Settled markers are all laid. */
function layFrom(open: readonly Plot[], at: number, free: Pile, settled: Pile): boolean {
  const plot = open[at];
  if (plot === undefined) return [...settled.values()].every((left) => left === 0);
  for (const value of PLOT_VALUES) {
    const pile = isSettled(plot, value) ? settled : free;
    if (!mayBe(plot, value) || (pile.get(value) ?? 0) === 0) continue;
    change(pile, value, -1);
    if (layFrom(open, at + 1, free, settled)) {
      plot.value = value;
      return true;
    }
    change(pile, value, 1);
  }
  return false;
}

const mayBe = ({ most }: Plot, value: number): boolean => value <= most || value === WMD;

/** L38 Whether everybody knows how many of that value lie among this marker and others of its time. */
const isSettled = ({ settled }: Plot, value: number): boolean => settled?.includes(value) === true;

/** Markers of a settled value change places only among those of their time. */
const isApart = (one: Plot, two: Plot): boolean =>
  isSettled(one, one.value) !== isSettled(two, one.value) ||
  isSettled(one, two.value) !== isSettled(two, two.value);

function exchange(one: Plot, two: Plot | undefined): void {
  if (two === undefined || one === two || !mayBe(one, two.value) || !mayBe(two, one.value)) return;
  if (isApart(one, two)) return;
  const { value } = one;
  one.value = two.value;
  two.value = value;
}
