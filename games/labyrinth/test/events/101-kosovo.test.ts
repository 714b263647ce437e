import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('card 101 Prestige +1, and Serbia takes the posture opposite to that of the US', () => {
  for (const side of ['us', 'jihadist'] as const) {
    const hard = situation({ prestige: 5 });
    execute(hard, side, 101);
    expect([hard.prestige, standing(hard, 'serbia')]).toEqual([6, 'soft']);
    const soft = situation({ us: 'soft', prestige: 12, countries: { serbia: 'soft' } });
    execute(soft, side, 101);
    expect([soft.prestige, standing(soft, 'serbia')]).toEqual([12, 'hard']);
  }
  expect(fate({}, 'jihadist', 101)).toBe('discarded');
});
