import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';

const countries = {
  russia: { is: 'soft', sleepers: 1 },
  'central-asia': { is: 'poor', sleepers: 2 },
} as const;

test('card 65 rolls where a cell is; success makes a WMD available, failure costs the cell', () => {
  const state = situation({ countries });
  expect(begin(structuredClone(state), 'jihadist', 65).menu).toEqual(['central-asia', 'russia']);
  execute(state, 'jihadist', 65, ['russia'], [2]);
  expect([state.available[3], state.looseNukes, here(state, 'russia')]).toEqual([1, 2, { sleepers: 1 }]);
  const failed = situation({ countries });
  execute(failed, 'jihadist', 65, ['russia'], [3]);
  expect([failed.available[3], here(failed, 'russia')]).toEqual([0, { cadre: 1 }]);
});

test('cards 69 and 71 do the same in Central Asia and in Russia', () => {
  const state = situation({ countries });
  execute(state, 'jihadist', 69, [], [3]);
  execute(state, 'jihadist', 71, [], [1]);
  expect([state.available[3], state.looseNukes]).toEqual([2, 1]);
});

test('cards 65, 69 and 71 need a cell there', () => {
  const state = situation({ countries: { russia: 'soft', 'central-asia': 'poor' } });
  expect([65, 69, 71].map((card) => playable(state, card, 'jihadist'))).toEqual([false, false, false]);
});

test('4.7.8.1 D-65 an empty box gives nothing; under Islamist Rule no die is needed', () => {
  const state = situation({
    countries: { 'central-asia': { is: 'ir', sleepers: 1 } },
    change: (one) => void (one.looseNukes = 0),
  });
  execute(state, 'jihadist', 69);
  expect(state.available[3]).toBe(0);
});
