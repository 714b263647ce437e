/** Plots (4.7.8, 4.8.1, 8.5): how markers come onto the map and leave it again. */
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by } from './action.ts';
import { pick } from './ask.ts';
import { test } from './deeds.ts';
import { AT, type Country, idOf } from './map.ts';
import { cells, troops } from './country.ts';
import { type Plot, PLOT_VALUES, type PlotValue, type State, WMD } from './state.ts';
import { firedAlone } from './solitaire/fired.ts';
import { fillGap, makeRoom, noteReturn } from './solitaire/wmd.ts';
import { say } from './text/say.ts';
import { changePrestige } from './tracks.ts';

/** Which markers may be placed: those of value up to `most`, and WMD; or, with `exact`, only of that value. */
export interface Which {
  readonly most: number;
  readonly exact: boolean;
}
/** 8.5.2 With a card of that value. */
export const upTo = (ops: number): Which => ({ most: ops, exact: false });
/** Any available plot, as most Events say. */
export const ANY_PLOT: Which = { most: 3, exact: false };
/** An Event names the value. */
export const exactly = (value: number): Which => ({ most: value, exact: true });

const fits = ({ most, exact }: Which, value: PlotValue): boolean =>
  exact ? value === most : value <= most || value === WMD;

/** 4.7.8 The kinds of available markers that may be placed. */
export function placeable(state: State, which: Which): PlotValue[] {
  return PLOT_VALUES.filter((value) => (state.available[value - 1] ?? 0) > 0 && fits(which, value));
}

/** Whether there is such a marker. Which numbers are left only the Jihadist knows, so that the answer may be news. */
export function isLeft(action: Action, which: Which): boolean {
  const isThere = placeable(action.state, which).length > 0;
  if (!which.exact) return isThere;
  action.table.reveal();
  if (!isThere) settle(action.state, which.most);
  return isThere;
}

/** L38 No marker of that value is left: those that lie face down hold all that have not been seen. */
function settle(state: State, value: number): void {
  for (const plot of state.plots)
    if (!plot.shown && !plot.exact) plot.settled = [...(plot.settled ?? []), value];
}

const OPTION: Readonly<Record<PlotValue, string>> = { 1: 'plot-1', 2: 'plot-2', 3: 'plot-3', 4: 'plot-wmd' };

/**
 * 8.5.2, 8.5.4 The Jihadist places one available marker, face down. Nothing when none fits. It is asked even when only
 * one kind is left, since the answer is a secret.
 */
export function* placePlot(action: Action, country: Country, which: Which): Rules<boolean> {
  const { state, rule } = action;
  if (!isLeft(action, state.variants.solo && !which.exact ? ANY_PLOT : which)) {
    firedAlone(action, 'P.no-plot-available');
    return false;
  }
  test(action, country);
  if (which.exact) {
    layPlot(action, country, which.most as PlotValue, which);
    return true;
  }
  if (state.variants.solo) {
    layPlot(action, country, drawPlot(action), ANY_PLOT);
    return true;
  }
  const value = yield* pick<PlotValue | 'none'>(by(action, 'jihadist'), {
    prompt: say('ask.plot.marker', rule, { country: idOf(country) }),
    among() {
      const found = placeable(state, which);
      return found.length === 0 ? NO_MARKER : found;
    },
    id: (one) => (one === 'none' ? one : OPTION[one]),
    label: (one) => (one === 'none' ? say('do', rule, { deed: one }) : say('plot', rule, { value: one })),
    secret: true,
  });
  if (value === 'none') return false;
  layPlot(action, country, value, which);
  return true;
}

const NO_MARKER = ['none'] as const;

/** 9.3.2 Alone the marker is drawn at random, whatever the value of the card. */
function drawPlot(action: Action): PlotValue {
  const { state, table } = action;
  let at = table.below(state.available.reduce((sum, count) => sum + count, 0));
  const value = PLOT_VALUES.find((one) => (at -= state.available[one - 1] ?? 0) < 0) ?? 1;
  if (value === WMD) firedAlone(action, 'P.wmd-drawn');
  return value;
}

