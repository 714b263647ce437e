import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { here, plotsIn, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';

const countries = { iraq: { is: 'poor ally', troops: 2 }, jordan: { is: 'fair ally', troops: 1 } } as const;

test('card 110 needs troops in Iraq, Syria, Lebanon or Jordan', () => {
  expect(playable(situation({ countries }), 110, 'us')).toBe(true);
  expect(playable(situation({ countries: { yemen: { is: 'poor ally', troops: 2 } } }), 110, 'us')).toBe(
    false,
  );
});

test('card 110 for the US: Prestige +3; for the Jihadist three cells and a plot of 2, which all can tell', () => {
  const state = situation({ countries, prestige: 5 });
  execute(state, 'us', 110);
  expect(state.prestige).toBe(8);
  expect(begin(structuredClone(state), 'jihadist', 110).menu).toEqual(['jordan', 'iraq']);
  execute(state, 'jihadist', 110, ['iraq']);
  expect([here(state, 'iraq'), plotsIn(state, 'iraq')]).toEqual([{ sleepers: 3, troops: 2, plots: 1 }, [2]]);
  expect(labyrinth.view(state, 'us').plots[0]?.value).toBe(2);
});

test('D-110 card 110 without a plot of 2 places the cells only', () => {
  const state = situation({
    countries,
    plots: [
      ['iran', 2],
      ['iran', 2],
    ],
  });
  execute(state, 'jihadist', 110, ['iraq']);
  expect(plotsIn(state, 'iraq')).toEqual([]);
});
