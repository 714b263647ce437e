import { expect, test } from 'vitest';
import { limited, inEffect, operation, plain } from '../rules.ts';
import { here, levelOf, situation, standard, terrorIn } from '../table.ts';

test('3.2.1 the Government trains anywhere in Afghanistan at 3 a space, and brings cubes to Kabul and COIN Bases', () => {
  const state = situation({
    spaces: { herat: { 'coalition-base': 1 }, khowst: { police: 1 } },
    resources: { government: 9 },
  });
  const first = plain(structuredClone(state), 'government', 'train');
  expect(first.menu).toHaveLength(22);
  expect(first.menu).not.toContain('waziristan');
  const played = plain(state, 'government', 'train', [
    'herat',
    '4',
    '2',
    'kabul',
    '0',
    '3',
    'khowst',
    'done',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toEqual({ 'coalition-base': 1, 'government-troops': 4, police: 2 });
  expect(here(state, 'kabul')).toEqual({ police: 3 });
  expect(here(state, 'khowst')).toEqual({ police: 1 });
  expect(state.resources.government).toBe(0);
});

test('3.2.1 no more than six cubes come to a space', () => {
  const state = situation({ resources: { government: 3 } });
  const asked = plain(state, 'government', 'train', ['kabul']);
  expect(asked.menu).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

test('3.2.1 the Coalition trains in Kabul and where its pieces are, and pays 3 only where it places cubes', () => {
  const state = situation({
    spaces: { helmand: { 'coalition-base': 1 }, zabol: { 'coalition-troops': 1 } },
    resources: { government: 5 },
  });
  const first = plain(structuredClone(state), 'coalition', 'train');
  expect(first.menu).toEqual(['kabul', 'helmand', 'zabol']);
  const played = plain(state, 'coalition', 'train', ['zabol', 'helmand', '1', '0', 'kabul', '~done']);
  expect(played.menu).toEqual([]);
  expect(state.resources.government).toBe(2);
  expect(here(state, 'helmand')).toEqual({ 'coalition-base': 1, 'government-troops': 1 });
});

test('3.2.1 the Coalition places no cubes in Kabul without a Base of its own there, nor without 3 Resources', () => {
  const state = situation({
    spaces: { kabul: { 'coalition-troops': 2 }, helmand: { 'coalition-base': 1 } },
    resources: { government: 2 },
  });
  const played = plain(state, 'coalition', 'train', ['kabul', 'helmand']);
  expect(played.asked).toEqual(['coalition: ask.operation.space', 'coalition: ask.operation.space']);
  expect(state.resources.government).toBe(2);
});

test('3.2.1 where no cube is Available cubes are gathered from the map', () => {
  const state = situation({
    spaces: { herat: { 'government-troops': 30 }, konduz: { police: 30 } },
    resources: { government: 3 },
  });
  const asked = plain(structuredClone(state), 'government', 'train', ['kabul']);
  expect(asked.ask?.prompt.key).toBe('ask.train.gather');
  expect(asked.menu).toEqual(['herat', 'konduz', 'done']);
  plain(state, 'government', 'train', ['kabul', 'herat', 'konduz', 'done', '~done']);
  expect(here(state, 'kabul')).toEqual({ 'government-troops': 1, police: 1 });
});

test('3.2.1 the Government replaces any three cubes with a Base, taken from the map if none is Available', () => {
  const state = situation({
    spaces: { herat: { 'government-troops': 2, police: 2 } },
    resources: { government: 3 },
  });
  plain(state, 'government', 'train', ['herat', 'base:herat', '1']);
  expect(here(state, 'herat')).toEqual({ 'government-troops': 1, 'government-base': 1 });
  const spent = situation({
    spaces: {
      herat: { police: 3 },
      konduz: { 'government-base': 2 },
      balkh: { 'government-base': 1, police: 3, 'warlords-base': 1 },
    },
    resources: { government: 6 },
  });
  const played = plain(spent, 'government', 'train', ['herat', 'balkh', '0', '0', 'base:herat', 'konduz']);
  expect(played.menu).toEqual([]);
  expect(here(spent, 'konduz')).toEqual({ 'government-base': 1 });
  expect(here(spent, 'herat')).toEqual({ 'government-base': 1 });
});

test('1.4.2 no Base is trained where two Bases are, of whomever', () => {
  const state = situation({
    spaces: { balkh: { police: 4, 'warlords-base': 2 } },
    resources: { government: 3 },
  });
  const played = plain(state, 'government', 'train', ['balkh']);
  expect(played.menu).not.toContain('base:balkh');
});

test('3.2.1 Civic Action by Train needs COIN Control, not both Troops and Police, and 3 Resources a step even if free', () => {
  const state = situation({
    spaces: {
      kandahar: { police: 1, terror: 1 },
      khowst: { police: 1, 'taliban-base': 1 },
    },
    resources: { government: 7 },
  });
  const played = operation(
    state,
    'government',
    'train',
    ['kandahar', 'khowst', 'done', 'civic-action:kandahar', 'civic-action'],
    [],
    { free: true },
  );
  expect(played.menu).toEqual([]);
  expect(played.given).not.toContain('civic-action:khowst');
  expect(terrorIn(state, 'kandahar')).toBe(0);
  expect(levelOf(state, 'kandahar')).toBe('S');
  expect(state.resources.government).toBe(1);
});

test('3.2.1 one thing in one space: the Government a Base or Civic Action, the Coalition Civic Action or Patronage in Kabul', () => {
  const spaces = {
    kabul: { 'coalition-troops': 1, 'government-troops': 3 },
    herat: { 'coalition-troops': 1, 'government-troops': 3 },
  };
  const ours = plain(situation({ spaces, resources: { government: 20 } }), 'government', 'train', [
    'kabul',
    '0',
    '0',
    'herat',
    'done',
  ]);
  expect(ours.menu).toEqual(['base:kabul', 'base:herat', 'civic-action:kabul', 'civic-action:herat', 'done']);
  const state = situation({ spaces, resources: { government: 20 }, state: { patronage: 2 } });
  const theirs = plain(state, 'coalition', 'train', ['kabul', 'herat']);
  expect(theirs.menu).toEqual(['civic-action:kabul', 'civic-action:herat', 'patronage:kabul', 'done']);
  const moved = plain(state, 'coalition', 'train', ['kabul', 'done', 'patronage:kabul']);
  expect(moved.menu).toEqual([]);
  expect(state).toMatchObject({ patronage: 0, resources: { government: 22 } });
});

test('1.8, 3.2.1 only so much Patronage becomes Resources as the Government can hold; at 75 it is not offered', () => {
  const at = (government: number) =>
    situation({
      spaces: { kabul: { 'coalition-troops': 1 }, herat: { 'coalition-troops': 1 } },
      resources: { government },
      state: { patronage: 9 },
    });
  const nearly = at(74);
  plain(nearly, 'coalition', 'train', ['kabul', 'done', 'patronage:kabul']);
  expect(nearly).toMatchObject({ patronage: 8, resources: { government: 75 } });
  expect(plain(at(75), 'coalition', 'train', ['kabul', 'done']).menu).toEqual(['civic-action:kabul', 'done']);
  // Cubes are paid first, which makes room for the three.
  const full = at(75);
  full.pieces[1] = 1;
  plain(full, 'coalition', 'train', ['kabul', '1', '0', 'done', 'patronage:kabul']);
  expect(full).toMatchObject({ patronage: 6, resources: { government: 75 } });
});

test('2.3.5 a Limited Train is in one space, without a Special Activity', () => {
  const state = standard('2005');
  const played = limited(state, 'government', 'train', ['kabul', '1', '0']);
  expect(played.menu).toEqual(['base:kabul', 'civic-action:kabul', 'done']);
});

test('5.3 Night Letters hold Train to four cubes, Village Stability Operations to Troops or add Police', () => {
  const held = inEffect(situation({ resources: { government: 3 } }), 29, 'shaded');
  expect(plain(held, 'government', 'train', ['kabul']).menu).toEqual(['0', '1', '2', '3', '4']);
  const troops = inEffect(
    situation({ spaces: { kabul: { 'coalition-base': 1 } }, resources: { government: 3 } }),
    12,
    'shaded',
  );
  const played = plain(troops, 'coalition', 'train', ['2', '~done']);
  expect(played.asked).not.toContain('coalition: ask.train.police');
  const police = inEffect(situation({ spaces: { zabol: { 'coalition-troops': 1 } } }), 12, 'unshaded');
  plain(police, 'coalition', 'train', ['kabul', 'done']);
  expect(here(police, 'zabol')).toEqual({ 'coalition-troops': 1, police: 1 });
});

test('5.3 PRTs allow Civic Action in two spaces, or only in Kabul and at Coalition Bases', () => {
  const spaces = {
    kabul: { 'coalition-troops': 1 },
    herat: { 'coalition-troops': 1 },
    konduz: { 'coalition-base': 1 },
  };
  const more = inEffect(situation({ spaces, resources: { government: 6 } }), 18, 'unshaded');
  plain(more, 'coalition', 'train', ['kabul', 'herat', 'done', 'civic-action:kabul', 'civic-action:herat']);
  expect([levelOf(more, 'kabul'), levelOf(more, 'herat')]).toEqual(['S', 'S']);
  const less = inEffect(situation({ spaces, resources: { government: 9 } }), 18, 'shaded');
  const asked = plain(less, 'coalition', 'train', ['kabul', 'herat', 'konduz', '0', '0']);
  expect(asked.menu).toEqual(['civic-action:kabul', 'civic-action:konduz', 'done']);
});
