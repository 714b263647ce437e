import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate } from './played.ts';

test('card 107 for the US: Aid in Iraq, also beside other Aid', () => {
  const state = situation({ countries: { iraq: { is: 'poor adversary', aid: 1 } } });
  execute(state, 'us', 107);
  expect([here(state, 'iraq'), standing(state, 'turkey')]).toEqual([{ aid: 2 }, 'unmarked']);
});

test('D-107 card 107 for the Jihadist: Turkey is tested, Iraq worsens, never to Islamist Rule', () => {
  const state = situation({ countries: { iraq: 'fair ally' } });
  execute(state, 'jihadist', 107, [], [5]);
  expect([standing(state, 'turkey'), standing(state, 'iraq')]).toEqual(['fair neutral', 'poor ally']);
  execute(state, 'jihadist', 107);
  expect([standing(state, 'turkey'), standing(state, 'iraq')]).toEqual(['fair neutral', 'poor ally']);
});

test('D-107 card 107 in the printed sense: Turkey or Iraq, the Jihadist choosing', () => {
  const variants = { printed: true };
  const state = situation({ countries: { iraq: 'fair ally', turkey: 'good ally' }, variants });
  expect(begin(structuredClone(state), 'jihadist', 107).menu).toEqual(['turkey', 'iraq']);
  execute(state, 'jihadist', 107, ['turkey']);
  expect([standing(state, 'turkey'), standing(state, 'iraq')]).toEqual(['fair ally', 'fair ally']);
  const poor = situation({ countries: { iraq: 'poor ally' }, variants });
  execute(poor, 'jihadist', 107, [], [6]);
  expect([standing(poor, 'turkey'), standing(poor, 'iraq')]).toEqual(['poor neutral', 'poor ally']);
  expect(fate({ countries: { iraq: 'poor' } }, 'us', 107)).toBe('discarded');
});
