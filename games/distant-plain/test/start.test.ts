import { expect, test } from 'vitest';
import type { Faction } from '../forces.ts';
import { canStart } from '../start.ts';
import type { Operation, State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { inEffect, operation } from './rules.ts';
import { here, situation, type Situation, terrorIn } from './table.ts';

const may = (state: State, faction: Faction, doing: Operation, activities = true): boolean =>
  canStart(state, beginTurn(faction, doing, { activities }));

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

test('4.1 4.3.2 the Government can begin an Assault where a Transport brings enough, if both can be paid', () => {
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
  expect(may(field(3, 4, 1), 'government', 'assault')).toBe(true);
  expect(may(field(3, 3, 1), 'government', 'assault')).toBe(false);
});

test('4.1 4.3.2 3.2.4 Transport among guerrillas: 1 for the Warlords, then an Assault for 3', () => {
  const state = situation({
    spaces: { kabul: { 'government-troops': 6 }, kandahar: { 'taliban-active': 3 } },
    resources: { government: 4, warlords: 0 },
  });
  const begun = operation(state, 'government', 'assault');
  expect(begun.menu).toEqual(['transport']);
  // One cube alone fights nobody.
  const sent = operation(structuredClone(state), 'government', 'assault', ['transport']);
  expect(sent.menu).toEqual(['2', '3', '4', '5', '6']);
  operation(state, 'government', 'assault', ['transport', '6']);
  expect(here(state, 'kandahar')).toMatchObject({ 'government-troops': 6 });
  expect(here(state, 'kandahar')['taliban-active'] ?? 0).toBe(0);
  expect(state.resources).toMatchObject({ government: 0, warlords: 1 });
});

test('4.1 4.3.2 a toll is no way into a dead end: what the Assault costs is not spent on it', () => {
  const state = situation({
    spaces: {
      kabul: { 'government-troops': 6, 'taliban-active': 1 },
      'loc-kandahar-kabul': { 'warlords-underground': 1 },
      kandahar: { 'taliban-active': 3 },
    },
    resources: { government: 4 },
  });
  // Two tolls on the way to Kandahar: the Assault could not be paid. On the LoC one toll, and two Troops stay.
  const asked = operation(state, 'government', 'assault', ['transport', '~kabul', 'loc-kandahar-kabul']);
  expect(asked.menu).toEqual(['1', '2', '3', '4']);
  expect(operation(structuredClone(state), 'government', 'assault', ['transport']).menu).not.toContain(
    'kandahar',
  );
});

test('4.1 3.2.4 5.3 an Air Lift helps to assault the Underground, where Find Fix Finish finds them', () => {
  const state = situation({
    spaces: { herat: { 'coalition-troops': 1 }, konduz: { 'taliban-underground': 1 } },
  });
  expect(may(state, 'coalition', 'assault')).toBe(false);
  inEffect(state, 7, 'unshaded');
  expect(may(state, 'coalition', 'assault')).toBe(true);
  const played = operation(state, 'coalition', 'assault', ['air-lift', 'taliban', 'taliban-underground']);
  expect(played.fired).toContain('activity.air-lift');
  expect(here(state, 'konduz')).toEqual({ 'coalition-troops': 1 });
});

test('4.1 4.4.1 5.3 a Terror that Night Letters make dear may take two Extorts, and never the guerrilla it needs', () => {
  const poor = (spaces: NonNullable<Situation['spaces']>) =>
    inEffect(situation({ spaces, resources: { taliban: 0 } }), 29, 'unshaded');
  const hidden = { 'taliban-underground': 1 };
  expect(may(poor({ helmand: hidden, farah: hidden, zabol: hidden }), 'taliban', 'terror')).toBe(true);
  expect(may(poor({ helmand: hidden, farah: hidden }), 'taliban', 'terror')).toBe(false);
  const state = poor({ helmand: hidden, farah: hidden, zabol: hidden });
  const second = operation(structuredClone(state), 'taliban', 'terror', ['extort', 'farah', 'extort']);
  expect(second.menu).toEqual(['helmand', 'zabol']);
  operation(state, 'taliban', 'terror', ['extort', 'farah', 'extort', 'zabol', 'helmand']);
  expect(state.resources.taliban).toBe(0);
  expect(terrorIn(state, 'helmand')).toBe(1);
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
