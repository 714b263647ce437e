import { expect, test } from 'vitest';
import { operation, plain } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';

test('3.3.1 returnees count for a Rally at a Base, and one in an empty Province makes it 1', () => {
  const state = situation({
    spaces: { farah: { 'taliban-base': 1, returnees: 1 } },
    resources: { taliban: 1 },
  });
  const asked = plain(state, 'taliban', 'rally', ['farah']);
  expect(asked.menu).toEqual(['1', '2']);
});

test('3.3.1, 1.4.2 with a Base of each COIN faction there two guerrillas make no Base', () => {
  const state = situation({
    spaces: { herat: { 'coalition-base': 1, 'government-base': 1, 'taliban-underground': 2 } },
    resources: { taliban: 1 },
  });
  plain(state, 'taliban', 'rally', ['herat', '~done']);
  expect(here(state, 'herat')).toMatchObject({ 'taliban-underground': 3 });
});

test('3.3.1 Sharia by Rally in Kabul at Support: two steps to Opposition, where Control is COIN’s', () => {
  const state = situation({
    spaces: { kabul: { 'taliban-base': 1, 'coalition-troops': 5, level: 'S' } },
    resources: { taliban: 3 },
  });
  plain(state, 'taliban', 'rally', ['kabul', '1', 'done', 'kabul', 'sharia']);
  expect([levelOf(state, 'kabul'), state.resources.taliban]).toEqual(['O', 0]);
});

test('3.3.2 part of a group that came through Pashtun land goes on, and only that part is counted there', () => {
  const state = situation({
    spaces: { zabol: { 'taliban-underground': 5 }, bamian: { police: 1 } },
    resources: { taliban: 2 },
  });
  // Five into Ghazni unseen; two go on: 2 and a Police are three.
  plain(state, 'taliban', 'march', ['ghazni', '~5', 'bamian', '2', '~done', '~done']);
  expect(here(state, 'ghazni')).toEqual({ 'taliban-underground': 3 });
  expect(here(state, 'bamian')).toEqual({ police: 1, 'taliban-underground': 2 });
  expect(state.resources.taliban).toBe(0);
});

test('3.3.2 nobody goes on from a LoC, from Balochistan or from land that is not Pashtun', () => {
  const state = situation({ spaces: { helmand: { 'taliban-underground': 1 } }, resources: { taliban: 3 } });
  const road = plain(structuredClone(state), 'taliban', 'march', ['loc-farah-kandahar']);
  expect(road.menu).toEqual([]);
  const desert = plain(state, 'taliban', 'march', ['balochistan']);
  expect(desert.menu).toEqual([]);
});

test('3.3.2 Warlords on a LoC are seen by Taliban guerrillas, not by cubes', () => {
  const spaces = {
    baghlan: { 'warlords-underground': 3 },
    'loc-kabul-aibak': { police: 6 },
    'loc-shibirghan-aibak': { 'taliban-underground': 1 },
  } as const;
  const unseen = situation({ spaces });
  plain(unseen, 'warlords', 'march', ['loc-kabul-aibak', '3', '~done']);
  expect(here(unseen, 'loc-kabul-aibak')).toMatchObject({ 'warlords-underground': 3 });
  const seen = situation({ spaces });
  plain(seen, 'warlords', 'march', ['loc-shibirghan-aibak', '3', '~done']);
  expect(here(seen, 'loc-shibirghan-aibak')).toMatchObject({ 'warlords-active': 3 });
});

test('3.3.3 seven guerrillas never fail; a Coalition Base falls with the last cube', () => {
  const state = situation({
    spaces: {
      herat: { 'warlords-active': 7, 'coalition-troops': 1, 'coalition-base': 1, 'taliban-underground': 1 },
    },
    resources: { warlords: 1 },
  });
  plain(state, 'warlords', 'attack', ['~herat', 'coalition-troops', 'coalition-base'], [6]);
  expect(here(state, 'herat')).toEqual({ 'warlords-active': 7, 'taliban-underground': 1 });
  expect(state.casualties).toEqual([1, 1]);
});

test('4.4.3 an Ambush on the last cube takes what is left, a Base behind it too', () => {
  const state = situation({
    spaces: { herat: { 'taliban-underground': 2, 'coalition-troops': 1, 'coalition-base': 1 } },
    resources: { taliban: 1 },
  });
  operation(state, 'taliban', 'attack', ['~herat', 'ambush', '~coalition-troops', '~coalition-base']);
  expect(here(state, 'herat')).toEqual({ 'taliban-active': 1, 'taliban-underground': 2 });
  expect(state.casualties).toEqual([1, 1]);
});

