import { expect, test } from 'vitest';
import { event } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { lasting } from './lasting.ts';

test.each([
  [1, 'unshaded', 'sweep-then-activate'],
  [1, 'shaded', 'forbid'],
  [2, 'unshaded', 'strike-pakistan'],
  [2, 'shaded', 'strike-stirs-pakistan'],
  [3, 'unshaded', 'strike-removes'],
  [3, 'shaded', 'strike-angers'],
  [5, 'unshaded', 'march-to-coalition-base'],
  [5, 'shaded', 'march-to-coalition-base'],
  [7, 'unshaded', 'assault-activates'],
  [7, 'shaded', 'assault-removes'],
  [12, 'unshaded', 'train-then-police'],
  [12, 'shaded', 'train-without-police'],
  [18, 'unshaded', 'civic-action-spaces'],
  [18, 'shaded', 'civic-action-at-bases'],
] as const)('5.3 card %i, %s, is a Capability: %s holds to the end of the game', (card, side, name) => {
  expect(lasting(card, side)).toEqual({
    capability: side,
    momentum: false,
    names: [name],
    afterReset: [name],
  });
});

test.each([
  [10, 'shaded', ['coalition-alone']],
  [11, 'unshaded', ['forbid']],
  [11, 'shaded', ['rally-places-more']],
  [17, 'shaded', ['most-spaces']],
] as const)('5.4 card %i, %s, is Momentum: %s hold until Reset', (card, side, names) => {
  expect(lasting(card, side)).toEqual({ capability: undefined, momentum: true, names, afterReset: [] });
});

test('5.1 card 4, unshaded: a Taliban piece in Pakistan goes, guarded or not, and a die of Resources', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-underground': 1, 'taliban-base': 1 } },
    resources: { taliban: 10 },
  });
  const asked = event(structuredClone(state), 'coalition', 4, 'unshaded');
  expect(asked.menu).toEqual(['taliban-underground', 'taliban-base']);
  event(state, 'coalition', 4, 'unshaded', ['taliban-base'], [4]);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 1 });
  expect(state.resources.taliban).toBe(6);
});

test('5.1 card 4, shaded: a Taliban piece comes to Pakistan, and a die of Resources', () => {
  const state = situation();
  event(state, 'taliban', 4, 'shaded', ['waziristan', 'taliban-base'], [3]);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-base': 1 });
  expect(state.resources.taliban).toBe(3);
});

test('6.6.1 card 6 moves Islamabad two boxes, and Hard beyond an end', () => {
  const state = situation({ islamabad: 'backing', spaces: { waziristan: { 'taliban-underground': 2 } } });
  event(state, 'coalition', 6, 'unshaded');
  expect(state.islamabad).toEqual({ box: 'pressure', hard: false });
  event(state, 'coalition', 6, 'unshaded');
  expect(state.islamabad).toEqual({ box: 'hostility', hard: true });
  // D23: at Hostility those in Pakistan turn Active.
  expect(here(state, 'waziristan')).toEqual({ 'taliban-active': 2 });
  event(state, 'taliban', 6, 'shaded');
  expect(state.islamabad).toEqual({ box: 'tolerance', hard: true });
});

test('E25 Islamabad (6.6.1): at Hostility two boxes toward it turn the marker Hard', () => {
  const state = situation({ islamabad: 'hostility' });
  event(state, 'coalition', 6, 'unshaded');
  expect(state.islamabad).toEqual({ box: 'hostility', hard: true });
});

test('5.1 card 8, unshaded: up to three Taliban pieces in Pakistan, Bases last; shaded: Islamabad', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-active': 1, 'taliban-base': 1 }, balochistan: { 'taliban-base': 1 } },
    islamabad: 'pressure',
  });
  const asked = event(structuredClone(state), 'coalition', 8, 'unshaded');
  expect(asked.menu).toEqual(['waziristan', 'balochistan', 'done']);
  event(state, 'coalition', 8, 'unshaded', ['waziristan', 'waziristan', 'done']);
  expect(here(state, 'waziristan')).toEqual({});
  expect(here(state, 'balochistan')).toEqual({ 'taliban-base': 1 });
  event(state, 'taliban', 8, 'shaded');
  expect(state.islamabad.box).toBe('backing');
});

test('5.1 card 9: guerrillas in Pashtun Pakistan beside Coalition pieces; shaded only if such a Province has any', () => {
  const spaces = { waziristan: { 'taliban-active': 3 }, 'northwest-frontier': { 'taliban-active': 2 } };
  const state = situation({
    spaces: { ...spaces, paktika: { 'coalition-troops': 1 } },
    islamabad: 'tolerance',
  });
  event(state, 'coalition', 9, 'unshaded', ['waziristan', 'waziristan', 'waziristan']);
  expect(here(state, 'waziristan')).toEqual({});
  event(state, 'taliban', 9, 'shaded');
  expect(state.islamabad.box).toBe('sponsorship');
  const far = situation({ spaces: { ...spaces, herat: { 'coalition-troops': 1 } }, islamabad: 'tolerance' });
  event(far, 'taliban', 9, 'shaded');
  expect(far.islamabad.box).toBe('tolerance');
});

