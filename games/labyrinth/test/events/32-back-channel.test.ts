import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { opsOf } from '../../cards.ts';
import { determinize } from '../../determinize.ts';
import { faultOf } from '../../laws.ts';
import type { State } from '../../state.ts';
import { turnUp } from '../jihadist/play.ts';
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

/** The hands that the US may hold as far as a viewer knows. */
const imagined = (state: State, viewer = 'jihadist'): number[][] =>
  Array.from({ length: 60 }, (_, i) => {
    const world = structuredClone(state);
    determinize(world, viewer, new Dice(fastDice(`world ${i}`)));
    expect(faultOf(world)).toBeUndefined();
    return world.hands.us;
  });
const isMatch = (card: number): boolean => card !== 32 && opsOf(card) < 3;
const hasMatch = (hand: readonly number[]): boolean => hand.some(isMatch);

// Libya is worth 1 and Syria 2: every card of less than 3 matches.
const against = (us: number[], solo = false) =>
  situation({
    ...given,
    hands: { us, jihadist: [32, 98, 99] },
    phase: 'jihadist',
    variants: { solo, decks: 2 },
  });

test('L78 5.3.2 card 32 in vain shows that the US holds no card that matches, in every world imagined', () => {
  for (const use of ['event-first', 'travel']) {
    const { state } = goOn(against([34, 35, 36]), ['card-32', use]);
    for (const viewer of ['jihadist', 'spectator'])
      expect(imagined(state, viewer).some(hasMatch)).toBe(false);
    expect(new Set(imagined(state).map(String)).size).toBeGreaterThan(20);
  }
});

test('L78 card 32 that the US leaves unused shows that it holds a card that matches', () => {
  for (const answers of [
    ['card-32', 'event-first', 'done'],
    ['card-32', 'travel'],
  ]) {
    const { state } = goOn(against([34, 35, 101]), answers);
    for (const viewer of ['jihadist', 'spectator'])
      expect(imagined(state, viewer).every(hasMatch)).toBe(true);
    expect(imagined(state).some((hand) => !hand.includes(101))).toBe(true);
    expect(imagined(state, 'us')[0]).toEqual([34, 35, 101]);
  }
  const own = situation({ ...given, hands: { us: [32, 34, 101], jihadist: [50] }, phase: 'us' });
  goOn(own, ['card-32', 'event', 'done']);
  expect(imagined(own).every(hasMatch)).toBe(true);
});

test('L78 card 32 once a card that matches has left the hand, no other need be there', () => {
  const { state } = goOn(against([34, 35, 101]), ['card-32', 'event-first', 'card-101']);
  expect(state.discards).toContain(101);
  expect(imagined(state).some((hand) => !hasMatch(hand))).toBe(true);
  const kept = goOn(against([6, 34, 101]), ['card-32', 'event-first', 'done']).state;
  // A card of 3 leaves: what is known of the others stays.
  kept.hands.us.splice(1, 1);
  kept.discards.push(34);
  expect(imagined(kept).every(hasMatch)).toBe(true);
});

test('L78 L73 card 32 alone: turned up, it shows whether the US holds a card that matches', () => {
  const alone = (us: number[]) =>
    situation({ ...given, hands: { us, jihadist: [98] }, phase: 'jihadist', variants: { solo: true } });
  const without = alone([34, 35]);
  turnUp(without, 32);
  expect(imagined(without).some(hasMatch)).toBe(false);
  const holding = alone([34, 101]);
  turnUp(holding, 32);
  expect(imagined(holding).every(hasMatch)).toBe(true);
});

test('L78 card 32 the one card left that matches is in the hand of every world imagined', () => {
  // One card in so many: no deal by chance would bring it.
  const state = against([101]);
  const gone = state.deck.filter(isMatch);
  state.deck = state.deck.filter((card) => !isMatch(card));
  state.discards.push(...gone);
  goOn(state, ['card-32', 'event-first', 'done']);
  expect(imagined(state).every((hand) => hand.includes(101))).toBe(true);
  // And all else is dealt anew all the same.
  const decks = Array.from({ length: 20 }, (_, i) => {
    const world = structuredClone(state);
    determinize(world, 'jihadist', new Dice(fastDice(`world ${i}`)));
    return String(world.deck);
  });
  expect(decks).not.toContain(String(state.deck));
});

test('L78 card 32 under a Hard US nothing shows of its hand', () => {
  const hands = { us: [34, 35, 36], jihadist: [32, 98, 99] };
  const state = situation({ ...given, us: 'hard', hands, phase: 'jihadist', variants: { decks: 2 } });
  goOn(state, ['card-32', 'travel']);
  expect(imagined(state).some(hasMatch)).toBe(true);
});
