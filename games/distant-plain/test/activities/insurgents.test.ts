import { expect, test } from 'vitest';
import { inEffect, operation } from '../rules.ts';
import { here, levelOf, situation, standard } from '../table.ts';

test('E17 Extort to pay (4.1)', () => {
  const state = situation({ spaces: { kandahar: { 'taliban-underground': 2 } } });
  const asked = operation(structuredClone(state), 'taliban', 'terror');
  expect(asked.menu).toEqual(['extort']);
  operation(state, 'taliban', 'terror', ['extort', '~kandahar']);
  expect(levelOf(state, 'kandahar')).toBe('O');
  expect(here(state, 'kandahar')).toEqual({ 'taliban-active': 2 });
});

test('4.4.1 Extort: 1 a space, the Econ of an open LoC, or 2 from the Warlords for each of their Bases', () => {
  const state = situation({
    spaces: {
      kandahar: { 'taliban-underground': 2, police: 1 },
      'loc-kabul-tor-kham': { 'taliban-underground': 1 },
      'loc-kandahar-spin-boldak': { 'taliban-underground': 1, terror: 1 },
      helmand: { 'taliban-underground': 3, 'warlords-base': 2 },
      khowst: { 'taliban-underground': 1, police: 1 },
    },
    resources: { taliban: 0, warlords: 3 },
    islamabad: 'backing',
  });
  const asked = operation(structuredClone(state), 'taliban', 'rally', ['extort']);
  expect(asked.menu).toEqual(['helmand', 'kandahar', 'loc-kabul-tor-kham', 'loc-kandahar-spin-boldak']);
  operation(state, 'taliban', 'rally', [
    'extort',
    'helmand',
    'extort',
    'kandahar',
    'extort',
    'loc-kabul-tor-kham',
    'extort',
    '~loc-kandahar-spin-boldak',
  ]);
  // 3 of the 4 the Warlords owe, then 1, 4 and 1.
  expect(state.resources).toMatchObject({ taliban: 9, warlords: 0 });
});

test('4.4.2 Infiltrate removes two Government or Warlords pieces, or replaces one, where an Underground Taliban is', () => {
  const state = situation({
    spaces: {
      kandahar: {
        'taliban-underground': 1,
        police: 1,
        'government-base': 1,
        'coalition-troops': 2,
        'warlords-active': 1,
      },
      khowst: { 'taliban-active': 1, police: 1 },
    },
    resources: { taliban: 1 },
    state: { patronage: 5 },
  });
  const removed = operation(structuredClone(state), 'taliban', 'rally', [
    'infiltrate',
    '~kandahar',
    'remove',
    'police',
  ]);
  // Coalition cubes guard nobody's Base.
  expect(removed.menu).toEqual(['government-base', 'warlords-active']);
  const both = operation(structuredClone(state), 'taliban', 'rally', [
    'infiltrate',
    '~kandahar',
    'remove',
    'police',
    'government-base',
  ]);
  expect(both.state.patronage).toBe(3);
  const replaced = operation(state, 'taliban', 'rally', ['infiltrate', '~kandahar', 'replace', 'police']);
  expect(here(state, 'kandahar')).toMatchObject({ 'taliban-underground': 2, 'government-base': 1 });
  expect(state.patronage).toBe(4);
  expect(replaced.menu).not.toContain('infiltrate');
});

test('4.1.1 Infiltrate goes with Rally and March only', () => {
  const state = situation({
    spaces: { kandahar: { 'taliban-underground': 1, police: 1 }, khowst: { 'taliban-underground': 1 } },
    resources: { taliban: 1 },
  });
  expect(operation(state, 'taliban', 'terror').blocked).toContain('infiltrate: 4.1.1 why.other-operation');
});

test('5.3 ID Cards: Infiltrate removes one and replaces none, or has two spaces', () => {
  const one = { 'taliban-underground': 1, police: 2 };
  const state = () => situation({ spaces: { kandahar: one, khowst: one }, resources: { taliban: 1 } });
  const held = inEffect(state(), 46, 'unshaded');
  operation(held, 'taliban', 'rally', ['infiltrate', 'kandahar', 'ghazni']);
  expect(here(held, 'kandahar')).toMatchObject({ police: 1 });
  const twice = inEffect(state(), 46, 'shaded');
  operation(twice, 'taliban', 'rally', [
    'infiltrate',
    'kandahar',
    'remove',
    'infiltrate',
    '~khowst',
    'remove',
  ]);
  expect([here(twice, 'kandahar'), here(twice, 'khowst')]).toEqual([
    { 'taliban-underground': 1 },
    { 'taliban-underground': 1 },
  ]);
});

