import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { faultOf } from '../laws.ts';
import { type Plot, type PlotValue, type State, WMD } from '../state.ts';
import { redealPlots } from '../unseen-plots.ts';
import { situation } from './table.ts';

/** Markers on the map that lie like this, whatever is known of them. */
function lying(values: readonly PlotValue[], known: readonly Partial<Plot>[] = []): State {
  const state = situation({
    countries: { france: 'soft', spain: 'soft', italy: 'soft', egypt: 'poor' },
    plots: values.map((value, i) => [(['france', 'spain', 'italy', 'egypt'] as const)[i] ?? 'france', value]),
  });
  for (const [i, plot] of state.plots.entries()) Object.assign(plot, known[i]);
  // Two WMD have come into play.
  state.arsenal = 0;
  state.available[WMD - 1] = 2 - values.filter((value) => value === WMD).length;
  expect(faultOf(state)).toBeUndefined();
  return state;
}

const dealt = (state: State, seed: string): [string, readonly number[]] => {
  const other = structuredClone(state);
  redealPlots(other, new Dice(fastDice(seed)));
  expect(faultOf(other)).toBeUndefined();
  return [other.plots.map(({ value }) => value).join(' '), other.available];
};
const SEEDS = Array.from({ length: 300 }, (_, n) => `deal ${n}`);

test('8.5.4 how face-down plots are dealt anew does not follow from how they really lie', () => {
  const [one, other, third] = [lying([1, 2, 3]), lying([3, 4, 2]), lying([2, 1, 1])];
  for (const seed of SEEDS.slice(0, 40)) {
    expect(dealt(other, seed)).toEqual(dealt(one, seed));
    expect(dealt(third, seed)).toEqual(dealt(one, seed));
  }
});

test('8.5.4 nor where something is known of them: a highest number, one that lies open, all markers of a value', () => {
  const known = [{ most: 1 }, { settled: [2] }, { settled: [2] }, { shown: true }];
  const [one, other] = [lying([1, 2, 3, 2], known), lying([4, 4, 2, 2], known)];
  const ways = new Set(SEEDS.map((seed) => dealt(one, seed)[0]));
  for (const seed of SEEDS.slice(0, 40)) expect(dealt(other, seed)).toEqual(dealt(one, seed));
  // One of the two in the middle bears the 2; the first is a 1 or a WMD, the last is seen.
  for (const way of ways) expect(way).toMatch(/^[14] (2 [134]|[134] 2) 2$/);
  expect(ways.size).toBe(2 * 2 * 3);
});

test('8.5.4 all ways in which they may lie come about', () => {
  const ways = new Set(SEEDS.map((seed) => dealt(lying([1, 1]), seed)[0]));
  // A 1, a 2, a 3 or a WMD on each of two, but there is one 3 only.
  expect(ways.size).toBe(4 * 4 - 1);
  expect(ways).not.toContain('3 3');
});
