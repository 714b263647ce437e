import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate, used } from './played.ts';

test('card 31 needs a cell, a cadre or a plot in the United States, the United Kingdom or Canada', () => {
  expect(playable(situation(), 31, 'us')).toBe(false);
  expect(playable(situation({ countries: { france: { is: 'soft', sleepers: 1 } } }), 31, 'us')).toBe(false);
  expect(playable(situation({ countries: { canada: { is: 'soft', sleepers: 1 } } }), 31, 'us')).toBe(true);
  expect(playable(situation({ countries: { 'united-states': { cadre: true } } }), 31, 'us')).toBe(true);
  const plotted = { countries: { 'united-kingdom': 'soft' }, plots: [['united-kingdom', 1]] } as const;
  expect(playable(situation(plotted), 31, 'us')).toBe(true);
});

test('4.8.4 card 31 clears all three and leaves no cadre; WMD leave the game; the US draws a card', () => {
  const state = situation({
    countries: {
      'united-states': { sleepers: 1, cadre: true },
      'united-kingdom': { is: 'soft', sleepers: 1, active: 1 },
      canada: { is: 'soft', cadre: true },
      france: { is: 'soft', sleepers: 1, cadre: true },
    },
    plots: [
      ['united-states', 4],
      ['united-kingdom', 2],
      ['united-kingdom', 3],
      ['france', 1],
    ],
    deck: [77],
  });
  execute(state, 'us', 31);
  expect((['united-states', 'united-kingdom', 'canada'] as const).map((id) => here(state, id))).toEqual([
    {},
    {},
    {},
  ]);
  expect(here(state, 'france')).toEqual({ sleepers: 1, cadre: 1, plots: 1 });
  expect([state.available, state.looseNukes, state.cellsOnTrack]).toEqual([[2, 2, 1, 0], 2, 14]);
  expect([state.hands.us, state.effects.wiretapping]).toEqual([[77], true]);
});

test('2.1.1 card 31 wins the game when the last cell goes', () => {
  const state = situation({ countries: { canada: { is: 'soft', sleepers: 1 } } });
  execute(state, 'us', 31);
  expect(state.outcome).toEqual({ winner: 'us', by: 'no-cells' });
});

test('6.2.8 card 31 is blocked once it has leaked; until then it may come again', () => {
  const countries = { canada: { is: 'soft', sleepers: 1 }, iran: { sleepers: 1 } } as const;
  expect(playable(situation({ countries, effects: ['leak-wiretapping'] }), 31, 'us')).toBe(false);
  expect(playable(situation({ countries, effects: ['wiretapping'] }), 31, 'us')).toBe(true);
  expect(playable(situation({ effects: ['wiretapping'] }), 84, 'jihadist')).toBe(true);
  expect(fate({ countries }, 'us', 31)).toBe('discarded');
});

test('6.3.2 card 31 used by the Jihadist strikes its own cells', () => {
  const countries = { canada: { is: 'soft', sleepers: 1 }, iran: { sleepers: 1 } } as const;
  const { state } = used({ countries }, 'jihadist', 31, ['reserves']);
  expect([here(state, 'canada'), state.hands.us.length]).toEqual([{}, 3]);
});
