import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { used } from './played.ts';

test('card 14 needs an Adversary', () => {
  expect(playable(situation({ countries: { syria: 'fair neutral' } }), 14, 'us')).toBe(false);
  expect(playable(situation({ countries: { syria: 'fair adversary' } }), 14, 'us')).toBe(true);
});

test('card 14 a 4 to 6 makes the Adversary Neutral', () => {
  for (const [roll, is] of [
    [3, 'fair adversary'],
    [4, 'fair neutral'],
    [6, 'fair neutral'],
  ] as const) {
    const state = situation({ countries: { syria: 'fair adversary' } });
    execute(state, 'us', 14, [], [roll]);
    expect(standing(state, 'syria')).toBe(is);
  }
});

test('D-14 card 14 may choose a country under Islamist Rule, which stays so', () => {
  const state = situation({ countries: { syria: 'fair adversary', sudan: 'ir', egypt: 'poor' } });
  expect(begin(structuredClone(state), 'us', 14).menu).toEqual(['sudan', 'syria']);
  execute(state, 'us', 14, ['sudan'], [5]);
  expect([standing(state, 'sudan'), standing(state, 'syria')]).toEqual(['ir neutral', 'fair adversary']);
});

test('6.3.2.2 card 14 triggered by the Jihadist: the US chooses', () => {
  const given = { countries: { syria: 'fair adversary', libya: 'poor adversary' } };
  const asked = used(given, 'jihadist', 14, ['reserves']);
  expect([asked.ask?.seats, asked.menu]).toEqual([['us'], ['libya', 'syria']]);
});