test('4.5.1 Cultivate: a Base in a Province rallied in or marched to, with people and more guerrillas than Police', () => {
  const state = situation({
    spaces: {
      balkh: { 'warlords-underground': 1, police: 1 },
      samangan: { 'warlords-underground': 2 },
      kabul: { 'warlords-underground': 2 },
      konduz: { 'warlords-underground': 2 },
    },
    resources: { warlords: 5 },
  });
  const before = operation(structuredClone(state), 'warlords', 'rally');
  expect(before.menu).not.toContain('cultivate');
  const played = operation(state, 'warlords', 'rally', [
    'balkh',
    'samangan',
    'guerrillas',
    'kabul',
    'guerrillas',
    'cultivate',
  ]);
  // Only Balkh: in Samangan nobody lives, Kabul is no Province, Konduz is not part of this Rally.
  expect(here(state, 'balkh')).toEqual({ police: 1, 'warlords-underground': 2, 'warlords-base': 1 });
  expect(played.menu).not.toContain('cultivate');
});

test('E18 Traffic (4.5.2)', () => {
  const state = standard('2005');
  const all = ['helmand', 'nuristan', 'balkh', 'farah', 'faryab', 'konduz'];
  const asked = operation(structuredClone(state), 'warlords', 'rally', ['traffic']);
  expect([...asked.menu].sort()).toEqual([...all].sort());
  operation(state, 'warlords', 'rally', ['traffic', ...all.slice(0, 5), '~konduz', '~done']);
  expect(state).toMatchObject({ resources: { warlords: 21, taliban: 12 }, patronage: 6 });
  const narc = inEffect(standard('2005'), 58, 'unshaded', 'coalition');
  operation(narc, 'warlords', 'rally', ['traffic', ...all.slice(0, 5), '~konduz', '~done']);
  expect(narc.resources.warlords).toBe(18);
});

test('4.1 Warlords without Resources pay their Rally with what they Traffic', () => {
  const state = situation({ spaces: { balkh: { 'warlords-base': 1 } } });
  const asked = operation(structuredClone(state), 'warlords', 'rally');
  expect(asked.menu).toEqual(['traffic']);
  operation(state, 'warlords', 'rally', ['traffic', 'konduz']);
  expect(here(state, 'konduz')).toEqual({ 'warlords-underground': 1 });
});

test('4.5.3 Suborn: 2 a space for three cubes, a Base guarded or not, a Taliban guerrilla, or silence', () => {
  const state = situation({
    spaces: {
      kabul: { 'government-troops': 2, police: 2, 'government-base': 1 },
      waziristan: { 'taliban-underground': 1 },
      khowst: { 'taliban-active': 2, 'warlords-active': 1 },
      'loc-kabul-aibak': { police: 1 },
    },
    resources: { warlords: 8 },
  });
  const ways = operation(structuredClone(state), 'warlords', 'rally', ['suborn', 'kabul']);
  expect(ways.menu).toEqual(['cubes', 'base']);
  const played = operation(state, 'warlords', 'rally', [
    'suborn',
    'kabul',
    'cubes',
    'police',
    'government-troops',
    'done',
    'suborn',
    'waziristan',
    'suborn',
    'khowst',
    'hide',
  ]);
  expect(state.resources.warlords).toBe(2);
  expect(here(state, 'kabul')).toEqual({ 'government-troops': 1, police: 1, 'government-base': 1 });
  expect(here(state, 'waziristan')).toEqual({});
  expect(here(state, 'khowst')).toEqual({ 'taliban-underground': 2, 'warlords-underground': 1 });
  expect(played.blocked).toContain('suborn: 4.5.3 why.activity-limit');
});

test('4.5.3 a Base is bought with cubes around it', () => {
  const state = situation({
    spaces: { kabul: { police: 2, 'government-base': 1 } },
    resources: { warlords: 3 },
  });
  operation(state, 'warlords', 'rally', ['suborn', '~kabul', 'base']);
  expect(here(state, 'kabul')).toEqual({ police: 2 });
});

test('4.1 Suborn leaves the Operation its cost, and its silence may bring Terror about', () => {
  const state = situation({
    spaces: { balkh: { 'warlords-active': 1 } },
    resources: { warlords: 3 },
  });
  const asked = operation(structuredClone(state), 'warlords', 'terror');
  expect(asked.menu).toEqual(['suborn']);
  operation(state, 'warlords', 'terror', ['suborn', '~balkh']);
  expect(state.resources.warlords).toBe(0);
  expect(here(state, 'balkh')).toEqual({ 'warlords-active': 1 });
  const poor = situation({
    spaces: { balkh: { 'warlords-underground': 1, police: 1 } },
    resources: { warlords: 2 },
  });
  expect(operation(poor, 'warlords', 'terror').menu).not.toContain('suborn');
});

test('5.4 Local Truce forbids Suborn', () => {
  const state = inEffect(
    situation({ spaces: { kabul: { police: 2 } }, resources: { warlords: 9 } }),
    59,
    'unshaded',
    'government',
  );
  expect(operation(state, 'warlords', 'rally').menu).not.toContain('suborn');
});

test('6.6.1 nobody is hidden in Pakistan at Hostility', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-active': 1 } },
    resources: { warlords: 9 },
    islamabad: 'hostility',
  });
  const ways = operation(state, 'warlords', 'rally', ['suborn', '~waziristan']);
  expect(ways.given.at(-1)).toBe('ask.operation.space: suborn');
  expect(here(state, 'waziristan')).toEqual({});
});
