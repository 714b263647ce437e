import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { begin, execute, playable } from '../events/event.ts';
import { here, operation, situation, standing } from '../table.ts';

test('card 1 a plot named and then blocked comes back without its name', () => {
  const state = situation({ countries: { egypt: { is: 'poor', sleepers: 1 } }, plots: [['egypt', 1]] });
  execute(state, 'us', 1);
  operation(state, 'us', 'alert', 3);
  operation(state, 'jihadist', 'plot', 1, ['plot-1'], [1]);
  expect(state.plots.map(({ backlash }) => backlash)).toEqual([false]);
});

test('card 3 an Adversary Central Asia gets no marker: HEU stays possible there, Loose Nuke does not', () => {
  const state = situation({
    us: 'soft',
    countries: {
      'central-asia': { is: 'poor adversary', sleepers: 1 },
      russia: { is: 'soft', sleepers: 1 },
    },
  });
  execute(state, 'us', 3);
  expect([65, 69, 71].map((card) => playable(state, card, 'jihadist'))).toEqual([true, true, false]);
});

test('card 5 only a WMD at home lies face up: numbers there and WMD elsewhere do not', () => {
  const state = situation({
    countries: { 'united-states': { sleepers: 2 }, canada: { is: 'soft', sleepers: 1 } },
    effects: ['nest'],
    change: (one) => {
      one.available[3] = 2;
      one.looseNukes = 1;
    },
  });
  const sites = ['united-states', 'united-states', 'canada'];
  operation(state, 'jihadist', 'plot', 3, [...sites, 'plot-wmd', 'plot-3', 'plot-wmd'], [1, 1, 1]);
  expect(state.plots.map(({ value, shown }) => [value, shown])).toEqual([
    [4, true],
    [3, false],
    [4, false],
  ]);
});

test('card 8 Patriot Act cuts the line from the Philippines to the United States for Special Forces', () => {
  const countries = {
    philippines: { is: 'soft', troops: 2 },
    'united-states': { sleepers: 1 },
  } as const;
  expect(playable(situation({ countries }), 8, 'us')).toBe(true);
  expect(playable(situation({ countries, effects: ['patriot-act'] }), 8, 'us')).toBe(false);
});

test('card 11 Islamist Rule beside Israel, or Overstretch: the marker comes, the tracks stay', () => {
  for (const countries of [{ lebanon: 'ir' }, { egypt: { is: 'fair ally', troops: 11 } }] as const) {
    const state = situation({ countries, funding: 5, prestige: 5 });
    execute(state, 'us', 11);
    expect([state.effects.abbas, state.funding, state.prestige]).toEqual([true, 5, 5]);
  }
});

test('card 14 D-14 an Islamist Adversary turns Neutral on 4 and stays under Islamist Rule', () => {
  const state = situation({ countries: { egypt: 'ir' } });
  execute(state, 'us', 14, [], [4]);
  expect([standing(state, 'egypt'), playable(state, 14, 'us')]).toEqual(['ir neutral', false]);
});

test('card 30 the penalty and the missing troops do not matter: a Fair Ally becomes Good', () => {
  const state = situation({
    us: 'soft',
    countries: { iraq: { is: 'fair ally', sleepers: 3, regimeChange: 'tan' }, france: 'hard' },
    prestige: 5,
  });
  execute(state, 'us', 30, [], [5]);
  expect([standing(state, 'iraq'), here(state, 'iraq')]).toEqual(['good ally', { sleepers: 3 }]);
});

test('card 30 7.2.2.1 one short of success brings no Aid beside the one just placed', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', regimeChange: 'tan' } }, prestige: 5 });
  execute(state, 'us', 30, [], [3]);
  expect(here(state, 'iraq')).toEqual({ aid: 1, regimeChange: 1 });
});

