import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

const mountains = {
  huila: { 'farc-underground': 1, 'farc-base': 2, 'auc-active': 1 },
  cesar: { 'auc-active': 1 },
} as const;
const carriers = () => [{ space: AT.huila, kind: 'farc-underground' as const, load: 1 }];

test('card 65 offers one of four things in a Mountain Department, as far as they can be done', () => {
  const state = situation({ spaces: mountains, state: { carriers: carriers() } });
  expect(begin(structuredClone(state), 'farc', 65, 'unshaded').menu).toEqual([
    'antioquia',
    'huila',
    'santander',
    'cesar',
  ]);
  // Two Bases fill Huila (1.4.2).
  const { menu } = begin(structuredClone(state), 'farc', 65, 'unshaded', ['huila']);
  expect(menu).toEqual(['load-shipment', 'lose', 'remove-base']);
  expect(begin(state, 'farc', 65, 'unshaded', ['cesar']).menu).toEqual(['load-shipment', 'new-base']);
});

test('card 65 places a Shipment with any guerrilla there, or removes one', () => {
  const state = situation({ spaces: mountains, state: { carriers: carriers() } });
  execute(state, 'cartels', 65, 'unshaded', ['huila', 'load-shipment', 'auc-active']);
  expect(state.carriers).toContainEqual({ space: AT.huila, kind: 'auc-active', load: 1 });
  execute(state, 'cartels', 65, 'unshaded', ['huila', 'lose', 'farc-underground+1']);
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-active', load: 1 }]);
});

test('card 65 places or removes a Base of any Insurgents', () => {
  const state = situation({ spaces: mountains });
  const start = begin(structuredClone(state), 'government', 65, 'unshaded', ['cesar', 'new-base']);
  expect(start.menu).toEqual(['farc-base', 'auc-base', 'cartels-base']);
  execute(state, 'government', 65, 'unshaded', ['cesar', 'new-base', 'auc-base']);
  expect(here(state, 'cesar')).toEqual({ 'auc-active': 1, 'auc-base': 1 });
  execute(state, 'government', 65, 'unshaded', ['huila', 'remove-base']);
  expect(here(state, 'huila')['farc-base']).toBe(1);
});

test('4.5.3 card 65 places a Shipment while one is left, where a guerrilla can carry it', () => {
  const given = (load: number) =>
    situation({
      spaces: { ...mountains, choco: { 'farc-active': 1 } },
      state: { carriers: [{ space: AT.choco, kind: 'farc-active', load }] },
    });
  expect(begin(given(3), 'farc', 65, 'unshaded', ['cesar']).menu).toEqual(['load-shipment', 'new-base']);
  expect(begin(given(4), 'farc', 65, 'unshaded', ['huila']).menu).toEqual([]);
  expect(begin(given(3), 'farc', 65, 'unshaded', ['santander']).menu).toEqual([
    'farc-base',
    'auc-base',
    'cartels-base',
  ]);
});

test('card 65 removes a lone Base, or places the only one Available', () => {
  const base = { 'auc-base': 2 };
  const state = situation({
    spaces: {
      cali: base,
      pasto: base,
      neiva: base,
      bogota: { 'cartels-base': 2 },
      medellin: { 'cartels-base': 2 },
      ibague: { 'cartels-base': 2 },
      cucuta: { 'cartels-base': 2 },
      cartagena: { 'cartels-base': 2 },
      sincelejo: { 'cartels-base': 2 },
      bucaramanga: { 'cartels-base': 2 },
      choco: { 'cartels-base': 1 },
      cesar: { 'farc-base': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'government', 65, 'unshaded', ['cesar']);
  expect(menu).toEqual(['new-base', 'remove-base']);
  execute(state, 'government', 65, 'unshaded', ['huila']);
  expect(here(state, 'huila')).toEqual({ 'farc-base': 1 });
});

test('5.1.3 card 65 offers only Mountains where something can be done', () => {
  const full = { 'farc-base': 2 };
  const state = situation({
    spaces: {
      antioquia: full,
      huila: { 'government-base': 2 },
      santander: { 'government-base': 1, 'farc-base': 1 },
      cesar: full,
    },
  });
  expect(begin(state, 'auc', 65, 'unshaded').menu).toEqual(['antioquia', 'santander', 'cesar']);
});
