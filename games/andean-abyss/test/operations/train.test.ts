import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { totalSupport } from '../../state.ts';
import { limited, operation, plain } from '../rules.ts';
import { here, levelOf, situation, standard } from '../table.ts';

test('A6 Train with Civic Action (3.2.1, 6.4.1)', () => {
  const state = standard();
  const played = plain(state, 'government', 'train', [
    'cali',
    '3',
    '3',
    'bucaramanga',
    '4',
    '2',
    'done',
    'civic-action:cali',
    'civic-action',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'cali')).toMatchObject({ troops: 6, police: 4 });
  expect(levelOf(state, 'cali')).toBe('AS');
  expect(state.resources.government).toBe(28);
  expect(totalSupport(state)).toBe(56);
  expect(state.available.slice(0, 2)).toEqual([11, 13]);
});

test('3.2.1 cubes come to Cities and to Departments with a Government Base, six at most', () => {
  const state = situation({
    spaces: { huila: { 'government-base': 1 }, cesar: { troops: 1 } },
    resources: { government: 9 },
  });
  const inHuila = plain(structuredClone(state), 'government', 'train', ['huila']);
  expect(inHuila.menu).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  const both = plain(state, 'government', 'train', ['huila', '4', '2', 'cesar', 'done', 'done']);
  expect(both.menu).toEqual([]);
  expect(here(state, 'huila')).toEqual({ troops: 4, police: 2, 'government-base': 1 });
  expect(here(state, 'cesar')).toEqual({ troops: 1 });
});

test('3.2.1 three cubes of any kind become a Base, within stacking', () => {
  const state = situation({
    spaces: { huila: { troops: 2, police: 2 }, cesar: { troops: 3, 'farc-base': 2 } },
    resources: { government: 6 },
  });
  const played = plain(state, 'government', 'train', ['huila', 'cesar']);
  expect(played.menu.filter((option) => option.startsWith('base'))).toEqual(['base:huila']);
  const again = situation({ spaces: { huila: { troops: 2, police: 2 } }, resources: { government: 3 } });
  operation(again, 'government', 'train', ['huila', 'base:huila', '1'], [], {});
  expect(here(again, 'huila')).toEqual({ troops: 1, 'government-base': 1 });
});

test('3.2.1 either a Base or Civic Action, in one space only', () => {
  const state = situation({
    spaces: { cali: { troops: 6, police: 1 }, bogota: { troops: 6, police: 1 } },
    resources: { government: 30 },
  });
  const played = plain(state, 'government', 'train', [
    'cali',
    '0',
    '0',
    'bogota',
    '0',
    '0',
    'done',
    'base:cali',
    '3',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'cali')).toEqual({ troops: 3, police: 1, 'government-base': 1 });
});

test('3.2.1 Civic Action by Train needs Troops, Police, a majority and 3 Resources a step, even if Train is free', () => {
  const spaces = {
    cali: { troops: 1, police: 1, 'cartels-base': 1 },
    pasto: { troops: 2 },
    neiva: { troops: 1, police: 1, 'farc-underground': 2 },
  };
  const state = situation({ spaces, resources: { government: 4 } });
  const free = operation(
    state,
    'government',
    'train',
    ['cali', '0', '0', 'pasto', '0', '0', 'neiva', '0', '0', 'done'],
    [],
    { free: true },
  );
  expect(free.menu).toEqual(['civic-action:cali', 'done', 'withdraw']);
  operation(state, 'government', 'train', ['cali', '0', '0', 'done', 'civic-action:cali'], [], {
    free: true,
  });
  expect(state.resources.government).toBe(1);
  expect(levelOf(state, 'cali')).toBe('PS');
});

test('3.2.1 Train costs 3 a space, and no FARC Zone can be chosen (6.4.4)', () => {
  const state = situation({ resources: { government: 3 }, state: { zones: [AT.huila] } });
  const played = plain(state, 'government', 'train');
  expect(played.menu).not.toContain('huila');
  expect(played.menu).toContain('cesar');
  expect(played.menu).not.toContain('loc-cali-pasto');
});

test('2.3.5 a Limited Train is in one space', () => {
  const state = situation({ resources: { government: 9 } });
  limited(state, 'government', 'train', ['cali', '1', '0']);
  expect(state.resources.government).toBe(6);
});

test('4.1 a Special Activity may follow the Civic Action of a Train', () => {
  const state = situation({
    spaces: { cali: { troops: 1, police: 1 }, cesar: { 'cartels-active': 1 } },
    resources: { government: 9 },
  });
  const played = operation(state, 'government', 'train', [
    'cali',
    '0',
    '0',
    'done',
    'civic-action:cali',
    'done',
  ]);
  expect(played.menu).toEqual(['done', 'air-lift', 'eradicate', 'withdraw']);
});
