import { expect, test } from 'vitest';
import { here, plotsIn, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';

test('cards 87 to 89 give up a cell for two plots of any value there', () => {
  const state = situation({
    countries: { france: { is: 'soft', sleepers: 1 }, sudan: { is: 'ir', sleepers: 1 } },
  });
  expect(begin(structuredClone(state), 'jihadist', 87).menu).toEqual(['plot-1', 'plot-2', 'plot-3']);
  execute(state, 'jihadist', 87, ['plot-3', 'plot-1']);
  expect([plotsIn(state, 'france'), here(state, 'france')]).toEqual([[3, 1], { cadre: 1, plots: 2 }]);
  expect(playable(situation({ countries: { sudan: { is: 'ir', sleepers: 1 } } }), 88, 'jihadist')).toBe(
    false,
  );
});

test('D-87 card 89 places what there is', () => {
  const plots = [
    ['iran', 1],
    ['iran', 1],
    ['iran', 1],
    ['iran', 2],
    ['iran', 2],
  ] as const;
  const state = situation({
    countries: { france: { is: 'soft', sleepers: 1 }, sudan: { is: 'ir', sleepers: 1 } },
    plots,
  });
  execute(state, 'jihadist', 89, ['plot-3']);
  expect(plotsIn(state, 'france')).toEqual([3]);
});
