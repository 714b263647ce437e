import { expect, test } from 'vitest';
import type { Faction } from '../forces.ts';
import { canStart } from '../start.ts';
import type { Operation, State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { situation } from './table.ts';

const may = (state: State, faction: Faction, operation: Operation, activities = true): boolean =>
  canStart(state, beginTurn(faction, operation, { activities }));

test('4.1 4.4.1 Taliban without Resources can begin what Extort pays for, and nothing that is impossible anyway', () => {
  const state = situation({ spaces: { helmand: { 'taliban-underground': 2 } }, resources: { taliban: 0 } });
  expect(may(state, 'taliban', 'rally')).toBe(true);
  expect(may(state, 'taliban', 'rally', false)).toBe(false);
  expect(may(state, 'taliban', 'attack')).toBe(false);
  const watched = situation({
    spaces: { helmand: { 'taliban-underground': 2, police: 2 } },
    resources: { taliban: 0 },
  });
  expect(may(watched, 'taliban', 'rally')).toBe(false);
});

test('4.1 4.2.2 the Coalition can begin an Assault where an Air Lift can bring Troops', () => {
  const spaces = { herat: { 'coalition-troops': 1 }, konduz: { 'taliban-active': 1 } };
  expect(may(situation({ spaces }), 'coalition', 'assault')).toBe(true);
  expect(may(situation({ spaces }), 'coalition', 'assault', false)).toBe(false);
  expect(may(situation({ spaces: { herat: spaces.herat } }), 'coalition', 'assault')).toBe(false);
});

test('4.1 4.3.2 the Government can begin an Assault where a Transport brings enough, without hanging on a toll', () => {
  const field = (troops: number, resources: number, onTheWay = 0) =>
    situation({
      spaces: {
        kabul: { 'government-troops': troops },
        'loc-kabul-aibak': { 'warlords-underground': onTheWay },
        balkh: { 'taliban-base': 1 },
      },
      resources: { government: resources },
    });
  expect(may(field(3, 3), 'government', 'assault')).toBe(true);
  expect(may(field(1, 3), 'government', 'assault')).toBe(false);
  expect(may(field(3, 2), 'government', 'assault')).toBe(false);
  expect(may(field(3, 9, 1), 'government', 'assault')).toBe(false);
});

test('4.1 4.5.3 the Warlords can begin a Terror when Suborn makes their own fall silent', () => {
  const state = (own: object) =>
    situation({
      spaces: { balkh: own, konduz: { police: 1, 'taliban-active': 1 } },
      resources: { warlords: 3 },
    });
  expect(may(state({ 'warlords-active': 1 }), 'warlords', 'terror')).toBe(true);
  expect(may(state({ 'warlords-base': 1 }), 'warlords', 'terror')).toBe(false);
});
