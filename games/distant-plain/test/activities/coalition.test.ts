import { expect, test } from 'vitest';
import { inEffect, operation } from '../rules.ts';
import { here, levelOf, situation, standard } from '../table.ts';

test('4.2.1 Surge moves Coalition pieces between COIN-Controlled spaces and Available, three spaces at most', () => {
  const state = situation({
    spaces: {
      kabul: { 'coalition-troops': 2 },
      herat: { police: 1 },
      konduz: { police: 1 },
      balkh: { police: 1 },
      zabol: { 'coalition-troops': 1, 'taliban-base': 1 },
    },
  });
  const asked = operation(structuredClone(state), 'coalition', 'train', ['surge']);
  // D20: Zabol is not under COIN Control.
  expect(asked.menu).toEqual(['kabul', 'balkh', 'herat', 'konduz']);
  const played = operation(state, 'coalition', 'train', [
    'surge',
    'kabul',
    '0',
    '1',
    'herat',
    '3',
    '2',
    'konduz',
    '0',
    '0',
    'no',
  ]);
  expect(here(state, 'kabul')).toEqual({ 'coalition-base': 1 });
  expect(here(state, 'herat')).toEqual({ police: 1, 'coalition-troops': 3, 'coalition-base': 2 });
  expect(played.menu).not.toContain('surge');
  expect(played.blocked).toContain('surge: 4.2.1 why.activity-once');
});

test('4.2.1 then a die may be split between Aid and the Warlords', () => {
  const state = situation({ spaces: { kabul: { 'coalition-troops': 1 } }, state: { aid: 10 } });
  operation(state, 'coalition', 'train', ['surge', '~kabul', '1', '0', 'yes', '2'], [5]);
  expect(state).toMatchObject({ aid: 12, resources: { warlords: 3 } });
});

test('4.2.1 Casualties and pieces out of play are not Available; Bases keep within stacking', () => {
  const state = situation({
    spaces: { kabul: { 'coalition-troops': 1, 'government-base': 1 } },
    state: { casualties: [10, 0], outOfPlay: [5, 3], available: [4, 3, 30, 30, 2, 30, 0, 12, 15, 0, 12] },
  });
  const troops = operation(structuredClone(state), 'coalition', 'train', ['surge', '~kabul']);
  expect(troops.menu).toEqual(['0', '1', '2', '3', '4', '5']);
  const bases = operation(state, 'coalition', 'train', ['surge', '~kabul', '1']);
  expect(bases.menu).toEqual(['0', '1']);
});

test('4.1.1 Surge goes with Train only, Air Strike not with it', () => {
  const state = situation({ spaces: { kabul: { 'coalition-troops': 1, 'taliban-active': 1 } } });
  const sweep = operation(structuredClone(state), 'coalition', 'sweep');
  expect(sweep.blocked).toContain('surge: 4.1.1 why.other-operation');
  const train = operation(state, 'coalition', 'train');
  expect(train.blocked).toContain('air-strike: 4.1.1 why.other-operation');
});

test('4.2.2 Air Lift: any Coalition Troops and three Government Troops among three spaces, none of them in Pakistan', () => {
  const state = situation({
    spaces: {
      kabul: { 'coalition-troops': 4, 'government-troops': 5 },
      herat: { 'coalition-troops': 2 },
      zabol: { 'coalition-troops': 1 },
    },
  });
  const to = operation(structuredClone(state), 'coalition', 'train', ['air-lift', 'kabul']);
  expect(to.menu).toHaveLength(28);
  const third = operation(structuredClone(state), 'coalition', 'train', [
    'air-lift',
    'kabul',
    'loc-kabul-aibak',
    '4',
    '2',
    'herat',
  ]);
  expect(third.menu).toEqual(['kabul', 'loc-kabul-aibak']);
  operation(state, 'coalition', 'train', [
    'air-lift',
    'kabul',
    'loc-kabul-aibak',
    '4',
    '2',
    'herat',
    'loc-kabul-aibak',
    '2',
    'kabul',
    'done',
  ]);
  expect(here(state, 'loc-kabul-aibak')).toEqual({ 'coalition-troops': 6, 'government-troops': 2 });
  expect(here(state, 'herat')).toEqual({ 'government-troops': 1 });
});

test('4.1 Troops flown in make an Assault possible that was not', () => {
  const state = situation({
    spaces: { kabul: { 'coalition-troops': 2 }, herat: { 'taliban-active': 2 } },
  });
  const asked = operation(structuredClone(state), 'coalition', 'assault');
  expect(asked.menu).toEqual(['air-lift']);
  const played = operation(state, 'coalition', 'assault', ['air-lift', '2', '~done', '~herat']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 2 });
});

test('4.1 no Air Lift takes the last Troops from an Assault that has not begun', () => {
  const state = situation({
    spaces: { herat: { 'coalition-troops': 1, 'taliban-active': 1 } },
  });
  const asked = operation(state, 'coalition', 'assault', ['~herat']);
  expect(asked.given).toEqual([]);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 1 });
});