test('5.5 card 10, unshaded: in two spaces a Sweep in place, then an Assault with Government cubes, all for nothing', () => {
  const state = situation({
    spaces: {
      herat: { 'coalition-troops': 1, 'government-troops': 1, police: 1, 'taliban-underground': 3 },
      kabul: { 'coalition-troops': 1, police: 1, 'taliban-underground': 2 },
      zabol: { 'coalition-troops': 1 },
    },
  });
  const asked = event(structuredClone(state), 'government', 10, 'unshaded');
  expect(asked.menu).toEqual(['kabul', 'herat', 'done']);
  event(state, 'government', 10, 'unshaded', [
    'herat',
    'taliban-underground',
    'kabul',
    'taliban-underground',
  ]);
  // Three cubes find three; two Troops remove two of them in a Province, two cubes both in Kabul.
  expect(here(state, 'herat')).toMatchObject({ 'taliban-active': 1 });
  expect(here(state, 'kabul')).toEqual({ 'coalition-troops': 1, police: 1 });
});

test('5.1 card 11, shaded: three guerrillas among Pashtun Provinces of Afghanistan', () => {
  const state = situation();
  event(state, 'taliban', 11, 'shaded', ['kandahar', 'kandahar', 'khowst']);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-underground': 2 });
  expect(here(state, 'khowst')).toEqual({ 'taliban-underground': 1 });
});

test('5.1 card 13: Patronage into Resources, or Patronage for Provinces without the Coalition', () => {
  const state = situation({ resources: { government: 72 }, state: { patronage: 10 } });
  expect(event(structuredClone(state), 'coalition', 13, 'unshaded').menu).toEqual(['0', '1', '2', '3']);
  event(state, 'coalition', 13, 'unshaded', ['3']);
  expect(state).toMatchObject({ patronage: 7, resources: { government: 75 } });
  const shaded = situation({
    spaces: {
      kabul: { police: 1 },
      herat: { police: 1 },
      konduz: { police: 2, 'coalition-base': 1 },
      balkh: { police: 1 },
    },
    state: { aid: 2, patronage: 1 },
  });
  event(shaded, 'government', 13, 'shaded');
  expect(shaded).toMatchObject({ patronage: 3, aid: 0 });
});

test('5.1 card 14: Resources for COIN Bases, to the Government or to the Warlords beside them', () => {
  const state = situation({
    spaces: {
      kabul: { 'coalition-base': 1 },
      herat: { 'government-base': 1, 'warlords-underground': 1, police: 2 },
      konduz: { 'government-base': 1, 'warlords-base': 1 },
    },
  });
  event(state, 'coalition', 14, 'unshaded');
  expect(state.resources.government).toBe(6);
  event(state, 'warlords', 14, 'shaded');
  expect(state.resources.warlords).toBe(6);
});

test('5.1 card 15: guerrillas into Police, or Police into guerrillas of one faction, and a shift', () => {
  const state = situation({
    spaces: { kandahar: { 'coalition-troops': 1, 'taliban-active': 1, 'taliban-underground': 2 } },
  });
  event(state, 'coalition', 15, 'unshaded', [
    'kandahar',
    'taliban-underground',
    'kandahar',
    'taliban-underground',
  ]);
  expect(here(state, 'kandahar')).toEqual({ 'coalition-troops': 1, police: 2, 'taliban-active': 1 });
  expect(levelOf(state, 'kandahar')).toBe('S');
  const shaded = situation({ spaces: { kandahar: { police: 3, level: 'S' } } });
  event(shaded, 'taliban', 15, 'shaded', ['kandahar', 'warlords-underground', 'kandahar']);
  expect(here(shaded, 'kandahar')).toEqual({ police: 1, 'warlords-underground': 2 });
  expect(levelOf(shaded, 'kandahar')).toBe('N');
});

test('5.1 card 16: Amnesty turns guerrillas into Police in up to three spaces; shaded Police into hosts', () => {
  const state = situation({
    spaces: {
      herat: { police: 3, 'taliban-active': 1 },
      konduz: { police: 3, 'taliban-underground': 1 },
      balkh: { police: 2 },
    },
  });
  const asked = event(structuredClone(state), 'government', 16, 'unshaded');
  expect(asked.menu).toEqual(['herat', 'konduz', 'done']);
  event(state, 'government', 16, 'unshaded', ['herat', 'done']);
  expect(here(state, 'herat')).toEqual({ police: 4 });
  const shaded = situation({ spaces: { balkh: { police: 1, 'taliban-active': 2 } } });
  event(shaded, 'taliban', 16, 'shaded', ['balkh', '~done']);
  expect(here(shaded, 'balkh')).toEqual({ police: 1, 'taliban-underground': 3 });
});

test('5.1 card 17, unshaded: the Coalition places Troops, and Aid grows, whoever executes it', () => {
  const state = situation({ spaces: { kabul: { police: 1 } } });
  const asked = event(structuredClone(state), 'government', 17, 'unshaded');
  expect(asked.ask?.seats).toEqual(['coalition']);
  event(state, 'government', 17, 'unshaded', ['kabul', 'kabul', 'done']);
  expect(here(state, 'kabul')).toEqual({ police: 1, 'coalition-troops': 2 });
  expect(state.aid).toBe(4);
});

test('5.1.3 what cannot be done of a text is passed over, and said', () => {
  const state = situation();
  const played = event(state, 'government', 16, 'unshaded');
  expect(played.menu).toEqual([]);
  expect(played.lines.map(({ key }) => key)).toContain('log.event.nothing');
  expect(terrorIn(state, 'kabul')).toBe(0);
});
