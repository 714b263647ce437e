import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { AT } from '../../map.ts';
import { resources } from '../../levels.ts';
import { situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('cards 117 and 118 fetch a card that is no Oil Price Spike, for all players to see', () => {
  const state = situation({ discards: [50, 118, 43] });
  expect(begin(structuredClone(state), 'us', 117).menu).toEqual(['card-43', 'card-50']);
  execute(state, 'us', 117, ['card-50']);
  expect([state.hands.us, state.discards]).toEqual([[50], [118, 43]]);
  expect(labyrinth.view(state, 'jihadist').known.us).toEqual([50]);
  expect(resources(state, AT.iraq)).toBe(4);
});

test('4.7.7.3 card 117 may take a card out of a box; its effect goes on', () => {
  const state = situation({ lapsing: ['biometrics'] });
  for (const card of [2, 43]) state.deck.splice(state.deck.indexOf(card), 1);
  state.lapsingBox.push(2);
  state.firstPlot = { used: true, card: 43 };
  const again = structuredClone(state);
  execute(state, 'jihadist', 117, ['card-2']);
  expect([state.lapsingBox, state.lapsing.biometrics, state.hands.jihadist]).toEqual([[], 1, [2]]);
  execute(again, 'jihadist', 118, ['card-43']);
  expect(again.firstPlot).toEqual({ used: true, card: 0 });
});

test('D-117 card 117 with nothing to fetch still raises the price of oil', () => {
  const state = situation();
  expect(execute(state, 'us', 117).asked).toEqual([]);
  expect(state.lapsing['oil-price-spike']).toBe(1);
});
