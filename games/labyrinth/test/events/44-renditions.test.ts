import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate, used } from './played.ts';

const countries = {
  jordan: { is: 'poor ally', active: 1 },
  canada: { is: 'soft', sleepers: 1 },
  iran: { sleepers: 1 },
} as const;

test('card 44 needs a Hard US, and no place to Disrupt', () => {
  expect(playable(situation({ countries }), 44, 'us')).toBe(true);
  expect(playable(situation(), 44, 'us')).toBe(true);
  expect(playable(situation({ countries, us: 'soft' }), 44, 'us')).toBe(false);
});

test('card 44 disrupts whatever the value needed, and costs the Jihadist a card by chance', () => {
  const state = situation({ countries, hands: { jihadist: [50], us: [] } });
  expect(begin(structuredClone(state), 'us', 44).menu).toEqual(['jordan', 'canada']);
  execute(state, 'us', 44, ['jordan']);
  expect([here(state, 'jordan'), state.hands.jihadist, state.discards]).toEqual([{ cadre: 1 }, [], [50]]);
  expect(state.memory.now.disrupted).toEqual([AT.jordan]);
});

test('6.2.4 card 44 without a target, or without a card to lose, does the rest', () => {
  const state = situation({ hands: { jihadist: [50], us: [] } });
  execute(state, 'us', 44);
  expect([state.discards, state.effects.renditions]).toEqual([[50], true]);
  const empty = situation({ countries });
  execute(empty, 'us', 44, ['canada']);
  expect([here(empty, 'canada'), empty.discards]).toEqual([{ active: 1 }, []]);
});

test('D-120 card 44 US Election happens when it is the card lost', () => {
  const state = situation({ hands: { jihadist: [120], us: [] }, prestige: 5 });
  execute(state, 'us', 44, [], [1]);
  expect([standing(state, 'united-states'), state.prestige]).toEqual(['soft', 4]);
});

test('9.2 card 44 alone takes the top card of the pile', () => {
  const state = situation({ hands: { jihadist: [91, 50, 65], us: [] }, variants: { solo: true } });
  execute(state, 'us', 44);
  expect([state.hands.jihadist, state.discards]).toEqual([[91, 50], [65]]);
});

test('6.2.8 card 44 blocks Detainee Release until it leaks, and then is blocked itself', () => {
  const state = situation({ countries });
  execute(state, 'us', 44, ['jordan']);
  expect(playable(state, 61, 'jihadist')).toBe(false);
  // The Leak leaves the US Hard.
  execute(state, 'jihadist', 84, [], [4, 6, 2, 3]);
  expect([playable(state, 61, 'jihadist'), playable(state, 44, 'us')]).toEqual([true, false]);
  expect(fate({ countries }, 'us', 44, ['jordan'])).toBe('discarded');
});

test('6.3.2.2 card 44 triggered by the Jihadist: the US disrupts', () => {
  const asked = used({ countries }, 'jihadist', 44, ['event-first']);
  expect([asked.ask?.seats, asked.menu]).toEqual([['us'], ['jordan', 'canada']]);
});