test('card 31 a cadre in Canada lets it be played; a WMD in the United Kingdom leaves the game', () => {
  const state = situation({
    countries: {
      canada: { is: 'soft', cadre: true },
      'united-kingdom': { is: 'soft', sleepers: 1 },
      egypt: { is: 'poor', sleepers: 1 },
    },
    plots: [['united-kingdom', 4]],
  });
  expect(playable(state, 31, 'us')).toBe(true);
  execute(state, 'us', 31);
  expect([here(state, 'canada'), here(state, 'united-kingdom'), state.available[3]]).toEqual([{}, {}, 0]);
});

test('card 32 oil lifts Iraq out of reach; US Election may be the card, and happens', () => {
  const given = { us: 'soft', countries: { iraq: 'poor adversary' }, prestige: 5 } as const;
  const oil = situation({ ...given, lapsing: ['oil-price-spike'], hands: { us: [32, 43] } });
  expect(playable(oil, 32, 'us')).toBe(false);
  const state = situation({ ...given, hands: { us: [32, 120] } });
  execute(state, 'us', 32, ['card-120'], [1]);
  expect([standing(state, 'iraq'), here(state, 'iraq'), state.prestige]).toEqual([
    'poor neutral',
    { aid: 1 },
    4,
  ]);
});

test('card 37 a Good Iraq is rolled for anew and keeps its Aid; without six troops the marker waits', () => {
  const state = situation({
    countries: { iraq: { is: 'good adversary', aid: 1 }, egypt: { is: 'poor ally', troops: 10 } },
  });
  const few = situation({
    countries: {
      iraq: 'good adversary',
      egypt: { is: 'poor ally', troops: 5 },
      jordan: { is: 'poor ally', troops: 5 },
    },
  });
  execute(state, 'us', 37, ['yes', '6'], [2, 1, 1, 1]);
  expect([standing(state, 'iraq'), here(state, 'iraq'), state.effects['iraqi-wmd']]).toEqual([
    'poor ally',
    { troops: 6, aid: 1, regimeChange: 2 },
    false,
  ]);
  execute(few, 'us', 37);
  expect(few.effects['iraqi-wmd']).toBe(true);
});

test('card 40 a Fair Regime Change country becomes Good: its markers go, troops and NATO stay', () => {
  const state = situation({
    countries: { iraq: { is: 'fair ally', troops: 3, aid: 1, besieged: true, regimeChange: 'green' } },
    change: (one) => {
      one.nato = AT.iraq;
    },
  });
  execute(state, 'us', 40);
  expect([standing(state, 'iraq'), here(state, 'iraq'), state.nato]).toEqual([
    'good ally',
    { troops: 3 },
    AT.iraq,
  ]);
});

test('card 46 Sadr alone is cell enough for Sistani, a Sunni country is not for him', () => {
  const iraq = { is: 'poor ally', regimeChange: 'tan', troops: 1 } as const;
  expect(playable(situation({ countries: { iraq }, effects: ['sadr'] }), 46, 'us')).toBe(true);
  const libya = { ...iraq, sleepers: 1 };
  expect(playable(situation({ countries: { libya } }), 46, 'us')).toBe(false);
});

test('card 2 under Biometrics a cell may only go next door, and must roll into a Good country', () => {
  const state = situation({ countries: { jordan: { is: 'poor', active: 1 } }, lapsing: ['biometrics'] });
  const { menu } = operation(structuredClone(state), 'jihadist', 'travel', 1);
  expect(menu.toSorted()).toEqual(['iraq', 'israel', 'jordan', 'saudi-arabia', 'syria']);
  operation(state, 'jihadist', 'travel', 1, ['israel'], [2]);
  expect([here(state, 'israel'), state.cellsOnTrack]).toEqual([{}, 15]);
});

test('card 21 a plot in a Fair Neutral country does not count; neither home nor Israel may be swayed', () => {
  expect(playable(situation({ countries: { egypt: 'fair' }, plots: [['egypt', 1]] }), 21, 'us')).toBe(false);
  const state = situation({ plots: [['united-states', 4]], deck: [77] });
  const { menu } = begin(state, 'us', 21);
  expect([menu.includes('united-states'), menu.includes('israel'), state.plots]).toEqual([false, false, []]);
});
