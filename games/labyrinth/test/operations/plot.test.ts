import { expect, test } from 'vitest';
import { plot } from '../../operations/plot.ts';
import { markerOf } from '../../plots.ts';
import { WMD } from '../../state.ts';
import { here, operation, plotsIn, situation } from '../table.ts';

const plotting = (...given: [Parameters<typeof operation>[0], number, string[]?, number[]?]) =>
  operation(given[0], 'jihadist', 'plot', given[1], given[2], given[3]);

test('8.5 8.5.1 anywhere with a cell but under Islamist Rule, Iran included; a cell for every roll', () => {
  const state = situation({
    countries: {
      sudan: { is: 'ir', sleepers: 3 },
      france: { is: 'soft', sleepers: 2 },
      iran: { sleepers: 1 },
    },
  });
  const first = plotting(structuredClone(state), 3);
  expect([first.menu, first.blocked]).toEqual([['iran', 'france'], ['sudan: 8.5.1 why.plot.islamist']]);
  const second = plotting(structuredClone(state), 3, ['iran']);
  expect(second.menu).toEqual(['france', 'done']);
  expect(second.blocked).toContain('iran: 8.5.1 why.each-cell');
  const islamist = situation({ countries: { sudan: { is: 'ir', sleepers: 3 } } });
  expect([plot.canDo(islamist, 3), plot.whyNot(islamist, 3).key]).toEqual([false, 'why.plot']);
});

test('8.5.1 cells that roll turn Active, those that are already roll first', () => {
  const state = situation({ countries: { france: { is: 'soft', sleepers: 2, active: 1 } } });
  plotting(state, 2, ['france'], [6, 6]);
  expect(here(state, 'france')).toEqual({ sleepers: 1, active: 2 });
});

test('8.5.2 a success places an available marker of no more than the value used, or a WMD', () => {
  const state = situation({
    countries: { france: { is: 'soft', sleepers: 1 } },
    change: (one) => {
      one.looseNukes = 2;
      one.available[3] = 1;
    },
  });
  expect(plotting(structuredClone(state), 2, [], [1]).menu).toEqual(['plot-1', 'plot-2', 'plot-wmd']);
  plotting(state, 2, ['plot-2'], [1]);
  expect([plotsIn(state, 'france'), state.available]).toEqual([[2], [3, 1, 1, 1]]);
});

test('8.5.2 a failure does nothing, and neither does a success without a marker that fits', () => {
  const countries = { france: { is: 'soft', sleepers: 1 }, spain: 'soft' } as const;
  const failed = situation({ countries });
  plotting(failed, 1, [], [2]);
  expect(plotsIn(failed, 'france')).toEqual([]);
  const none = situation({
    countries,
    plots: [
      ['spain', 1],
      ['spain', 1],
      ['spain', 1],
    ],
  });
  expect(plotting(none, 1, [], [1]).asked).toEqual([]);
});

test('8.5.4 markers are placed face down: only the Jihadist reads which', () => {
  const state = situation({ countries: { france: { is: 'soft', sleepers: 1 } } });
  const asked = plotting(structuredClone(state), 1, [], [1]);
  // Even a single kind is asked for, so that nobody can tell.
  expect([asked.menu, asked.ask?.secret]).toEqual([['plot-1'], true]);
  const played = plotting(state, 1, ['plot-1'], [1]);
  const line = played.journal.find((one) => one.message.key === 'log.plot');
  expect(line?.only).toEqual(['jihadist']);
  expect(played.journal.find((one) => one.message.key === 'log.plot-hidden')?.except).toEqual(['jihadist']);
});

test('6.3.3.1 D-R21 Reserves raise the value a marker may have', () => {
  const state = situation({ countries: { france: { is: 'soft', sleepers: 1 } }, reserves: { jihadist: 2 } });
  expect(plotting(state, 1, ['yes'], [1]).menu).toEqual(['plot-1', 'plot-2', 'plot-3']);
});

test('card 5 with NEST a WMD in the United States lies face up', () => {
  const state = situation({
    countries: { 'united-states': { sleepers: 2 } },
    effects: ['nest'],
    change: (one) => {
      one.looseNukes = 2;
      one.available[3] = 1;
    },
  });
  plotting(state, 2, ['united-states', 'plot-wmd', 'plot-1'], [1, 1]);
  expect(state.plots.map(({ value, shown }) => [value, shown])).toEqual([
    [4, true],
    [1, false],
  ]);
});

test('card 57 with Abu Sayyaf a plot in the Philippines costs Prestige unless troops outnumber cells', () => {
  const after = (troops: number) => {
    const state = situation({
      countries: { philippines: { is: 'soft', sleepers: 2, troops } },
      effects: ['abu-sayyaf'],
      prestige: 7,
    });
    plotting(state, 1, ['plot-1'], [2]);
    return state.prestige;
  };
  expect([after(2), after(3)]).toEqual([6, 7]);
});

test('9.7 Coherent: every success places two plots; D-S6 not at Attractive, again from Potent on', () => {
  const after = (ideology: 'coherent' | 'attractive' | 'potent') => {
    const state = situation({
      countries: { france: { is: 'soft', sleepers: 1 } },
      variants: { solo: true, ideology },
    });
    plotting(state, 1, ['france'], [1]);
    return state.plots.length;
  };
  expect([after('coherent'), after('attractive'), after('potent')]).toEqual([2, 1, 2]);
});

test('8.1.2 L2 with the option allRolls every roll of a Plot is made for which there is a cell', () => {
  const countries = { france: { is: 'soft', sleepers: 1 }, spain: { is: 'soft', sleepers: 1 } } as const;
  expect(plotting(situation({ countries }), 2, ['france']).menu).toEqual(['spain', 'done']);
  // The one place left needs no asking.
  const bound = situation({ countries, variants: { allRolls: true } });
  plotting(bound, 2, ['france'], [6, 6]);
  expect([here(bound, 'france'), here(bound, 'spain')]).toEqual([{ active: 1 }, { active: 1 }]);
});

test('4.7.7.2 whoever reads the menu is told the marker behind an option', () => {
  expect(['plot-2', 'plot-wmd', 'none'].map(markerOf)).toEqual([2, WMD, undefined]);
});
