import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 74 moves up to two cells to Schengen countries, tested on the way, without rolls', () => {
  const state = situation({ countries: { sudan: { is: 'ir', sleepers: 2 } }, lapsing: ['biometrics'] });
  const asked = begin(structuredClone(state), 'jihadist', 74, ['sudan']);
  expect(asked.menu).toHaveLength(7);
  execute(state, 'jihadist', 74, ['sudan', 'france', 'sudan', 'spain'], [1, 6]);
  expect([here(state, 'france'), here(state, 'spain'), here(state, 'sudan')]).toEqual([
    { sleepers: 1 },
    { sleepers: 1 },
    {},
  ]);
});

test('card 74 may be left unused', () => {
  const state = situation();
  execute(state, 'jihadist', 74, ['done']);
  expect(here(state, 'iran')).toEqual({ sleepers: 1 });
});
