import { expect, test } from 'vitest';
import { MARKERS } from '../../tracks.ts';
import { inEffect, plain } from '../rules.ts';
import { type Here, here, levelOf, situation, terrorIn } from '../table.ts';

test('E15 Terror (3.3.4)', () => {
  const state = situation({
    spaces: { kandahar: { level: 'S', 'taliban-underground': 2, 'warlords-underground': 1 } },
    resources: { taliban: 2, warlords: 1 },
  });
  plain(state, 'taliban', 'terror', ['~kandahar']);
  expect([terrorIn(state, 'kandahar'), levelOf(state, 'kandahar')]).toEqual([1, 'N']);
  plain(state, 'taliban', 'terror', ['~kandahar']);
  expect([terrorIn(state, 'kandahar'), levelOf(state, 'kandahar')]).toEqual([2, 'O']);
  plain(state, 'warlords', 'terror', ['~kandahar']);
  expect([terrorIn(state, 'kandahar'), levelOf(state, 'kandahar')]).toEqual([3, 'N']);
  expect(state.resources).toMatchObject({ taliban: 0, warlords: 0 });
  expect(here(state, 'kandahar')).toEqual({ 'taliban-active': 2, 'warlords-active': 1 });
});

test('3.3.4 an Underground guerrilla is needed; a LoC costs nothing and is Sabotaged once', () => {
  const state = situation({
    spaces: {
      kandahar: { 'taliban-active': 3 },
      'loc-kabul-aibak': { 'taliban-underground': 1 },
      'loc-kandahar-kabul': { 'taliban-underground': 1, terror: 1 },
    },
  });
  const played = plain(state, 'taliban', 'terror', ['loc-kabul-aibak', 'loc-kandahar-kabul']);
  expect(played.menu).toEqual([]);
  expect(terrorIn(state, 'loc-kabul-aibak')).toBe(1);
  expect(terrorIn(state, 'loc-kandahar-kabul')).toBe(1);
});

test('3.3.4 with all 30 markers on the map none is placed, but the level shifts', () => {
  const state = situation({
    spaces: { kandahar: { level: 'S', 'taliban-underground': 1 }, khowst: { terror: MARKERS } },
    resources: { taliban: 1 },
  });
  plain(state, 'taliban', 'terror', ['~kandahar']);
  expect([terrorIn(state, 'kandahar'), levelOf(state, 'kandahar')]).toEqual([0, 'N']);
});

test('1.6.2 Terror in Pakistan and where nobody lives changes no level', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-underground': 1 }, zabol: { 'taliban-underground': 1 } },
    resources: { taliban: 2 },
  });
  plain(state, 'taliban', 'terror', ['waziristan', 'zabol']);
  expect([levelOf(state, 'waziristan'), levelOf(state, 'zabol')]).toEqual(['N', 'N']);
  expect([terrorIn(state, 'waziristan'), terrorIn(state, 'zabol')]).toEqual([1, 1]);
});

test('5.3 Night Letters, unshaded: Terror in a Province costs the Taliban 2, in Kabul 1', () => {
  const state = inEffect(
    situation({
      spaces: { kandahar: { 'taliban-underground': 1 }, kabul: { 'taliban-underground': 1 } },
      resources: { taliban: 3 },
    }),
    29,
    'unshaded',
  );
  plain(state, 'taliban', 'terror', ['kandahar', 'kabul']);
  expect(state.resources.taliban).toBe(0);
});

test('5.3 Urban Specialists: in Kabul two are shown, or none and for nothing', () => {
  const two = inEffect(
    situation({ spaces: { kabul: { 'taliban-underground': 3 } }, resources: { taliban: 1 } }),
    30,
    'unshaded',
  );
  plain(two, 'taliban', 'terror', ['~kabul']);
  expect(here(two, 'kabul')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2 });
  expect(plain(two, 'taliban', 'terror').menu).toEqual([]);
  const none = inEffect(situation({ spaces: { kabul: { 'taliban-underground': 1 } } }), 30, 'shaded');
  plain(none, 'taliban', 'terror', ['~kabul']);
  expect(here(none, 'kabul')).toEqual({ 'taliban-underground': 1 });
  expect(terrorIn(none, 'kabul')).toBe(1);
});

test('5.3 Suicide Bombers, unshaded: Terror in a Province or Kabul removes the guerrilla, not on a LoC', () => {
  const state = inEffect(
    situation({
      spaces: { kandahar: { 'taliban-underground': 1 }, 'loc-kabul-aibak': { 'taliban-underground': 1 } },
      resources: { taliban: 1 },
    }),
    33,
    'unshaded',
  );
  plain(state, 'taliban', 'terror', ['kandahar', '~loc-kabul-aibak']);
  expect(here(state, 'kandahar')).toEqual({});
  expect(here(state, 'loc-kabul-aibak')).toEqual({ 'taliban-active': 1 });
});

test('5.1.2 Suicide Bombers and Urban Specialists: the later card decides what becomes of the guerrilla in Kabul', () => {
  const spaces = { kabul: { 'taliban-underground': 1 } };
  const stays = inEffect(inEffect(situation({ spaces }), 33, 'unshaded'), 30, 'shaded');
  plain(stays, 'taliban', 'terror', ['~kabul']);
  expect(here(stays, 'kabul')).toEqual({ 'taliban-underground': 1 });
  const spent = inEffect(inEffect(situation({ spaces }), 30, 'shaded'), 33, 'unshaded');
  plain(spent, 'taliban', 'terror', ['~kabul']);
  expect(here(spent, 'kabul')).toEqual({});
});

test('5.3 Car Bombs, shaded: an Active guerrilla commits Terror and stays Active', () => {
  const state = inEffect(
    situation({ spaces: { kandahar: { 'taliban-active': 1 } }, resources: { taliban: 1 } }),
    31,
    'shaded',
  );
  plain(state, 'taliban', 'terror', ['~kandahar']);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-active': 1 });
  expect(levelOf(state, 'kandahar')).toBe('O');
});

test('5.4 Tribal Elders: whoever executed it says what becomes of a Province', () => {
  const state = inEffect(
    situation({
      spaces: { kandahar: { 'taliban-underground': 1 }, kabul: { 'taliban-underground': 1 } },
      resources: { taliban: 2 },
    }),
    45,
    'unshaded',
    'coalition',
  );
  const asked = plain(state, 'taliban', 'terror', ['kandahar']);
  expect(asked.ask?.seats).toEqual(['coalition']);
  expect(asked.menu).toEqual(['support', 'neutral', 'opposition']);
  const again = structuredClone(
    situation({ spaces: { kabul: { 'taliban-underground': 1 } }, resources: { taliban: 1 } }),
  );
  plain(inEffect(again, 45, 'unshaded', 'coalition'), 'taliban', 'terror', ['~kabul']);
  expect(levelOf(again, 'kabul')).toBe('O');
});

test('5.3 Urban Specialists against Car Bombs: each of the two guerrillas in Kabul serves once', () => {
  const after = (kabul: Here) => {
    const state = situation({ spaces: { kabul }, resources: { taliban: 1 } });
    plain(inEffect(inEffect(state, 30, 'unshaded'), 31, 'shaded'), 'taliban', 'terror', ['~kabul']);
    return here(state, 'kabul');
  };
  expect(after({ 'taliban-underground': 2 })).toEqual({ 'taliban-active': 2 });
  expect(after({ 'taliban-underground': 2, 'taliban-active': 1 })).toEqual({
    'taliban-underground': 1,
    'taliban-active': 2,
  });
});
