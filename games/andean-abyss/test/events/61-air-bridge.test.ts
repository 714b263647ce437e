import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 61 unshaded clears the Cartels out of a City and costs them 6 Resources (D4)', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-base': 2, 'cartels-active': 1, 'farc-active': 1 },
      pasto: { 'cartels-base': 1 },
      huila: { 'cartels-base': 1 },
    },
    resources: { cartels: 10 },
  });
  expect(begin(structuredClone(state), 'government', 61, 'unshaded').menu).toEqual(['cali', 'pasto']);
  execute(state, 'government', 61, 'unshaded', ['cali']);
  expect(here(state, 'cali')).toEqual({ 'farc-active': 1 });
  expect(state.resources.cartels).toBe(4);
});

test('card 61 shaded puts a Cartels Base in each of 3 Departments without Cartels pieces', () => {
  const state = situation({ spaces: { huila: { 'cartels-active': 1 }, cesar: { 'farc-base': 2 } } });
  const { menu } = begin(structuredClone(state), 'cartels', 61, 'shaded');
  for (const id of ['huila', 'cesar', 'cali']) expect(menu).not.toContain(id);
  execute(state, 'cartels', 61, 'shaded', ['choco', 'vaupes', 'arauca']);
  for (const id of ['choco', 'vaupes', 'arauca'] as const)
    expect(here(state, id)).toEqual({ 'cartels-base': 1 });
});

test('5.1.1 card 61 shaded places no more than are Available', () => {
  const base = { 'cartels-base': 2 };
  const state = situation({
    spaces: {
      bogota: base,
      cali: base,
      pasto: base,
      neiva: base,
      medellin: base,
      ibague: base,
      cucuta: base,
    },
  });
  expect(execute(state, 'farc', 61, 'shaded', ['choco']).menu).toEqual([]);
  expect(here(state, 'choco')).toEqual({ 'cartels-base': 1 });
});

test('card 61 unshaded: a single City', () => {
  const state = situation({ spaces: { cali: { 'cartels-base': 1 }, pasto: { 'cartels-base': 1 } } });
  execute(state, 'government', 61, 'unshaded', ['cali']);
  expect(here(state, 'pasto')).toEqual({ 'cartels-base': 1 });
});

test('card 61 shaded: a Cartels Base is a Cartels piece', () => {
  const state = situation({ spaces: { huila: { 'cartels-base': 1 } } });
  const { menu } = begin(state, 'cartels', 61, 'shaded');
  expect(menu).not.toContain('huila');
});
