import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { goOn, here, operation, situation, standing } from '../table.ts';

test('4.5 8.3.1 the Schengen symbol joins Morocco to Scandinavia, but not to Canada beyond it', () => {
  const state = situation({
    countries: { morocco: { is: 'poor', active: 2 }, scandinavia: 'soft', canada: 'soft' },
  });
  operation(state, 'jihadist', 'travel', 2, ['scandinavia', 'morocco', 'canada'], [2]);
  expect([here(state, 'scandinavia'), here(state, 'canada'), state.cellsOnTrack]).toEqual([
    { sleepers: 1 },
    {},
    14,
  ]);
});

test('4.7.4.2 at Funding 3 with twelve cells on the track three successes find two', () => {
  const state = situation({ countries: { iraq: { is: 'poor', sleepers: 3 } }, funding: 3 });
  operation(state, 'jihadist', 'recruit', 3, ['iraq', 'iraq'], [1, 1, 1]);
  expect(here(state, 'iraq')).toEqual({ sleepers: 5 });
});

test('7.2.1.3 card 41 NATO counts for the five troops more, card 54 Sadr for the cells', () => {
  const countries = { iraq: { is: 'poor ally', troops: 4, sleepers: 1, regimeChange: 'tan' } } as const;
  const state = situation({
    countries,
    change: (one) => {
      one.nato = AT.iraq;
    },
  });
  expect(operation(state, 'us', 'war-of-ideas', 3).menu).toContain('iraq');
  state.effects.sadr = true;
  expect(operation(state, 'us', 'war-of-ideas', 3).menu).not.toContain('iraq');
});

test('7.3.4 D-R10 troops under Islamist Rule do not count among the six that must land', () => {
  const state = situation({
    countries: { pakistan: { is: 'ir', troops: 5 }, 'gulf-states': { is: 'fair ally', troops: 5 } },
    hands: { us: [43, 1], jihadist: [] },
    phase: 'us',
  });
  expect(goOn(state, ['card-43']).menu).not.toContain('regime-change');
});

test('7.3.4 D-R6 a siege laid under Islamist Rule outlasts the Regime Change', () => {
  const state = situation({ countries: { afghanistan: { is: 'ir', besieged: true, sleepers: 1 } } });
  operation(state, 'us', 'regime-change', 3, ['6'], [1, 1, 1, 1]);
  expect(here(state, 'afghanistan')).toEqual({ active: 1, troops: 6, besieged: 1, regimeChange: 2 });
});

test('7.3.5 a Withdraw to an Ally leaves who it likes, whatever the cells; a siege that was there stays one', () => {
  const state = situation({
    us: 'soft',
    countries: {
      iraq: { is: 'poor ally', troops: 6, sleepers: 9, aid: 2, besieged: true, regimeChange: 'tan' },
      'gulf-states': 'fair ally',
    },
  });
  operation(state, 'us', 'withdraw', 3, ['gulf-states', '5'], [5, 1, 2]);
  expect([here(state, 'iraq'), here(state, 'gulf-states'), state.prestige]).toEqual([
    { troops: 1, sleepers: 9, besieged: 1, regimeChange: 1 },
    { troops: 5 },
    6,
  ]);
});

test('7.4.1 7.4.4 NATO alone opens an Adversary to Disrupt and is worth Prestige; one troop does not', () => {
  const state = situation({
    countries: {
      yemen: { is: 'fair', sleepers: 1, troops: 1 },
      iraq: { is: 'poor adversary', sleepers: 1, regimeChange: 'tan' },
    },
    change: (one) => {
      one.nato = AT.iraq;
    },
  });
  operation(state, 'us', 'disrupt', 3);
  expect([here(state, 'iraq').active, state.prestige, here(state, 'yemen')]).toEqual([
    1,
    8,
    { sleepers: 1, troops: 1 },
  ]);
});

test('7.5.2 7.1.3 a plot in a country that has become Islamist can still be blocked', () => {
  const state = situation({ countries: { egypt: 'ir' }, plots: [['egypt', 3]] });
  operation(state, 'us', 'alert', 3);
  expect(state.plots).toEqual([]);
});

test('8.3.3 4.9.4 two cells bound for one unmarked country test it once', () => {
  const state = situation({ countries: { yemen: { is: 'poor', active: 2 } } });
  operation(state, 'jihadist', 'travel', 2, ['somalia', 'yemen', 'somalia'], [6]);
  expect([standing(state, 'somalia'), here(state, 'somalia')]).toEqual(['fair neutral', { sleepers: 2 }]);
});

test('8.4.2 8.4.3.2 a Good country under siege falls to three successes', () => {
  const state = situation({
    countries: { egypt: { is: 'good ally', sleepers: 5, besieged: true } },
    funding: 2,
  });
  operation(state, 'jihadist', 'jihad', 3, ['major:egypt', 'major:egypt', 'major:egypt'], [1, 1, 1]);
  expect([standing(state, 'egypt'), state.funding, here(state, 'egypt')]).toEqual([
    'ir adversary',
    5,
    { active: 5 },
  ]);
});

test('8.4.2 one success in a Fair country under siege makes it Poor, no more', () => {
  const state = situation({
    countries: { egypt: { is: 'fair ally', sleepers: 5, besieged: true, aid: 2 } },
  });
  operation(state, 'jihadist', 'jihad', 1, ['major:egypt'], [2]);
  expect([standing(state, 'egypt'), here(state, 'egypt')]).toEqual([
    'poor ally',
    { active: 5, besieged: 1, aid: 1 },
  ]);
});

test('8.4.3.1 three failures where there is a siege already shift the alignment all the same', () => {
  const state = situation({ countries: { egypt: { is: 'poor adversary', sleepers: 6, besieged: true } } });
  operation(state, 'jihadist', 'jihad', 3, ['major:egypt', 'major:egypt', 'major:egypt'], [4, 5, 6]);
  expect([standing(state, 'egypt'), here(state, 'egypt')]).toEqual([
    'poor neutral',
    { active: 3, besieged: 1 },
  ]);
});

test('8.5.6 card 1 a WMD in Iran is worth 1; one named by Backlash in a Good Ally takes Funding to 1', () => {
  const state = situation({
    countries: { jordan: 'good ally' },
    plots: [
      ['iran', 4],
      ['jordan', 4],
    ],
    funding: 4,
    hands: { us: [1], jihadist: [2] },
    phase: 'us',
    change: (one) => {
      one.stage = { kind: 'plots' };
      for (const plot of one.plots) plot.backlash = plot.country === AT.jordan;
    },
  });
  goOn(state, ['iran/1'], [1, 1, 6]);
  expect([state.funding, standing(state, 'jordan')]).toEqual([1, 'poor ally']);
});
