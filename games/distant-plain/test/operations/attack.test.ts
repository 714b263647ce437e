import { expect, test } from 'vitest';
import { inEffect, operation, plain } from '../rules.ts';
import { here, situation } from '../table.ts';

test('E14 Attack order of losses (3.3.3)', () => {
  const state = situation({
    spaces: { zabol: { 'coalition-troops': 1, police: 1, 'coalition-base': 1, 'taliban-underground': 3 } },
    resources: { taliban: 1 },
  });
  const asked = plain(structuredClone(state), 'taliban', 'attack', ['~zabol'], [3]);
  // The Police went first, of necessity.
  expect(asked.menu).toEqual(['coalition-troops', 'done']);
  const played = plain(state, 'taliban', 'attack', ['~zabol', 'coalition-troops'], [3]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'zabol')).toEqual({ 'coalition-base': 1, 'taliban-active': 3 });
  expect(state.casualties).toEqual([1, 0]);
  expect(state.resources.taliban).toBe(0);
});

test('3.3.3 all own guerrillas there become Active, and the roll must not exceed their number', () => {
  const state = situation({
    spaces: { zabol: { police: 3, 'taliban-underground': 1, 'taliban-active': 1 } },
    resources: { taliban: 1 },
  });
  plain(state, 'taliban', 'attack', ['~zabol'], [3]);
  expect(here(state, 'zabol')).toEqual({ police: 3, 'taliban-active': 2 });
  const hit = situation({
    spaces: { zabol: { police: 3, 'taliban-underground': 2 } },
    resources: { taliban: 1 },
  });
  plain(hit, 'taliban', 'attack', ['~zabol'], [2]);
  expect(here(hit, 'zabol')).toEqual({ police: 1, 'taliban-active': 2 });
});

test('3.3.3 the victims may be of different factions, Underground too; an Insurgent Base falls after its guerrillas', () => {
  const state = situation({
    spaces: {
      balkh: { 'government-base': 1, 'taliban-underground': 1, 'taliban-base': 1, 'warlords-underground': 6 },
    },
    resources: { warlords: 1 },
  });
  const asked = plain(structuredClone(state), 'warlords', 'attack', ['balkh'], [6]);
  expect(asked.menu).toEqual(['taliban-underground', 'government-base']);
  plain(state, 'warlords', 'attack', ['balkh', 'taliban-underground', 'taliban-base'], [6]);
  expect(here(state, 'balkh')).toEqual({ 'government-base': 1, 'warlords-active': 6 });
});

test('3.3.3 a roll of 1 places a guerrilla', () => {
  const state = situation({
    spaces: { balkh: { police: 1, 'warlords-underground': 1 } },
    resources: { warlords: 1 },
  });
  plain(state, 'warlords', 'attack', ['~balkh'], [1]);
  expect(here(state, 'balkh')).toEqual({ 'warlords-active': 1, 'warlords-underground': 1 });
});

test('3.3.3 a Coalition Base that is removed is a Casualty, too', () => {
  const state = situation({
    spaces: { zabol: { 'coalition-base': 1, 'taliban-underground': 2 } },
    resources: { taliban: 1 },
  });
  plain(state, 'taliban', 'attack', ['~zabol'], [2]);
  expect(state.casualties).toEqual([0, 1]);
});

test('4.4.3 an Ambush cannot fail, shows one guerrilla only and places one; up to three of the spaces', () => {
  const one = { police: 2, 'taliban-underground': 2 };
  const state = situation({
    spaces: { zabol: one, ghazni: one, paktika: one, khowst: one },
    resources: { taliban: 4 },
  });
  const played = operation(
    state,
    'taliban',
    'attack',
    ['zabol', 'ambush', 'ghazni', 'ambush', 'paktika', 'ambush', 'khowst'],
    [6],
  );
  expect(played.rollsLeft).toBe(0);
  for (const id of ['zabol', 'ghazni', 'paktika'] as const)
    expect(here(state, id)).toEqual({ 'taliban-underground': 2, 'taliban-active': 1 });
  expect(here(state, 'khowst')).toEqual({ police: 2, 'taliban-active': 2 });
});

