import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('D-99 card 99 the US chooses what it discards, whoever plays it', () => {
  for (const side of ['us', 'jihadist'] as const) {
    const state = situation({ hands: { us: [1, 2, 3] }, prestige: 5, funding: 5 });
    const asked = begin(structuredClone(state), side, 99);
    expect([asked.ask?.seats, asked.menu]).toEqual([['us'], ['card-1', 'card-2', 'card-3']]);
    execute(state, side, 99, ['card-2']);
    expect([state.hands.us, state.prestige, state.funding]).toEqual([[1, 3], 4, 4]);
  }
});

test('6.2.4 card 99 without a card to discard the rest happens', () => {
  const state = situation({ prestige: 5 });
  execute(state, 'jihadist', 99);
  expect(state.prestige).toBe(4);
});
