import { expect, test } from 'vitest';
import { plotsIn, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = {
  jordan: { is: 'poor ally', sleepers: 1 },
  egypt: { is: 'poor', sleepers: 1 },
  sudan: { is: 'ir', sleepers: 1 },
  iran: { sleepers: 1 },
  france: { is: 'soft', sleepers: 1 },
  'united-states': { sleepers: 1 },
  russia: 'hard',
} as const;

test('card 116 for the US: a plot in an Ally or a non-Muslim country; the Jihadist needs nothing', () => {
  const open = (id: 'jordan' | 'egypt' | 'iran' | 'russia' | 'united-states') =>
    playable(situation({ countries, plots: [[id, 1]] }), 116, 'us');
  expect([open('jordan'), open('russia'), open('united-states')]).toEqual([true, true, true]);
  expect([open('egypt'), open('iran')]).toEqual([false, false]);
  expect(playable(situation({ countries }), 116, 'jihadist')).toBe(true);
});

test('8.5.5 card 116 for the US: all such plots are shown and removed, WMD for good; two cards', () => {
  const state = situation({
    countries,
    plots: [
      ['jordan', 2],
      ['egypt', 1],
      ['united-states', 4],
      ['france', 3],
      ['france', 1],
    ],
    deck: [77, 78],
  });
  const played = execute(state, 'us', 116);
  expect(played.lines.filter((line) => line.key === 'log.blocked')).toHaveLength(4);
  expect(state.plots.map((plot) => plot.value)).toEqual([1]);
  expect([state.available, state.looseNukes, state.hands.us]).toEqual([[2, 2, 1, 0], 2, [77, 78]]);
});

test('D-116 card 116 for the Jihadist: a plot in a non-Muslim country with a cell', () => {
  const state = situation({ countries });
  expect(begin(structuredClone(state), 'jihadist', 116).menu).toEqual(['united-states', 'france']);
  execute(state, 'jihadist', 116, ['united-states', 'plot-2']);
  expect([plotsIn(state, 'united-states'), state.hands.jihadist]).toEqual([[2], []]);
});

test('D-116 card 116 in the printed sense: any country with a cell but those under Islamist Rule', () => {
  const state = situation({ countries, variants: { printed: true } });
  expect(begin(state, 'jihadist', 116).menu).toEqual(['egypt', 'jordan', 'iran', 'united-states', 'france']);
});

test('6.2.4 card 116 for the Jihadist: without such a country nothing happens', () => {
  const state = situation();
  expect(execute(state, 'jihadist', 116).asked).toEqual([]);
  expect(state.plots).toEqual([]);
});

test('6.2.9 card 116 leaves the game only when the US plays it', () => {
  expect(fate({ countries, plots: [['jordan', 1]] }, 'us', 116)).toBe('removed');
  expect(fate({ countries }, 'jihadist', 116, ['france', 'plot-1'])).toBe('discarded');
});
