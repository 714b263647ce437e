import { expect, test } from 'vitest';
import { goOn, round } from '../rules.ts';
import { here, situation } from '../table.ts';

test('B6 Redeploy (6.5)', () => {
  const state = situation({
    spaces: {
      ibague: { police: 1 },
      neiva: { police: 1 },
      bogota: { police: 1 },
      cali: { police: 4 },
      bucaramanga: { troops: 4 },
      santander: { 'government-base': 1 },
      choco: { troops: 3, 'farc-underground': 5 },
      'loc-neiva-pasto': { troops: 1 },
      'loc-bogota-neiva': { troops: 1 },
      'loc-bogota-yopal': { troops: 1 },
      'loc-bogota-san-jose': { troops: 1 },
    },
  });
  const start = goOn(round(structuredClone(state), 'redeploy'));
  expect(start.menu).toEqual(['bogota', 'cali', 'bucaramanga', 'ibague', 'neiva', 'santander']);
  goOn(round(state, 'redeploy'), [
    'ibague',
    '3',
    'bogota',
    'bogota',
    'bogota',
    'neiva',
    'troops:bucaramanga',
    'santander',
    '1',
    'police:cali',
    'loc-neiva-pasto',
    '1',
    'police:cali',
    'loc-bogota-neiva',
    '1',
    'done',
  ]);
  expect(here(state, 'ibague')).toEqual({ troops: 3, police: 1 });
  expect(here(state, 'bogota')).toEqual({ troops: 3, police: 1 });
  expect(here(state, 'neiva')).toEqual({ troops: 1, police: 1 });
  expect(here(state, 'santander')).toEqual({ troops: 1, 'government-base': 1 });
  expect(here(state, 'cali')).toEqual({ police: 2 });
  expect(here(state, 'loc-neiva-pasto')).toEqual({ police: 1 });
  expect(here(state, 'choco')).toEqual({ 'farc-underground': 5 });
});

test('6.5.1 Troops that must move go to Bogotá when the Government Controls no City and no Base', () => {
  const state = situation({ spaces: { huila: { troops: 2 }, bogota: { 'farc-underground': 9 } } });
  // There is no choice, so nobody is asked.
  expect(goOn(round(state, 'redeploy')).asked).toEqual([]);
  expect(here(state, 'bogota')).toEqual({ troops: 2, 'farc-underground': 9 });
});

test('6.5.1 a Department with a Government Base keeps its Troops, but receives none without Control (D9)', () => {
  const state = situation({
    spaces: {
      huila: { troops: 1, 'government-base': 1, 'farc-underground': 5 },
      cali: { troops: 1 },
      cesar: { troops: 1 },
    },
  });
  const played = goOn(round(state, 'redeploy'));
  expect(here(state, 'cali')).toEqual({ troops: 2 });
  expect(played.menu).toEqual(['done', 'troops:huila']);
});

test('6.5.2, 6.5.3 the others may move: Troops to Cities and Bases, Police also to LoCs and Controlled Departments', () => {
  const state = situation({
    spaces: {
      cali: { troops: 1, police: 1 },
      bogota: { troops: 1 },
      cesar: { police: 1 },
      huila: { 'farc-underground': 1 },
    },
  });
  const troops = goOn(round(structuredClone(state), 'redeploy'), ['troops:cali', 'done']);
  expect(troops.asked.at(-1)).toBe('government: ask.redeploy.from');
  const policemen = goOn(round(state, 'redeploy'), ['police:cali']);
  expect(policemen.menu).toEqual(expect.arrayContaining(['bogota', 'cesar', 'loc-cali-pasto']));
  expect(policemen.menu).not.toContain('huila');
  expect(policemen.menu).not.toContain('cali');
});

test('6.5.2 Bogotá without Control is only for Troops that must move; others stay', () => {
  const state = situation({
    spaces: {
      cali: { troops: 1, 'farc-underground': 2 },
      huila: { troops: 1 },
      bogota: { 'farc-underground': 9 },
    },
  });
  expect(goOn(round(state, 'redeploy')).menu).not.toContain('troops:cali');
  expect(here(state, 'bogota')).toEqual({ troops: 1, 'farc-underground': 9 });
  expect(here(state, 'cali')).toEqual({ troops: 1, 'farc-underground': 2 });
});

test('6.5.1 Troops that find the last Base full go to Bogotá: Ecuador takes two pieces (card 33)', () => {
  const state = situation({
    spaces: { ecuador: { 'government-base': 1 }, huila: { troops: 3 }, bogota: { 'farc-underground': 9 } },
    state: { opened: 1 },
  });
  goOn(round(state, 'redeploy'));
  expect(here(state, 'ecuador')).toEqual({ troops: 1, 'government-base': 1 });
  expect(here(state, 'bogota')).toEqual({ troops: 2, 'farc-underground': 9 });
});

test('6.5.2, 6.5.3 the cubes that may move are named with the space they would leave', () => {
  const state = situation({ spaces: { cali: { troops: 1, police: 1 }, bogota: { troops: 1 } } });
  expect(goOn(round(state, 'redeploy')).labels).toEqual([
    'done: 6.5.2, Done',
    'troops:bogota: 6.5.2, Troops from Bogotá',
    'troops:cali: 6.5.2, Troops from Cali',
    'police:cali: 6.5.3, Police from Cali',
  ]);
});
