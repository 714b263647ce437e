import { describe, expect, test } from 'vitest';
import { TABLE } from '../../../forces.ts';
import { AT } from '../../../map.ts';
import { control, type State } from '../../../state.ts';
import { here, type Situation } from '../../table.ts';
import { event, operation, spacesOf, unmanned } from '../play.ts';

const rolls = (roll: number): number[] => Array<number>(30).fill(roll);
const ANY = [1, 2, 3, 4, 5, 6];

/** Warlords whose Terror in Badghis leaves them a Suborn. */
const bribing = (
  spaces: NonNullable<Situation['spaces']>,
  warlords = 9,
  nonPlayers?: readonly ['warlords'],
): State =>
  unmanned({
    resources: { warlords },
    spaces: { badghis: { 'warlords-underground': 1, 'taliban-base': 2, level: 'O' }, ...spaces },
    ...(nonPlayers === undefined ? {} : { variants: { nonPlayers } }),
  });

describe('8.5.4 Cultivate', () => {
  test('8.5.4 where one Warlords Base is, before any other Province of the Rally', () => {
    for (const roll of ANY) {
      const state = unmanned({
        resources: { warlords: 2 },
        spaces: { herat: { 'warlords-base': 1 }, konduz: { 'warlords-underground': 1 } },
      });
      const { why } = operation(state, 'warlords', 'rally', { side: rolls(roll) });
      expect(here(state, 'herat')).toMatchObject({ 'warlords-base': 2 });
      expect(here(state, 'konduz')).toEqual({ 'warlords-underground': 2 });
      expect(why).toContain('W.cultivate.second');
    }
  });

  test('8.5.4, 4.5.1 one Base, only in a Province of this Operation', () => {
    const state = unmanned({
      resources: { warlords: 1 },
      spaces: { balkh: { 'warlords-underground': 1, 'warlords-base': 1 }, herat: { 'warlords-base': 1 } },
    });
    operation(state, 'warlords', 'rally', { side: rolls(1) });
    expect(here(state, 'herat')).toMatchObject({ 'warlords-base': 2 });
    expect(here(state, 'balkh')).toMatchObject({ 'warlords-base': 1 });
  });
});

describe('8.5.4 Traffic', () => {
  const bare = (spaces: NonNullable<Situation['spaces']>, warlords = 9): State => {
    const state = unmanned({ resources: { warlords }, spaces });
    state.available[TABLE.columnOf('warlords-base')] = 0;
    return state;
  };

  test('8.5.4, 4.5.2 everywhere but beside the Coalition; COIN Control pays Patronage, Taliban Control the Taliban', () => {
    const state = bare({
      herat: { 'warlords-base': 2, police: 9 },
      balkh: { 'warlords-base': 1, 'taliban-underground': 9 },
      konduz: { 'warlords-base': 2, 'coalition-troops': 1 },
      kandahar: { 'warlords-base': 1 },
    });
    const { patronage } = state;
    const { why } = operation(state, 'warlords', 'rally', { side: rolls(1) });
    expect(why).toEqual(expect.arrayContaining(['W.cultivate.none', 'W.traffic']));
    expect(state.resources).toMatchObject({ warlords: 9 - 3 + 4, taliban: 1 });
    expect(state.patronage).toBe(patronage + 1);
  });

  test('8.5.4 at 75 Resources after a March to a LoC Suborn follows instead', () => {
    const state = bare({ khowst: { 'warlords-underground': 2, 'warlords-base': 1 } }, 75);
    const { why } = operation(state, 'warlords', 'march', { side: rolls(1) });
    expect(why).toEqual(expect.arrayContaining(['W.march.loc', 'W.traffic.full', 'W.suborn.none']));
  });
});

