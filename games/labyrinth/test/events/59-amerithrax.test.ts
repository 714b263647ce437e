import { expect, test } from 'vitest';
import { US_CARDS } from '../../cards.ts';
import { labyrinth } from '../../index.ts';
import { situation } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate, used } from './played.ts';

test('card 59 the US discards its own Event of the highest value, choosing among equals, in secret', () => {
  const state = situation({ hands: { us: [1, 11, 12, 65, 96, 112] } });
  const asked = begin(structuredClone(state), 'jihadist', 59);
  expect([asked.ask?.seats, asked.ask?.secret, asked.menu]).toEqual([['us'], true, ['card-11', 'card-12']]);
  execute(state, 'jihadist', 59, ['card-12']);
  expect([state.hands.us, state.discards]).toEqual([[1, 11, 65, 96, 112], [12]]);
});

test('L53 card 59 shows what the US does not hold, until it gets a card', () => {
  const state = situation({ hands: { us: [1, 11] } });
  execute(state, 'jihadist', 59, ['card-11']);
  const threes = US_CARDS.filter((card) => card >= 32);
  expect(labyrinth.view(state, 'jihadist').lacking.us).toEqual(threes);
});

test('L53 card 59 without a US Event nothing is discarded, and everybody knows it', () => {
  const state = situation({ hands: { us: [65, 96] } });
  const asked = begin(structuredClone(state), 'jihadist', 59);
  expect([asked.ask?.secret, asked.menu]).toEqual([true, ['none']]);
  execute(state, 'jihadist', 59, ['none']);
  expect([state.hands.us, state.lacking.us]).toEqual([[65, 96], [...US_CARDS]]);
});

test('card 59 an empty hand is not asked', () => {
  const state = situation();
  execute(state, 'jihadist', 59);
  expect([state.discards, state.lacking.us]).toEqual([[], []]);
});

test('6.3.2 card 59 used by the US costs it a card; the Jihadist keeps using it (no REMOVE)', () => {
  const { state } = used({ hands: { us: [43, 2] } }, 'us', 59, ['reserves', 'card-43']);
  expect([state.hands.us, state.discards]).toEqual([[2], [43, 59]]);
  expect(fate({}, 'jihadist', 59, ['card-1'])).toBe('discarded');
});
