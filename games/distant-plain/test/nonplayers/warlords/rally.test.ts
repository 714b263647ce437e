import { expect, test } from 'vitest';
import { TABLE } from '../../../forces.ts';
import { cards } from '../../rules.ts';
import { here } from '../../table.ts';
import { operation, spacesOf, turnOf, unmanned } from '../play.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

/** So many guerrillas and Bases are left to place; the others are out of the way. */
const leave = (state: ReturnType<typeof unmanned>, guerrillas: number, bases: number): typeof state => {
  state.available[TABLE.columnOf('warlords-underground')] = guerrillas;
  state.available[TABLE.columnOf('warlords-base')] = bases;
  return state;
};

test('8.5.1 guerrillas hide only outside Pashtun land, at a Base, beside a cube, and where all are Active', () => {
  const state = leave(
    unmanned({
      resources: { warlords: 1 },
      spaces: {
        helmand: { 'warlords-base': 1, 'warlords-active': 1, police: 1 },
        herat: { 'warlords-base': 1, 'warlords-active': 1 },
        balkh: { 'warlords-base': 1, 'warlords-active': 1, 'warlords-underground': 1, police: 1 },
        faryab: { 'warlords-active': 1, police: 1 },
        konduz: { 'warlords-base': 1, 'warlords-active': 1, 'coalition-troops': 1 },
      },
    }),
    6,
    0,
  );
  const { answers } = operation(state, 'warlords', 'rally', { side: ones(9) });
  expect(spacesOf(answers)).toEqual(['konduz']);
  expect(here(state, 'konduz')).toMatchObject({ 'warlords-underground': 1 });
});

test('8.5.1 where both fit, guerrillas hide rather than become a Base; Active ones pay for a Base', () => {
  const state = leave(
    unmanned({
      resources: { warlords: 2 },
      spaces: {
        balkh: { 'warlords-base': 1, 'warlords-active': 3, police: 1 },
        herat: { 'warlords-active': 2, 'warlords-underground': 2 },
      },
    }),
    6,
    6,
  );
  const { answers } = operation(state, 'warlords', 'rally', { side: ones(9) });
  expect(spacesOf(answers)).toEqual(['balkh', 'herat']);
  expect(here(state, 'balkh')).toEqual({ 'warlords-base': 1, 'warlords-underground': 3, police: 1 });
  expect(here(state, 'herat')).toMatchObject({ 'warlords-underground': 2 });
});

test('8.5.1, 1.4.2 no third Base: two guerrillas beside two Bases build nothing', () => {
  const state = leave(
    unmanned({
      resources: { warlords: 1 },
      spaces: {
        herat: { 'warlords-underground': 2, 'warlords-base': 1, 'taliban-base': 1 },
        faryab: { 'warlords-underground': 2, 'warlords-base': 1 },
      },
    }),
    0,
    3,
  );
  const { answers, why } = operation(state, 'warlords', 'rally', { side: ones(9) });
  expect(spacesOf(answers)).toEqual(['faryab']);
  expect(why).toContain('W.rally.base');
  expect(here(state, 'faryab')).toEqual({ 'warlords-base': 2 });
});

test('8.5.1 bare Bases get Bases and population, in Pashtun land one; then guerrillas without a Base one more', () => {
  const state = leave(
    unmanned({
      resources: { warlords: 3 },
      spaces: {
        balkh: { 'warlords-base': 2 },
        kandahar: { 'warlords-base': 2 },
        faryab: { 'warlords-active': 1 },
        herat: { 'warlords-base': 1, 'warlords-underground': 1 },
      },
    }),
    9,
    0,
  );
  const { answers, why } = operation(state, 'warlords', 'rally', { side: ones(9) });
  expect(spacesOf(answers).toSorted()).toEqual(['balkh', 'faryab', 'kandahar']);
  expect(spacesOf(answers)[2]).toBe('faryab');
  expect(here(state, 'balkh')).toMatchObject({ 'warlords-underground': 4 });
  expect(here(state, 'kandahar')).toMatchObject({ 'warlords-underground': 1 });
  expect(here(state, 'faryab')).toEqual({ 'warlords-active': 1, 'warlords-underground': 1 });
  expect(why).toEqual(expect.arrayContaining(['W.rally.place1', 'W.rally.place2']));
});

/** Police everywhere, one of them where a single guerrilla would not outnumber them; in Konduz a Base and a guerrilla. */
const policed = (guerrillas: number): ReturnType<typeof unmanned> => {
  const police = { police: 1 };
  return leave(
    unmanned({
      resources: { warlords: 1 },
      spaces: {
        badakhshan: police,
        badghis: police,
        baghlan: police,
        balkh: police,
        bamian: police,
        faryab: police,
        ghazni: police,
        ghowr: police,
        helmand: police,
        herat: { 'taliban-base': 2 },
        kandahar: police,
        khowst: police,
        konduz: { 'warlords-base': 1, 'warlords-underground': 1, police: 3 },
        nuristan: police,
        oruzgan: police,
        paktika: police,
      },
    }),
    guerrillas,
    9,
  );
};

test('8.5.1, 4.5.1 to open Cultivate only where people live, a Base has room and the guerrillas to come outnumber the Police', () => {
  for (const roll of [1, 3, 5]) {
    const state = policed(3);
    const { answers, why } = operation(state, 'warlords', 'rally', { side: Array<number>(12).fill(roll) });
    expect(spacesOf(answers)).toEqual(['konduz']);
    expect(why).toEqual(expect.arrayContaining(['W.rally.place3', 'W.cultivate.second']));
    expect(here(state, 'konduz')).toMatchObject({ 'warlords-base': 2, 'warlords-underground': 4 });
  }
});

test('8.5.1 too few guerrillas Available open no Province to Cultivate: any will do', () => {
  const state = policed(2);
  const { answers, why } = operation(state, 'warlords', 'rally', { side: ones(12) });
  expect(spacesOf(answers)).toEqual(['nimruz']);
  expect(why).toContain('W.rally.place4');
});

test('8.5.1, 8.5.2 a Rally that finds nothing to do gives way to March, above 50 as well', () => {
  const state = leave(
    cards(unmanned({ resources: { warlords: 60 }, spaces: { herat: { 'warlords-underground': 1 } } }), 1, 2),
    0,
    12,
  );
  const { option, why } = turnOf(state, 'warlords');
  expect(option).toBe('march');
  expect(why).toEqual(expect.arrayContaining(['W.chart.rally', 'W.rally.none']));
});
