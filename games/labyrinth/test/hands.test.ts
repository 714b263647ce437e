import { expect, test } from 'vitest';
import { act } from '../action.ts';
import { deal, discard, discardAtRandom, draw, passCard, showCards } from '../hands.ts';
import { FRAME } from '../play-card.ts';
import type { State } from '../state.ts';
import { play, situation, standing } from './table.ts';

const run = (state: State, deed: (action: ReturnType<typeof act>) => unknown, rolls: number[] = []) =>
  play(state, (table) => void deed(act(table, 'us', '5.3', FRAME)), [], rolls);

test('5.3 a drawn card is told to its side only', () => {
  const state = situation({ deck: [43, 44] });
  const played = run(state, (action) => draw(action, 'us', 1));
  expect(state.hands.us).toEqual([43]);
  expect(played.journal.map((line) => [line.message.key, line.only, line.except])).toEqual([
    ['log.drawn', ['us'], undefined],
    ['log.draws', undefined, ['us']],
  ]);
});

test('5.3.1 when the pile is used up, discards and boxes are shuffled; the effects of boxed cards go on (4.7.7.3)', () => {
  const state = situation({
    hands: { us: [1] },
    discards: [5, 6, 7],
    variants: { decks: 2 },
    lapsing: ['biometrics'],
  });
  state.removed.push(...state.deck.splice(0, state.deck.length - 2));
  state.lapsingBox = [state.deck.pop() ?? 0];
  state.firstPlot = { used: true, card: state.deck.pop() ?? 0 };
  run(state, (action) => draw(action, 'us', 1));
  expect([state.reshuffles, state.deck.length, state.discards, state.lapsingBox]).toEqual([1, 4, [], []]);
  expect([state.firstPlot, state.lapsing.biometrics]).toEqual([{ used: true, card: 0 }, 1]);
  expect(state.outcome).toBeNull();
});

test('5.3.1 3.3 D-R1 the last reshuffle ends the game at once, in the middle of a deal', () => {
  const state = situation();
  state.removed.push(...state.deck.splice(0, state.deck.length - 5));
  play(state, (table) => deal(table));
  expect(state.outcome).toEqual({ winner: 'jihadist', by: 'last-card' });
});

test('5.2.8 cards are dealt in turns from the Jihadist on', () => {
  const state = situation({ deck: [10, 20, 30, 40] });
  play(state, (table) => deal(table));
  expect(state.hands.jihadist).toEqual(expect.arrayContaining([10, 30]));
  expect(state.hands.us).toEqual(expect.arrayContaining([20, 40]));
});

test('9.2 dealt evenly, associations come by turns: nobody’s, the Jihadist’s, the US’', () => {
  const state = situation({ variants: { solo: true, evenDeal: true }, funding: 9 });
  play(state, (table) => deal(table));
  const count = (from: number, to: number, hand: readonly number[]) =>
    hand.filter((card) => card >= from && card <= to).length;
  for (const hand of [state.hands.jihadist, state.hands.us])
    expect([count(96, 120, hand), count(48, 95, hand), count(1, 47, hand)]).toEqual([3, 3, 3]);
});

test('9.2 D-S15 when nobody’s pile is empty the two others go on by turns, in a draw and in a hand', () => {
  const state = situation({ variants: { solo: true, evenDeal: true }, funding: 9 });
  const gone = state.deck.filter((card) => card > 95);
  state.removed.push(...gone);
  state.deck = state.deck.filter((card) => card <= 95);
  run(state, (action) => draw(action, 'us', 2));
  expect(state.hands.us.map((card) => card <= 47)).toEqual([true, false]);
  play(state, (table) => deal(table));
  expect(state.hands.jihadist.filter((card) => card <= 47)).toHaveLength(4);
});

test('9.2 5.3.1 a reshuffle in the middle of an even draw does not begin the order anew', () => {
  const state = situation({
    variants: { solo: true, evenDeal: true, decks: 2 },
    discards: [1, 2, 48, 49, 96, 98],
    hands: { jihadist: [3] },
  });
  state.removed.push(...state.deck.filter((card) => card !== 99));
  state.deck = [99];
  run(state, (action) => draw(action, 'us', 3));
  const [us = 0, jihadist = 0, nobody = 0] = state.hands.us;
  expect([us <= 2, [48, 49].includes(jihadist), nobody]).toEqual([true, true, 99]);
});

test('9.2 alone a random card of the Jihadist is the top one, and a card drawn goes on top', () => {
  const state = situation({ variants: { solo: true }, hands: { jihadist: [90, 50, 70] }, deck: [60] });
  run(state, (action) => discardAtRandom(action, 'jihadist'));
  expect(state.discards).toEqual([70]);
  run(state, (action) => draw(action, 'jihadist', 1));
  expect(state.hands.jihadist).toEqual([90, 50, 60]);
});

test('6.3.1 D-120 US Election happens whenever it is discarded', () => {
  const state = situation({ hands: { us: [120] }, prestige: 5 });
  run(state, (action) => discard(action, 'us', 120), [6]);
  expect([standing(state, 'united-states'), state.prestige]).toEqual(['hard', 6]);
});

test('5.3.2 what was shown of a hand is known until it leaves it', () => {
  const state = situation({ hands: { us: [43, 44], jihadist: [50] } });
  run(state, (action) => showCards(action, 'us', [44, 43]));
  expect(state.known.us).toEqual([43, 44]);
  run(state, (action) => passCard(action, 'us', 'jihadist', 43));
  expect(state.known).toEqual({ us: [44], jihadist: [43] });
});
