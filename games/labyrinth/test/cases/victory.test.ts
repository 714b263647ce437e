import { expect, test } from 'vitest';
import { act } from '../../action.ts';
import { draw } from '../../hands.ts';
import { COUNTRIES, type CountryId } from '../../map.ts';
import { FRAME } from '../../play-card.ts';
import type { State } from '../../state.ts';
import { execute } from '../events/event.ts';
import { all, goOn, operation, play, situation } from '../table.ts';

const MUSLIM: readonly CountryId[] = COUNTRIES.slice(0, 18);

/** No card is left to draw. */
const noPile = (state: State): void => {
  state.removed.push(...state.deck.splice(0));
};
const drawOne = (state: State) => play(state, (table) => draw(act(table, 'us', '5.3', FRAME), 'us', 1));

test('2.1.1 2.2 an Oil Price Spike of the Jihadist lifts three Good exporters to 12: the US has won', () => {
  const state = situation({
    countries: { iraq: 'good ally', 'saudi-arabia': 'good ally', 'gulf-states': 'good ally' },
  });
  execute(state, 'jihadist', 117);
  expect(state.outcome).toEqual({ winner: 'us', by: 'good-resources' });
});

test('2.1.1 8.3.2 the last cell fails to travel: the US has won', () => {
  const state = situation({ countries: { yemen: { is: 'fair', active: 1 }, morocco: 'fair' } });
  operation(state, 'jihadist', 'travel', 1, ['morocco'], [3]);
  expect(state.outcome).toEqual({ winner: 'us', by: 'no-cells' });
});

test('2.1.1 card 87 the last cell of the map becomes a martyr: the US has won before any plot lies', () => {
  const state = situation({ countries: { jordan: { is: 'poor', sleepers: 1 } } });
  execute(state, 'jihadist', 89);
  expect([state.outcome, state.plots]).toEqual([{ winner: 'us', by: 'no-cells' }, []]);
});

test('2.1.1 4.9.4 a destination of the Jihadist is tested as the fifteenth Fair country', () => {
  const state = situation({
    countries: { ...all(MUSLIM.slice(0, 14), 'fair'), iran: { sleepers: 1 } },
  });
  operation(state, 'jihadist', 'travel', 1, ['saudi-arabia'], [5]);
  expect(state.outcome).toEqual({ winner: 'us', by: 'fair-or-good' });
});

test('2.1.2 4.9.5 a War of Ideas tests the fifteenth Poor country at Prestige 1', () => {
  const state = situation({ countries: all(MUSLIM.slice(0, 14), 'poor'), prestige: 1 });
  operation(state, 'us', 'war-of-ideas', 1, ['pakistan'], [2]);
  expect(state.outcome).toEqual({ winner: 'jihadist', by: 'prestige' });
});

test('2.1.2 six Islamist resources far apart win nothing, until a neighbour joins them', () => {
  const state = situation({
    countries: {
      egypt: 'ir',
      'indonesia-malaysia': 'ir',
      pakistan: { is: 'poor', active: 5, besieged: true },
    },
  });
  expect(state.outcome).toBeNull();
  operation(state, 'jihadist', 'jihad', 1, ['major:pakistan'], [3]);
  expect(state.outcome).toEqual({ winner: 'jihadist', by: 'islamist-resources' });
});

test('2.1.2 7.5 a WMD at home that is blocked in time wins nothing', () => {
  const state = situation({
    plots: [['united-states', 4]],
    hands: { us: [43, 45], jihadist: [] },
    phase: 'us',
  });
  goOn(state, ['card-43', 'alert', 'card-45', 'war-of-ideas', 'canada'], [6]);
  expect([state.outcome, state.plots, state.looseNukes]).toEqual([null, [], 2]);
});

test('2.3 nothing to nothing is a victory of the Jihadist', () => {
  const state = situation({ change: noPile });
  drawOne(state);
  expect(state.outcome).toEqual({ winner: 'jihadist', by: 'last-card' });
});

test('2.3 4.2.6 the end in the middle of a turn counts oil and the Regime Change of that turn', () => {
  const state = situation({
    countries: {
      iraq: { is: 'poor ally', regimeChange: 'green', troops: 6 },
      'saudi-arabia': 'good ally',
      'gulf-states': 'good ally',
    },
    lapsing: ['oil-price-spike'],
    change: noPile,
  });
  // 8 Good resources are not more than twice 4.
  drawOne(state);
  expect(state.outcome).toEqual({ winner: 'jihadist', by: 'last-card' });
});

test('3.3 5.3.1 with two decks the first reshuffle goes on, the second ends the game', () => {
  const state = situation({ variants: { decks: 2 }, discards: [1], change: noPile });
  drawOne(state);
  expect([state.outcome, state.hands.us, state.reshuffles]).toEqual([null, [1], 1]);
  drawOne(state);
  expect(state.outcome?.by).toBe('last-card');
});
