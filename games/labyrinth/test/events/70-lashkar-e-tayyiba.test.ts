import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 70 places a cell in Pakistan and one in India', () => {
  const state = situation({ countries: { pakistan: 'fair' } });
  execute(state, 'jihadist', 70, [], [1]);
  expect([here(state, 'pakistan'), here(state, 'india')]).toEqual([{ sleepers: 1 }, { sleepers: 1 }]);
  expect(standing(state, 'india')).toBe('soft');
});

test('6.2.8 card 70 is blocked by Indo-Pakistani Talks', () => {
  expect(playable(situation(), 70, 'jihadist')).toBe(true);
  expect(playable(situation({ effects: ['indo-pakistani-talks'] }), 70, 'jihadist')).toBe(false);
});

test('6.2.4 L50 card 70 with one cell left the Jihadist chooses where', () => {
  const state = situation({ countries: { iran: { sleepers: 14 }, pakistan: 'fair', india: 'soft' } });
  expect(begin(structuredClone(state), 'jihadist', 70).menu).toEqual(['pakistan', 'india']);
  execute(state, 'jihadist', 70, ['india']);
  expect([here(state, 'pakistan'), here(state, 'india')]).toEqual([{}, { sleepers: 1 }]);
  expect(fate({ countries: { pakistan: 'fair', india: 'soft' } }, 'jihadist', 70)).toBe('discarded');
});
