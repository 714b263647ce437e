import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import type { State } from '../../state.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 17 takes every WMD card out of the Jihadist hand', () => {
  const state = situation({
    hands: { jihadist: [50, 65, 71] },
    countries: { russia: { is: 'soft', sleepers: 1 } },
  });
  execute(state, 'us', 17);
  expect([state.hands.jihadist, state.discards, here(state, 'russia')]).toEqual([
    [50],
    [65, 71],
    { sleepers: 1 },
  ]);
});

test('card 17 otherwise removes a cell from Russia or Central Asia', () => {
  const state = situation({
    hands: { jihadist: [50] },
    countries: { russia: { is: 'soft', sleepers: 1 }, 'central-asia': { is: 'poor', active: 1 } },
  });
  expect(begin(structuredClone(state), 'us', 17).menu).toEqual(['central-asia', 'russia']);
  execute(state, 'us', 17, ['russia']);
  expect(here(state, 'russia')).toEqual({ cadre: 1 });
});

test('5.3.2 after card 17 everybody knows that the Jihadist holds none, until it draws', () => {
  const state = situation({ hands: { jihadist: [50] } });
  execute(state, 'us', 17);
  expect(state.lacking.jihadist).toEqual([65, 69, 71]);
});

test('9.2 card 17 alone: the US looks at the pile, which is then shuffled', () => {
  const hand = [50, 51, 52, 53, 54, 55, 56];
  const state = situation({ hands: { jihadist: hand }, variants: { solo: true } });
  execute(state, 'us', 17);
  expect(state.known.jihadist).toEqual(hand);
  expect(state.hands.jihadist.toSorted((a, b) => a - b)).toEqual(hand);
});

/** The orders of the pile in thirty worlds that the US cannot tell from the real one. */
function ordersOf(state: State): Set<string> {
  const orders = Array.from({ length: 30 }, (_, world) => {
    const copy = structuredClone(state);
    labyrinth.determinize(copy, 'us', new Dice(fastDice(`world/${world}`)));
    return copy.hands.jihadist.join();
  });
  return new Set(orders);
}

test('9.2 after card 17 alone the US knows the cards of the pile, not their order; after card 18 both', () => {
  const hand = [50, 51, 52, 53, 54, 55, 56];
  const state = situation({ hands: { us: [43], jihadist: hand }, variants: { solo: true } });
  execute(state, 'us', 17);
  expect(ordersOf(state).size).toBeGreaterThan(20);
  expect(labyrinth.view(state, 'us').mixed).toEqual(hand);
  expect(labyrinth.view(state, 'spectator').mixed).toEqual([]);
  begin(state, 'us', 18);
  expect(state.mixed).toBeUndefined();
  expect([...ordersOf(state)]).toEqual([state.hands.jihadist.join()]);
});
