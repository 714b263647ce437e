import { expect, test } from 'vitest';
import { here, plotsIn, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = {
  'indonesia-malaysia': { is: 'fair ally', sleepers: 1 },
  pakistan: { is: 'poor', sleepers: 1 },
  india: { is: 'hard', sleepers: 1, active: 1 },
  thailand: { is: 'soft', sleepers: 1 },
  philippines: { is: 'hard', active: 1 },
  china: { is: 'hard', sleepers: 1 },
} as const;
const sides = ['us', 'jihadist'] as const;

test('D-115 card 115 needs a cell in or beside Indonesia/Malaysia, in an Ally or a Hard country', () => {
  for (const side of sides) {
    const open = (given: Parameters<typeof situation>[0]) => playable(situation(given), 115, side);
    for (const id of ['indonesia-malaysia', 'india', 'philippines'] as const)
      expect(open({ countries: { [id]: countries[id] } })).toBe(true);
    const { pakistan, thailand, china } = countries;
    expect(open({ countries: { pakistan, thailand, china } })).toBe(false);
    expect(open({ countries: { pakistan: { is: 'poor ally', sleepers: 1 } } })).toBe(true);
    expect(open({ countries: { 'indonesia-malaysia': 'fair ally' } })).toBe(false);
  }
});

test('card 115 for the US: one such cell goes and two cards are drawn', () => {
  const state = situation({ countries, deck: [77, 78] });
  expect(begin(structuredClone(state), 'us', 115).menu).toEqual([
    'indonesia-malaysia',
    'india',
    'philippines',
  ]);
  execute(state, 'us', 115, ['india', 'active']);
  expect([here(state, 'india'), state.hands.us]).toEqual([{ sleepers: 1 }, [77, 78]]);
});

test('8.5.4 card 115 for the Jihadist: any available plot in one such country, face down', () => {
  const state = situation({ countries });
  const asked = begin(structuredClone(state), 'jihadist', 115, ['philippines']);
  expect([asked.ask?.secret, asked.menu]).toEqual([true, ['plot-1', 'plot-2', 'plot-3']]);
  execute(state, 'jihadist', 115, ['philippines', 'plot-3']);
  // No cell turns Active by an Event.
  expect([plotsIn(state, 'philippines'), here(state, 'india')]).toEqual([[3], { sleepers: 1, active: 1 }]);
  expect(state.hands).toEqual({ us: [], jihadist: [] });
});

test('D-57 card 115 a plot in the Philippines under Abu Sayyaf costs Prestige', () => {
  const state = situation({ countries, effects: ['abu-sayyaf'], prestige: 5 });
  execute(state, 'jihadist', 115, ['philippines', 'plot-1']);
  expect(state.prestige).toBe(4);
});

test('6.2.4 card 115 for the Jihadist: without any plot left nothing happens', () => {
  const plots = ([1, 1, 1, 2, 2, 3] as const).map((value) => ['iran', value] as const);
  const state = situation({ countries, plots });
  expect(execute(state, 'jihadist', 115).asked).toEqual([]);
});

test('6.2.9 card 115 leaves the game only when the US plays it', () => {
  expect(fate({ countries }, 'us', 115, ['india', 'active'])).toBe('removed');
  expect(fate({ countries }, 'jihadist', 115, ['india', 'plot-1'])).toBe('discarded');
});
