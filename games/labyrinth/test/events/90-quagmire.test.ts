import { expect, test } from 'vitest';
import { faultOf } from '../../laws.ts';
import { AT } from '../../map.ts';
import { here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';

const countries = { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } } as const;

test('card 90 needs Prestige of 6 or less and a Regime Change country with a cell', () => {
  expect(playable(situation({ countries, prestige: 6 }), 90, 'jihadist')).toBe(true);
  expect(playable(situation({ countries, prestige: 7 }), 90, 'jihadist')).toBe(false);
  expect(playable(situation({ prestige: 6 }), 90, 'jihadist')).toBe(false);
});

test('D-90 card 90 Jihadist Events on the discarded cards happen; others do not', () => {
  const state = situation({
    countries: { ...countries, pakistan: 'fair' },
    prestige: 5,
    hands: { us: [58, 99] },
  });
  execute(state, 'jihadist', 90);
  expect(here(state, 'iraq')).toEqual({ troops: 6, sleepers: 2, regimeChange: 1 });
  expect([state.prestige, standing(state, 'united-states')]).toEqual([5, 'soft']);
  // Al-Anbar has happened and leaves the game; HAMAS Elected has not.
  expect([state.removed, state.discards]).toEqual([[58], [99]]);
});

test('card 90 an Event that cannot be played stays in the discards', () => {
  const state = situation({ countries, prestige: 5, hands: { us: [57] }, effects: ['moro-talks'] });
  execute(state, 'jihadist', 90);
  expect([state.discards, state.removed]).toEqual([[57], []]);
});

/** Both discarded cards let the Jihadist draw, and the pile is empty. */
const emptied = (printed = false) =>
  situation({
    countries: { ...countries, yemen: { is: 'poor', sleepers: 1 } },
    prestige: 5,
    hands: { us: [61, 76] },
    discards: [1, 2, 3, 4],
    variants: { decks: 2, printed },
    change: (state) => {
      state.removed.push(...state.deck);
      state.deck = [];
      state.memory.before.disrupted = [AT.yemen, AT.iraq];
    },
  });

test('L77 5.3.1 card 90 a card whose Event is due is not shuffled into the new pile on the way', () => {
  const state = emptied();
  execute(state, 'jihadist', 90, ['yemen']);
  expect([state.reshuffles, state.discards.toSorted((a, b) => a - b)]).toEqual([1, [61, 76]]);
  expect([...state.deck, ...state.hands.jihadist].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(state.hands.jihadist).toHaveLength(3);
});

test('6.2.9 D-76 card 90 the card leaves the game after its Event although the pile was shuffled anew', () => {
  const state = emptied(true);
  execute(state, 'jihadist', 90, ['yemen']);
  expect([state.removed.includes(76), state.discards]).toEqual([true, [61]]);
});

test('5.3 card 90 every card lies in one place while its Events happen', () => {
  const asked = begin(emptied(), 'jihadist', 90);
  expect(asked.ask?.prompt.key).toBe('ask.event.place');
  expect(faultOf(asked.state)).toBeUndefined();
});
