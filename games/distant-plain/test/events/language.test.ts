import type { Json } from '@sandtable/engine';
import { expect, test } from 'vitest';
import type { Faction } from '../../forces.ts';
import { event } from '../rules.ts';
import { here, type Situation, situation } from '../table.ts';

/** A table at which card 40 says this, by an owner's file. */
const saying = (text: Json, given: Situation) =>
  situation({ ...given, state: { corrections: JSON.stringify({ cards: { 40: { unshaded: text } } }) } });

const execute = (state: ReturnType<typeof saying>, faction: Faction, ...answers: string[]) =>
  event(state, faction, 40, 'unshaded', answers);

test('1.4.2, 5.1.1 where two Bases stand one can be replaced by another', () => {
  const text = [{ replace: 'warlords-base', count: 1, with: 'government-base', where: { spaces: 'konduz' } }];
  const state = saying(text, { spaces: { konduz: { 'warlords-base': 1, 'taliban-base': 1 } } });
  execute(state, 'government');
  expect(here(state, 'konduz')).toEqual({ 'government-base': 1, 'taliban-base': 1 });
});

test('1.4.2 a Base moves only where there is room, cubes never into Pakistan, Taliban there are not replaced', () => {
  const move = [{ move: 'warlords-base', count: 2, from: { spaces: 'konduz' }, to: { spaces: 'balkh' } }];
  const bases = saying(move, { spaces: { konduz: { 'warlords-base': 2 }, balkh: { 'taliban-base': 1 } } });
  execute(bases, 'warlords');
  expect(here(bases, 'balkh')).toEqual({ 'taliban-base': 1, 'warlords-base': 1 });
  const over = [
    { move: 'coalition-troops', count: 2, from: { spaces: 'khowst' }, to: { is: 'pakistan' } },
    { replace: 'taliban-guerrilla', count: 2, with: 'police', where: { is: 'pashtun' } },
  ];
  const border = saying(over, {
    spaces: {
      khowst: { 'coalition-troops': 2, 'taliban-active': 1 },
      waziristan: { 'taliban-underground': 2 },
    },
  });
  execute(border, 'coalition');
  expect(here(border, 'khowst')).toEqual({ 'coalition-troops': 2, police: 1 });
  expect(here(border, 'waziristan')).toEqual({ 'taliban-underground': 2 });
});

test('4.4.3, 5.5 a free Ambush is only where one is possible, in three spaces at most', () => {
  const able = { 'taliban-underground': 1, police: 2 };
  const state = saying([{ free: 'ambush', by: 'taliban' }], {
    spaces: {
      ghazni: { 'taliban-active': 2, police: 1 },
      herat: able,
      helmand: able,
      khowst: able,
      zabol: able,
    },
  });
  const first = execute(structuredClone(state), 'coalition');
  expect(first.menu).toEqual(['helmand', 'herat', 'khowst', 'zabol', 'withdraw']);
  const third = execute(state, 'coalition', 'herat', 'helmand', 'khowst');
  expect(third.menu).toEqual([]);
  expect(here(state, 'khowst')).toEqual({ 'taliban-underground': 1, 'taliban-active': 1 });
});

test('5.1, 5.5 a free action in the spaces chosen before is in these only', () => {
  const text = [
    {
      inSpaces: 2,
      upTo: true,
      where: { kind: 'province', has: 'police' },
      do: [{ mark: 'terror', count: 1 }],
    },
    { free: 'attack', by: 'taliban', where: { these: true } },
  ];
  const able = { 'taliban-active': 6, police: 1 };
  const state = saying(text, { spaces: { herat: able, helmand: able, khowst: able } });
  const { menu } = execute(state, 'taliban', 'herat', 'khowst');
  expect(menu).toEqual(['herat', 'khowst', 'withdraw']);
});

test('5.1 a condition on the space chosen may speak of those chosen before', () => {
  const text = [
    { inSpaces: 1, where: { has: 'police' }, do: [{ mark: 'terror', count: 1 }] },
    {
      inSpaces: 'each',
      where: { has: 'police' },
      do: [{ if: { here: { these: true } }, do: [{ place: 'police', count: 1 }] }],
    },
  ];
  const state = saying(text, { spaces: { herat: { police: 1 }, balkh: { police: 1 } } });
  execute(state, 'government', 'herat');
  expect(here(state, 'herat')).toEqual({ police: 2 });
  expect(here(state, 'balkh')).toEqual({ police: 1 });
});