test('4.4.3 a fourth space of the Attack is rolled for', () => {
  const both = { 'taliban-underground': 1, police: 1 };
  const state = situation({
    spaces: { herat: both, balkh: both, konduz: both, ghazni: both },
    resources: { taliban: 4 },
  });
  const played = operation(
    state,
    'taliban',
    'attack',
    ['herat', 'ambush', 'balkh', 'ambush', 'konduz', 'ambush', '~ghazni'],
    [6],
  );
  expect(played.asked.filter((ask) => ask.endsWith('ask.attack.how'))).toHaveLength(3);
  expect(state.resources.taliban).toBe(0);
});

test('3.3.4 Terror on a LoC that is Sabotaged shows a guerrilla and adds no marker', () => {
  const state = situation({ spaces: { 'loc-kabul-aibak': { 'taliban-underground': 1, terror: 1 } } });
  plain(state, 'taliban', 'terror', ['~loc-kabul-aibak']);
  expect([here(state, 'loc-kabul-aibak'), terrorIn(state, 'loc-kabul-aibak')]).toEqual([
    { 'taliban-active': 1 },
    1,
  ]);
});

test('4.4.1 Extort without Control of a LoC: more Taliban than all others, COIN and Warlords together', () => {
  const state = situation({
    spaces: {
      'loc-kabul-tor-kham': { 'taliban-underground': 2, police: 1, 'warlords-active': 1 },
      'loc-kandahar-spin-boldak': { 'taliban-underground': 1, 'taliban-active': 1, police: 1, terror: 1 },
      herat: { 'taliban-underground': 1 },
    },
    resources: { taliban: 1 },
  });
  const asked = operation(structuredClone(state), 'taliban', 'rally', ['extort']);
  expect(asked.menu).toEqual(['herat', 'loc-kandahar-spin-boldak']);
  operation(state, 'taliban', 'rally', ['extort', 'loc-kandahar-spin-boldak']);
  // Sabotaged: 1, not its Econ of 3.
  expect(state.resources.taliban).toBe(2);
});

test('4.4.2 Infiltrate takes one cube and then the Government Base it guarded, Coalition Troops or not', () => {
  const state = situation({
    spaces: { herat: { 'taliban-underground': 1, police: 1, 'government-base': 1, 'coalition-troops': 3 } },
    resources: { taliban: 1 },
    state: { patronage: 1 },
  });
  operation(state, 'taliban', 'rally', ['infiltrate', '~herat', 'remove', '~police', '~government-base']);
  expect(here(state, 'herat')).toEqual({ 'taliban-underground': 1, 'coalition-troops': 3 });
  // One for each, as far as there is any.
  expect(state.patronage).toBe(0);
});

test('4.5.1 Cultivate by March needs the Province marched to, not the one left behind', () => {
  const state = situation({
    spaces: { balkh: { 'warlords-underground': 3 } },
    resources: { warlords: 1 },
  });
  const asked = operation(state, 'warlords', 'march', ['konduz', '1', 'cultivate']);
  expect(here(state, 'konduz')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 });
  expect(asked.menu).not.toContain('cultivate');
});

test('4.5.2 Traffic at 40 Patronage and 75 Resources goes on without them', () => {
  const state = situation({
    spaces: { konduz: { 'warlords-base': 2, police: 3 }, balkh: { 'warlords-base': 1, 'taliban-active': 2 } },
    resources: { warlords: 74, taliban: 75 },
    state: { patronage: 40 },
  });
  operation(state, 'warlords', 'rally', ['traffic', 'konduz', 'balkh']);
  expect(state).toMatchObject({ patronage: 40, resources: { warlords: 75, taliban: 75 } });
});

test('4.5.3 silence hides the guerrillas of both Insurgents, in Pakistan too while Islamabad is not hostile', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-active': 2 }, herat: { 'taliban-active': 1, 'warlords-active': 2 } },
    resources: { warlords: 5 },
    islamabad: 'tolerance',
  });
  operation(state, 'warlords', 'rally', ['suborn', 'waziristan', 'hide', 'suborn', 'hide']);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 2 });
  expect(here(state, 'herat')).toEqual({ 'taliban-underground': 1, 'warlords-underground': 2 });
});
