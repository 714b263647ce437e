import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';

test('card 1 needs a plot in a Muslim country; Iran is none', () => {
  expect(playable(situation({ plots: [['iran', 1]] }), 1, 'us')).toBe(false);
  expect(playable(situation({ countries: { jordan: 'fair' }, plots: [['jordan', 1]] }), 1, 'us')).toBe(true);
});

test('card 1 names one such plot, which stays face down', () => {
  const state = situation({
    countries: { jordan: 'fair', egypt: 'fair', france: 'soft' },
    plots: [
      ['jordan', 1],
      ['egypt', 3],
      ['france', 2],
    ],
  });
  const asked = begin(structuredClone(state), 'us', 1);
  expect(asked.menu).toEqual(['jordan/1', 'egypt/1']);
  expect(asked.labels.join()).not.toMatch(/Plot \d/);
  execute(state, 'us', 1, ['egypt/1']);
  expect(state.plots.map((plot) => plot.backlash)).toEqual([false, true, false]);
  expect(here(state, 'egypt')).toEqual({ plots: 1 });
});