test('4.2.3 Air Strike: one Active guerrilla, or a Base without guerrillas, in each of three Provinces, not Kabul', () => {
  const state = situation({
    spaces: {
      kabul: { 'taliban-active': 1 },
      herat: { 'taliban-active': 2 },
      balkh: { 'warlords-base': 1 },
      zabol: { 'taliban-base': 1, 'taliban-underground': 1 },
      'loc-kabul-aibak': { 'taliban-active': 1 },
    },
  });
  const asked = operation(structuredClone(state), 'coalition', 'sweep', ['air-strike']);
  expect(asked.menu).toEqual(['balkh', 'herat']);
  operation(state, 'coalition', 'sweep', ['air-strike', 'balkh', 'herat', 'bamian', 'done']);
  expect(here(state, 'balkh')).toEqual({});
  expect(here(state, 'herat')).toEqual({ 'taliban-active': 1 });
});

test('6.6.1 an Air Strike in Pakistan moves Islamabad one box toward Sponsorship, however many spaces', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-active': 1 }, 'northwest-frontier': { 'taliban-active': 1 } },
    islamabad: 'pressure',
  });
  operation(state, 'coalition', 'sweep', ['air-strike', 'waziristan', 'northwest-frontier', 'herat', 'done']);
  expect(state.islamabad).toEqual({ box: 'tolerance', hard: false });
});

test('E25 Islamabad (6.6.1): at Sponsorship an Air Strike in Pakistan turns the marker Hard', () => {
  const state = standard('2009', {
    spaces: { waziristan: { 'taliban-active': 1, 'taliban-underground': 0 } },
  });
  operation(state, 'coalition', 'sweep', ['air-strike', '~waziristan', 'herat', 'done']);
  expect(state.islamabad).toEqual({ box: 'sponsorship', hard: true });
});

test('5.3 Predators strike quietly in Pakistan, or stir it up', () => {
  const spaces = { waziristan: { 'taliban-underground': 1, 'taliban-base': 1 } };
  const quiet = inEffect(situation({ spaces, islamabad: 'tolerance' }), 2, 'unshaded');
  operation(quiet, 'coalition', 'sweep', ['air-strike', '~waziristan', 'herat', 'done']);
  expect(here(quiet, 'waziristan')).toEqual({ 'taliban-base': 1 });
  expect(quiet.islamabad.box).toBe('tolerance');
  const stirred = inEffect(
    situation({ spaces: { waziristan: { 'taliban-active': 2 } }, islamabad: 'pressure' }),
    2,
    'shaded',
  );
  operation(stirred, 'coalition', 'sweep', ['air-strike', 'waziristan', 'herat', 'done']);
  expect(here(stirred, 'waziristan')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1 });
  expect(stirred.islamabad.box).toBe('backing');
});

test('5.3 Reapers take two pieces a space, or anger a Province that was struck', () => {
  const spaces = { herat: { 'taliban-active': 3 }, khowst: { 'taliban-active': 1, level: 'S' } } as const;
  const two = inEffect(situation({ spaces }), 3, 'unshaded');
  operation(two, 'coalition', 'sweep', ['air-strike', 'herat', 'taliban-active', 'done', 'herat', 'done']);
  expect(here(two, 'herat')).toEqual({ 'taliban-active': 1 });
  const angry = inEffect(situation({ spaces }), 3, 'shaded');
  const asked = operation(angry, 'coalition', 'sweep', ['air-strike', 'herat', 'khowst', 'khowst']);
  expect(asked.given).toContain('ask.air-strike.anger: khowst');
  expect(levelOf(angry, 'khowst')).toBe('N');
});

test('5.4 MANPADS Scare: the Taliban pay 1 to cancel an Air Lift or Air Strike, and the Operation goes on', () => {
  const state = inEffect(
    situation({ spaces: { herat: { 'taliban-active': 1 } }, resources: { taliban: 2 } }),
    26,
    'shaded',
    'taliban',
  );
  const played = operation(state, 'coalition', 'sweep', ['air-strike', 'yes']);
  expect(state.resources.taliban).toBe(1);
  expect(here(state, 'herat')).toEqual({ 'taliban-active': 1 });
  expect(played.menu).toContain('herat');
  expect(played.blocked).toContain('air-strike: 4.2.3 why.activity-once');
});

test('5.3 ISR, shaded: no Air Lift with a Sweep; 5.4 in Sandstorms neither Air Lift nor Air Strike', () => {
  const spaces = { kabul: { 'coalition-troops': 2 }, herat: { 'taliban-active': 1 } };
  const isr = inEffect(situation({ spaces }), 1, 'shaded');
  expect(operation(structuredClone(isr), 'coalition', 'sweep').menu).not.toContain('air-lift');
  expect(operation(isr, 'coalition', 'patrol').menu).toContain('air-lift');
  const storm = inEffect(situation({ spaces }), 57, 'unshaded', 'warlords');
  const menu = operation(storm, 'coalition', 'sweep').menu;
  expect(menu).not.toContain('air-lift');
  expect(menu).not.toContain('air-strike');
});

test('5.4 Partnering Policy, shaded: the Coalition flies, sweeps and fights without the Government', () => {
  const state = inEffect(
    situation({
      spaces: { kabul: { 'coalition-troops': 1, 'government-troops': 3, 'taliban-active': 3 } },
      resources: { government: 9 },
    }),
    10,
    'shaded',
    'taliban',
  );
  const lift = operation(structuredClone(state), 'coalition', 'train', ['air-lift', 'herat', 'done']);
  expect(here(lift.state, 'herat')).toEqual({ 'coalition-troops': 1 });
  const fight = operation(state, 'coalition', 'assault');
  expect(fight.asked).not.toContain('coalition: ask.assault.joint');
  expect(here(state, 'kabul')).toMatchObject({ 'taliban-active': 2 });
});
