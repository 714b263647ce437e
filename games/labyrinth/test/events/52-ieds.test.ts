import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate, used } from './played.ts';

const countries = { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } } as const;

test('card 52 needs a Regime Change country with a cell', () => {
  expect(playable(situation({ countries }), 52, 'jihadist')).toBe(true);
  const empty = { iraq: { is: 'poor ally', troops: 6, regimeChange: 'tan' } } as const;
  expect(playable(situation({ countries: empty }), 52, 'jihadist')).toBe(false);
  const sadr = situation({ countries: empty, effects: ['sadr'] });
  expect(playable(sadr, 52, 'jihadist')).toBe(true);
});

test('card 52 costs the US a card by chance; without one nothing happens', () => {
  const state = situation({ countries, hands: { us: [1, 2, 3] } });
  execute(state, 'jihadist', 52);
  expect([state.hands.us.length, state.discards.length]).toEqual([2, 1]);
  expect(new Set([...state.hands.us, ...state.discards])).toEqual(new Set([1, 2, 3]));
  const bare = situation({ countries });
  execute(bare, 'jihadist', 52);
  expect(bare.discards).toEqual([]);
});

test('6.3.2.3 card 52 discards trigger nothing but US Election', () => {
  const state = situation({ countries, hands: { us: [120] }, prestige: 5 });
  execute(state, 'jihadist', 52, [], [6]);
  expect([standing(state, 'united-states'), state.prestige]).toEqual(['hard', 6]);
});

test('6.3.2 card 52 used by the US costs it another card', () => {
  const { state } = used({ countries, hands: { us: [1] } }, 'us', 52, ['reserves']);
  expect([state.hands.us, state.discards]).toEqual([[], [1, 52]]);
  expect(fate({ countries }, 'jihadist', 52)).toBe('discarded');
});
