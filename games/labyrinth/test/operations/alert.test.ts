import { expect, test } from 'vitest';
import { alert } from '../../operations/alert.ts';
import { operation, plotsIn, situation } from '../table.ts';

test('7.5 7.5.1 Alert takes 3 Ops wherever the plot is, and Reserves count', () => {
  const state = situation({ plots: [['france', 1]], countries: { france: 'soft' }, reserves: { us: 2 } });
  expect([alert.canDo(state, 2), alert.canDo(state, 3)]).toEqual([false, true]);
  expect(alert.whyNot(state, 2).key).toBe('why.ops');
  operation(state, 'us', 'alert', 1);
  expect([plotsIn(state, 'france'), state.reserves.us]).toEqual([[], 0]);
});

test('7.5.2 any plot on the map can be blocked, in Adversaries and Iran too; numbers become available again', () => {
  const state = situation({
    countries: { libya: 'poor adversary' },
    plots: [
      ['libya', 3],
      ['libya', 2],
      ['iran', 1],
    ],
  });
  const first = operation(structuredClone(state), 'us', 'alert', 3);
  expect(first.menu).toEqual(['libya/1', 'libya/2', 'iran/1']);
  // Nothing on the menu tells what lies there.
  expect(first.labels.join()).not.toMatch(/Plot [123]|WMD/);
  const played = operation(state, 'us', 'alert', 3, ['libya/2']);
  expect(played.lines.at(-1)).toMatchObject({ key: 'log.blocked', params: { value: 2 } });
  expect([plotsIn(state, 'libya'), state.available]).toEqual([[3], [2, 2, 0, 0]]);
});

test('7.5.2 8.5.5 a WMD that is blocked leaves the game', () => {
  const state = situation({ countries: { france: 'soft' }, plots: [['france', 4]] });
  operation(state, 'us', 'alert', 3);
  expect([plotsIn(state, 'france'), state.available[3], state.looseNukes]).toEqual([[], 0, 2]);
});

test('7.5.2 without a plot there is no Alert', () => {
  expect(alert.whyNot(situation(), 3).key).toBe('why.no-plot');
});
