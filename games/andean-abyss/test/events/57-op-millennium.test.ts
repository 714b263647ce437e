import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 57 unshaded replaces up to 3 Cartels pieces, Bases too, with Police', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-base': 1, 'cartels-underground': 1 },
      'loc-cali-pasto': { 'cartels-active': 2 },
    },
  });
  execute(state, 'government', 57, 'unshaded', ['cali', 'cartels-base', 'loc-cali-pasto', 'done']);
  expect(here(state, 'cali')).toEqual({ police: 1, 'cartels-underground': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1, 'cartels-active': 1 });
});

test('5.1.1 card 57 unshaded only removes the Cartels piece in a FARC Zone', () => {
  const state = situation({ spaces: { huila: { 'cartels-base': 1 } }, state: { zones: [AT.huila] } });
  execute(state, 'farc', 57, 'unshaded', ['huila']);
  expect(here(state, 'huila')).toEqual({});
});

test('card 57 shaded replaces one Police in each of 2 spaces with an Available Cartels piece', () => {
  const state = situation({
    spaces: { cali: { police: 2 }, 'loc-cali-pasto': { police: 1 }, huila: { police: 1 } },
  });
  const { menu } = begin(structuredClone(state), 'cartels', 57, 'shaded');
  expect(menu).toEqual(['cali', 'huila', 'loc-cali-pasto']);
  // 1.4.2: on a LoC it can only be a guerrilla.
  const played = execute(state, 'cartels', 57, 'shaded', ['cali', 'cartels-base', 'loc-cali-pasto']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'cali')).toEqual({ police: 1, 'cartels-base': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'cartels-underground': 1 });
  expect(here(state, 'huila')).toEqual({ police: 1 });
});

test('5.1.1 card 57 shaded only removes the Police when nothing of the Cartels can be placed', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { police: 1 }, huila: { 'cartels-active': 12 } },
  });
  execute(state, 'farc', 57, 'shaded');
  expect(here(state, 'loc-cali-pasto')).toEqual({});
});

test('card 57 unshaded ends after three', () => {
  const state = situation({ spaces: { cali: { 'cartels-underground': 5 } } });
  execute(state, 'government', 57, 'unshaded', ['cali', 'cali', 'cali']);
  expect(here(state, 'cali')).toEqual({ police: 3, 'cartels-underground': 2 });
});

test('1.4.1 card 57 unshaded: nobody is asked for Police from the map where they may not be placed', () => {
  const state = situation({
    spaces: { huila: { 'cartels-base': 1 }, cali: { police: 30 } },
    state: { zones: [AT.huila] },
  });
  execute(state, 'government', 57, 'unshaded', ['huila']);
  expect(here(state, 'cali')).toEqual({ police: 30 });
});

test('5.1.1 card 57 shaded: whoever takes no guerrilla off the map places an Available Base instead', () => {
  const state = situation({
    spaces: { cali: { police: 1 }, huila: { 'cartels-active': 12 } },
  });
  const { menu } = begin(structuredClone(state), 'cartels', 57, 'shaded', ['cartels-underground']);
  expect(menu).toEqual(['huila', 'done']);
  execute(state, 'cartels', 57, 'shaded', ['cartels-underground', 'done']);
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 1 });
});

test('1.4.1 card 57 shaded: with nothing Available Police may go for nothing', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { police: 1 },
      huila: { 'cartels-active': 12, 'cartels-base': 2 },
    },
  });
  execute(state, 'cartels', 57, 'shaded', ['done']);
  expect(here(state, 'loc-cali-pasto')).toEqual({});
});

test('1.4.1 card 57 shaded: to take the piece just placed off again gains no more than to place none there', () => {
  const spaces = { cali: { police: 1 }, pasto: { police: 1 }, huila: { 'cartels-active': 12 } } as const;
  const bases = Object.fromEntries(CROWDED.map((id) => [id, { 'cartels-base': 2 }]));
  const given = { spaces: { ...spaces, ...bases, arauca: { 'cartels-base': 1 } } };
  const [again, none] = [situation(given), situation(given)];
  const guerrilla = 'cartels-underground';
  execute(again, 'cartels', 57, 'shaded', ['cali', guerrilla, 'huila', guerrilla, 'cali']);
  const decline = ['cali', guerrilla, 'done', 'done'];
  execute(none, 'cartels', 57, 'shaded', [...decline, guerrilla, 'huila']);
  for (const state of [again, none]) {
    expect(here(state, 'cali')).toEqual({});
    expect(here(state, 'pasto')).toEqual({ [guerrilla]: 1 });
  }
});

const CROWDED = ['bogota', 'medellin', 'neiva', 'cucuta', 'cesar', 'choco', 'narino'] as const;