test('4.4.3 only the Taliban Ambush, and only with an Underground guerrilla', () => {
  const state = situation({
    spaces: { zabol: { police: 2, 'taliban-active': 1, 'warlords-underground': 1 } },
    resources: { taliban: 1, warlords: 1 },
  });
  const ours = operation(structuredClone(state), 'taliban', 'attack', ['~zabol'], [6]);
  expect(ours.asked).not.toContain('taliban: ask.attack.how');
  const theirs = operation(state, 'warlords', 'attack', ['~zabol'], [6]);
  expect(theirs.asked).not.toContain('warlords: ask.attack.how');
});

test('5.3 Car Bombs hold the Taliban to one Ambush, or let an Active guerrilla do it', () => {
  const one = { police: 2, 'taliban-underground': 1 };
  const held = inEffect(
    situation({ spaces: { zabol: one, ghazni: one }, resources: { taliban: 2 } }),
    31,
    'unshaded',
  );
  const played = operation(held, 'taliban', 'attack', ['zabol', 'ambush', 'ghazni'], [6]);
  expect(played.rollsLeft).toBe(0);
  const bombs = inEffect(
    situation({ spaces: { zabol: { police: 2, 'taliban-active': 1 } }, resources: { taliban: 1 } }),
    31,
    'shaded',
  );
  operation(bombs, 'taliban', 'attack', ['~zabol', 'ambush']);
  expect(here(bombs, 'zabol')).toEqual({ 'taliban-underground': 1, 'taliban-active': 1 });
});

test('5.3 Suicide Bombers, shaded: one own guerrilla for one more enemy piece', () => {
  const state = inEffect(
    situation({ spaces: { zabol: { police: 3, 'taliban-underground': 3 } }, resources: { taliban: 1 } }),
    33,
    'shaded',
  );
  plain(state, 'taliban', 'attack', ['~zabol', 'yes'], [3]);
  expect(here(state, 'zabol')).toEqual({ 'taliban-active': 2 });
});

test('5.3 Roadside IEDs, unshaded: on a LoC an Attack takes one piece and places no guerrilla', () => {
  const state = inEffect(
    situation({
      spaces: { 'loc-kabul-aibak': { police: 3, 'taliban-underground': 1 } },
      resources: { taliban: 1 },
    }),
    23,
    'unshaded',
  );
  plain(state, 'taliban', 'attack', ['~loc-kabul-aibak'], [1]);
  expect(here(state, 'loc-kabul-aibak')).toEqual({ police: 2, 'taliban-active': 1 });
});

test('5.4 US-Taliban Talks spare the Coalition; Strategic Release forbids Attacks in Provinces', () => {
  const spaces = {
    zabol: { 'coalition-troops': 1, 'coalition-base': 1, 'taliban-underground': 6 },
    kabul: { 'coalition-troops': 1, police: 1, 'taliban-underground': 6 },
  };
  const talks = inEffect(situation({ spaces, resources: { taliban: 9 } }), 24, 'unshaded', 'coalition');
  const played = plain(talks, 'taliban', 'attack', ['~kabul'], [6]);
  expect(played.menu).toEqual([]);
  expect(here(talks, 'kabul')).toEqual({ 'coalition-troops': 1, 'taliban-active': 6 });
  expect(here(talks, 'zabol')).toMatchObject({ 'coalition-troops': 1 });
  const release = inEffect(situation({ spaces, resources: { taliban: 9 } }), 11, 'unshaded', 'coalition');
  plain(release, 'taliban', 'attack', ['~kabul', 'coalition-troops'], [6]);
  expect(here(release, 'zabol')).toMatchObject({ 'taliban-underground': 6 });
});

test('5.1.2 cards 23 and 33 on a LoC: the later one says whether a guerrilla may be given for one piece more', () => {
  const given = () =>
    situation({
      spaces: { 'loc-kabul-aibak': { police: 3, 'taliban-underground': 2 } },
      resources: { taliban: 1 },
    });
  const limitLast = inEffect(inEffect(given(), 33, 'shaded'), 23, 'unshaded');
  const played = plain(limitLast, 'taliban', 'attack', ['~loc-kabul-aibak'], [2]);
  expect(played.menu).toEqual([]);
  expect(here(limitLast, 'loc-kabul-aibak')).toEqual({ police: 2, 'taliban-active': 2 });
  const bombersLast = inEffect(inEffect(given(), 23, 'unshaded'), 33, 'shaded');
  plain(bombersLast, 'taliban', 'attack', ['~loc-kabul-aibak', 'yes'], [2]);
  expect(here(bombersLast, 'loc-kabul-aibak')).toEqual({ police: 1, 'taliban-active': 1 });
});
