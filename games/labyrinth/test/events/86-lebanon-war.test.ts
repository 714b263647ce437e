import { expect, test } from 'vitest';
import { idOf, SHIA_MIX } from '../../map.ts';
import { here, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate, used } from './played.ts';

test('card 86 costs the US a card and Prestige and places a cell in any Shia-Mix country', () => {
  const state = situation({ hands: { us: [1] }, prestige: 7 });
  const asked = begin(structuredClone(state), 'jihadist', 86);
  expect([asked.ask?.seats, asked.menu]).toEqual([['jihadist'], SHIA_MIX.map(idOf)]);
  expect(asked.menu).not.toContain('iran');
  execute(state, 'jihadist', 86, ['lebanon'], [5]);
  expect([state.hands.us, state.discards, state.prestige]).toEqual([[], [1], 6]);
  expect([standing(state, 'lebanon'), here(state, 'lebanon')]).toEqual(['fair neutral', { sleepers: 1 }]);
});

test('6.2.4 card 86 with an empty track nobody is asked where', () => {
  const state = situation({ countries: { iran: { sleepers: 15 } }, prestige: 7 });
  execute(state, 'jihadist', 86);
  expect(state.prestige).toBe(6);
});

test('6.3.2.2 card 86 used by the US: the Jihadist still names the country', () => {
  const played = used({ countries: { turkey: 'fair ally' }, hands: { us: [1] } }, 'us', 86, ['event-first']);
  expect([played.ask?.seats, played.menu.length]).toEqual([['jihadist'], SHIA_MIX.length]);
  expect(fate({ countries: { turkey: 'fair' } }, 'jihadist', 86, ['turkey'])).toBe('discarded');
});