/** Card 5: WMD in the United States lie face up; alone every plot there as long as the Jihadist has a WMD. */
function isShown(state: State, country: Country, value: PlotValue): boolean {
  if (!state.effects.nest || country !== AT['united-states']) return false;
  return value === WMD || (state.variants.solo && (state.available[WMD - 1] ?? 0) > 0);
}

/** A marker of this value goes to a country. */
function layPlot(action: Action, country: Country, value: PlotValue, which: Which): void {
  const { state, table, rule } = action;
  state.available[value - 1] = (state.available[value - 1] ?? 0) - 1;
  const shown = isShown(state, country, value);
  state.plots.push({ country, value, ...which, shown, backlash: false });
  if (shown) {
    firedAlone(action, 'P.nest-face-up');
    table.reveal();
    table.log(say('log.plot', rule, { country: idOf(country), value }));
  } else
    table.tell(
      ['jihadist'],
      say('log.plot', rule, { country: idOf(country), value }),
      say('log.plot-hidden', rule, { country: idOf(country) }),
    );
  // Card 57, D-57.
  if (
    country === AT.philippines &&
    state.effects['abu-sayyaf'] &&
    troops(state, country) <= cells(state, country)
  ) {
    firedAlone(action, 'P.abu-sayyaf-prestige');
    changePrestige(action, -1);
  }
}

/** 7.5.2, 8.5.5 A marker leaves the map: numbers become available again, WMD leave the game. Everybody sees it. */
export function takePlot(action: Action, plot: Plot): void {
  const { state, table } = action;
  state.plots.splice(state.plots.indexOf(plot), 1);
  if (plot.value === WMD) fillGap(action);
  else if (plot.value !== 0) {
    state.available[plot.value - 1] = (state.available[plot.value - 1] ?? 0) + 1;
    noteReturn(action, plot.value);
  }
  table.reveal();
}

/** 7.5.2, D-16 Blocked: shown and removed. */
export function blockPlot(action: Action, plot: Plot): void {
  action.table.log(say('log.blocked', action.rule, { country: idOf(plot.country), value: plot.value }));
  takePlot(action, plot);
}

/** 4.7.8.1 A WMD marker becomes available, out of the box that Events draw from. */
export function releaseWmd(action: Action): void {
  const { state, table, rule } = action;
  if (state.looseNukes === 0) return;
  state.looseNukes--;
  state.available[WMD - 1] = (state.available[WMD - 1] ?? 0) + 1;
  table.log(say('log.wmd', rule));
  makeRoom(action, 1);
}

/** A plot on the map as an option: its country, and which one there, in the order they were placed. */
export const plotOption = (state: State, plot: Plot): string =>
  `${idOf(plot.country)}/${placeAmong(state, plot)}`;

/** Which one in its country, from 1. */
const placeAmong = (state: State, plot: Plot): number =>
  state.plots.filter((one) => one.country === plot.country).indexOf(plot) + 1;

/** Asks for one of these plots; who knows their values reads them. */
export function* choosePlot(
  action: Action,
  prompt: Message,
  among: () => readonly Plot[],
): Rules<Plot | undefined> {
  const { state, side, rule } = action;
  if (among().length === 0) return undefined;
  const taken = yield* pick<Plot>(action, {
    prompt,
    among,
    id: (plot) => plotOption(state, plot),
    label: (plot) =>
      say('plot-in', rule, {
        country: idOf(plot.country),
        number: placeAmong(state, plot),
        value: side === 'jihadist' || plot.shown ? plot.value : 0,
      }),
  });
  // Which of several like it makes no difference, and must leave none.
  return among().find((plot) => isLike(plot, taken));
}

const isLike = (one: Plot, other: Plot): boolean =>
  one.country === other.country &&
  one.value === other.value &&
  one.most === other.most &&
  one.exact === other.exact &&
  one.shown === other.shown &&
  one.backlash === other.backlash &&
  String(one.settled) === String(other.settled);