describe('8.5.4 Suborn', () => {
  test('8.5.4 first a Government Base whose loss ends Control, before cubes and Taliban elsewhere', () => {
    for (const roll of ANY) {
      const state = bribing(
        {
          ghazni: { 'government-base': 1, police: 1, 'taliban-active': 1 },
          kandahar: { police: 2 },
          zabol: { 'taliban-underground': 1 },
        },
        3,
      );
      const { why } = operation(state, 'warlords', 'terror', { side: rolls(roll) });
      expect(here(state, 'ghazni')).toEqual({ police: 1, 'taliban-active': 1 });
      expect(why).toContain('W.suborn.ctrl.base');
    }
  });

  test('8.5.4 then up to three cubes, Police first, but no more than leave nobody in Control', () => {
    const state = bribing(
      {
        ghazni: { 'government-troops': 2, police: 2, 'taliban-active': 2 },
        kandahar: { 'coalition-troops': 4 },
      },
      3,
    );
    const { why } = operation(state, 'warlords', 'terror', { side: rolls(1) });
    expect(here(state, 'ghazni')).toEqual({ 'government-troops': 2, 'taliban-active': 2 });
    expect(control(state, AT.ghazni)).toBe('none');
    expect(why).toContain('W.suborn.ctrl.cubes');
  });

  test('8.5.4 or one Taliban guerrilla, the Underground one, where that ends Taliban Control', () => {
    const state = bribing({ zabol: { 'taliban-underground': 1, 'taliban-active': 2, police: 2 } }, 3);
    const { why } = operation(state, 'warlords', 'terror', { side: rolls(1) });
    expect(here(state, 'zabol')).toEqual({ 'taliban-active': 2, police: 2 });
    expect(why).toContain('W.suborn.ctrl.taliban');
  });

  test('8.5.4 three spaces at most, 2 Resources each; Control in Pakistan and on LoCs counts for nothing', () => {
    const state = bribing({
      zabol: { 'taliban-underground': 1 },
      ghazni: { police: 3 },
      waziristan: { 'taliban-underground': 1 },
      'loc-kandahar-kabul': { 'taliban-active': 1 },
      paktika: { 'taliban-active': 5 },
    });
    const { answers } = operation(state, 'warlords', 'terror', { side: rolls(1) });
    const spaces = spacesOf(answers, 'ask.suborn');
    expect(spaces.slice(0, 2).toSorted()).toEqual(['ghazni', 'zabol']);
    expect(spaces[2]).toBe('loc-kandahar-kabul');
    expect(state.resources.warlords).toBe(9 - 1 - 6);
  });

  test('8.5.4 beside a player Coalition Government pieces: LoCs first, a Base before cubes', () => {
    const state = bribing(
      {
        'loc-kandahar-kabul': { 'government-troops': 2, police: 2 },
        kabul: { 'government-base': 1, police: 9 },
        paktika: { 'taliban-active': 5 },
      },
      5,
      ['warlords'],
    );
    const { answers, why } = operation(state, 'warlords', 'terror', { side: rolls(1) });
    expect(spacesOf(answers, 'ask.suborn')).toEqual(['loc-kandahar-kabul', 'kabul']);
    expect(here(state, 'loc-kandahar-kabul')).toEqual({ 'government-troops': 1 });
    expect(here(state, 'kabul')).toEqual({ police: 9 });
    expect(why.filter((reason) => reason === 'W.suborn.government')).toHaveLength(2);
  });

  test('8.5.4 Pakistan last', () => {
    for (const roll of ANY) {
      const state = bribing({ waziristan: { 'taliban-active': 3 }, paktika: { 'taliban-active': 3 } }, 3);
      const { answers } = operation(state, 'warlords', 'terror', { side: rolls(roll) });
      expect(spacesOf(answers, 'ask.suborn')).toEqual(['paktika']);
    }
  });
});

test('8.4.3 a granted Suborn where nobody of the Government is: a Taliban guerrilla', () => {
  const state = unmanned({
    variants: { nonPlayers: ['warlords'] },
    spaces: { helmand: { 'taliban-active': 1, 'warlords-underground': 5 } },
  });
  event(state, 'warlords', 62, { side: rolls(1) });
  expect(here(state, 'helmand')).toEqual({ 'warlords-underground': 5 });
});
