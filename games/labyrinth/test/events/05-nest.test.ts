import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { operation, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 5 shows the US every WMD in the United States, and nothing else', () => {
  const state = situation({
    countries: { 'united-states': { sleepers: 2 } },
    change: (one) => {
      one.looseNukes = 2;
      one.available[3] = 1;
    },
  });
  execute(state, 'us', 5);
  operation(state, 'jihadist', 'plot', 2, ['united-states', 'plot-1', 'plot-wmd'], [1, 1]);
  expect(labyrinth.view(state, 'us').plots.map((plot) => plot.value)).toEqual([0, 4]);
});
