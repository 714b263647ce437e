import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate } from './played.ts';

test('card 67 places a cell in Central Asia and one in Afghanistan', () => {
  const state = situation({ countries: { afghanistan: 'ir' } });
  execute(state, 'jihadist', 67, [], [2]);
  expect([here(state, 'central-asia'), here(state, 'afghanistan')]).toEqual([
    { sleepers: 1 },
    { sleepers: 1 },
  ]);
  expect(standing(state, 'central-asia')).toBe('poor neutral');
});

test('6.2.4 L50 card 67 with one cell left the Jihadist chooses where; the other country is not tested (L51)', () => {
  const state = situation({ countries: { iran: { sleepers: 14 } } });
  const asked = begin(structuredClone(state), 'jihadist', 67);
  expect([asked.ask?.seats, asked.menu]).toEqual([['jihadist'], ['central-asia', 'afghanistan']]);
  execute(state, 'jihadist', 67, ['afghanistan'], [1]);
  expect([here(state, 'afghanistan'), standing(state, 'central-asia')]).toEqual([
    { sleepers: 1 },
    'unmarked',
  ]);
});

test('6.2.9 card 67 leaves the game, also without a cell', () => {
  const countries = { iran: { sleepers: 15 } } as const;
  expect(fate({ countries }, 'jihadist', 67)).toBe('removed');
});
