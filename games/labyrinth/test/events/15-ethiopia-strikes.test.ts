import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 15 needs Islamist Rule in Somalia or Sudan', () => {
  expect(playable(situation({ countries: { somalia: 'poor', yemen: 'ir' } }), 15, 'us')).toBe(false);
  expect(playable(situation({ countries: { somalia: 'ir' } }), 15, 'us')).toBe(true);
  expect(playable(situation({ countries: { sudan: 'ir' } }), 15, 'us')).toBe(true);
});

test('card 15 makes one of them a Poor Neutral, the US choosing', () => {
  const state = situation({ countries: { somalia: 'ir', sudan: 'ir' } });
  expect(begin(structuredClone(state), 'us', 15).menu).toEqual(['sudan', 'somalia']);
  execute(state, 'us', 15, ['somalia']);
  expect([standing(state, 'somalia'), standing(state, 'sudan')]).toEqual(['poor neutral', 'ir adversary']);
});

test('6.2.9 card 15 leaves the game', () => {
  expect(fate({ countries: { sudan: 'ir' } }, 'us', 15)).toBe('removed');
});
