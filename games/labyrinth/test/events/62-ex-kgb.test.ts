import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate } from './played.ts';

test('D-62 card 62 takes CTR from Russia and does nothing else', () => {
  const state = situation({
    effects: ['ctr-russia', 'ctr-central-asia'],
    countries: { 'central-asia': 'fair' },
  });
  execute(state, 'jihadist', 62);
  expect([state.effects['ctr-russia'], state.effects['ctr-central-asia']]).toEqual([false, true]);
  expect([standing(state, 'caucasus'), standing(state, 'central-asia')]).toEqual(['fair', 'fair neutral']);
});

test('card 62 Caucasus takes the posture opposite to the US', () => {
  for (const [us, caucasus] of [
    ['hard', 'soft'],
    ['soft', 'hard'],
  ] as const) {
    const state = situation({ us, countries: { 'central-asia': 'fair' } });
    expect(begin(structuredClone(state), 'jihadist', 62).menu).toEqual(['central-asia', 'caucasus']);
    execute(state, 'jihadist', 62, ['caucasus']);
    expect([standing(state, 'caucasus'), standing(state, 'central-asia')]).toEqual([
      caucasus,
      'fair neutral',
    ]);
  }
});

test('4.9.4 card 62 Central Asia is tested and shifts a step toward Adversary', () => {
  const state = situation();
  execute(state, 'jihadist', 62, ['central-asia'], [3]);
  expect([standing(state, 'central-asia'), here(state, 'central-asia')]).toEqual(['poor adversary', {}]);
  const ally = situation({ countries: { 'central-asia': 'good ally' } });
  execute(ally, 'jihadist', 62, ['central-asia']);
  expect(standing(ally, 'central-asia')).toBe('good neutral');
});

test('L54 card 62 what is so already is not named', () => {
  const state = situation({ countries: { caucasus: 'soft', 'central-asia': 'poor ally' } });
  execute(state, 'jihadist', 62);
  expect(standing(state, 'central-asia')).toBe('poor neutral');
  // Nor does anybody spare Caucasus by naming an Adversary in vain: only the charts do (L76).
  const adversary = situation({ us: 'hard', countries: { 'central-asia': 'poor adversary' } });
  execute(adversary, 'jihadist', 62);
  expect(standing(adversary, 'caucasus')).toBe('soft');
  const both = situation({ countries: { caucasus: 'soft', 'central-asia': 'poor adversary' } });
  execute(both, 'jihadist', 62);
  expect([standing(both, 'caucasus'), standing(both, 'central-asia')]).toEqual(['soft', 'poor adversary']);
  expect(fate({ effects: ['ctr-russia'] }, 'jihadist', 62)).toBe('discarded');
});
