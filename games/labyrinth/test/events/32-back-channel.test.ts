import { expect, test } from 'vitest';
import { goOn, here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';

const given = { us: 'soft', countries: { libya: 'poor adversary', syria: 'fair adversary' } } as const;

test('card 32 needs a Soft US and another card worth the resources of an Adversary', () => {
  expect(playable(situation({ ...given, hands: { us: [32, 101] } }), 32, 'us')).toBe(true);
  // The card itself does not count.
  expect(playable(situation({ ...given, hands: { us: [32] } }), 32, 'us')).toBe(false);
  expect(playable(situation({ ...given, hands: { us: [32, 34] } }), 32, 'us')).toBe(false);
  expect(playable(situation({ ...given, us: 'hard', hands: { us: [32, 101] } }), 32, 'us')).toBe(false);
});

test('D-32 card 32 counts resources with what oil adds', () => {
  const state = situation({ ...given, hands: { us: [101] }, lapsing: ['oil-price-spike'] });
  expect(playable(state, 32, 'us')).toBe(false);
});

test('card 32 lets the US discard such a card: the Adversary becomes Neutral with Aid', () => {
  const state = situation({ ...given, hands: { us: [23, 34, 101] } });
  const asked = begin(structuredClone(state), 'us', 32);
  expect([asked.menu, asked.ask?.secret]).toEqual([['card-23', 'card-101', 'done'], true]);
  execute(state, 'us', 32, ['card-23']);
  expect([standing(state, 'syria'), here(state, 'syria'), state.discards]).toEqual([
    'fair neutral',
    { aid: 1 },
    [23],
  ]);
});

test('card 32 may be left unused', () => {
  const state = situation({ ...given, hands: { us: [101] } });
  execute(state, 'us', 32, ['done']);
  expect([standing(state, 'libya'), state.hands.us]).toEqual(['poor adversary', [101]]);
});

test('6.3.2 card 32 in the Jihadist’s hand is triggered when the US holds a match', () => {
  const state = situation({ ...given, hands: { jihadist: [32, 98, 99], us: [101] }, phase: 'jihadist' });
  expect(goOn(state, ['card-32', 'travel']).state.plays[0]?.due).toBe(true);
});

test('D-32 card 32 does not match an Adversary of its own value by itself', () => {
  const iraq = { us: 'soft', countries: { iraq: 'poor adversary' } } as const;
  expect(playable(situation({ ...iraq, hands: { us: [32] } }), 32, 'us')).toBe(false);
  expect(playable(situation({ ...iraq, hands: { us: [32, 34] } }), 32, 'us')).toBe(true);
});
