import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute } from './event.ts';
import { fate, used } from './played.ts';

test('card 63 costs the US a card and Prestige, and brings Funding', () => {
  const state = situation({ hands: { us: [1, 2, 3] }, funding: 5, prestige: 7 });
  execute(state, 'jihadist', 63);
  expect([state.hands.us.length, state.funding, state.prestige]).toEqual([2, 6, 6]);
  expect(new Set([...state.hands.us, ...state.discards])).toEqual(new Set([1, 2, 3]));
});

test('6.2.4 card 63 with an empty hand and full Funding the rest is done', () => {
  const state = situation({ funding: 9, prestige: 1 });
  execute(state, 'jihadist', 63);
  expect([state.discards, state.funding, state.prestige]).toEqual([[], 9, 1]);
});

test('6.3.2 card 63 used by the US: the card is gone before the discard', () => {
  const { state } = used({ hands: { us: [] }, prestige: 7 }, 'us', 63, ['reserves']);
  expect([state.discards, state.prestige]).toEqual([[63], 6]);
  expect(fate({}, 'jihadist', 63)).toBe('discarded');
});
