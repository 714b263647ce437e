import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { operation } from '../rules.ts';
import { here, levelOf, type Situation, situation } from '../table.ts';

test('4.2.1 Air Lift flies up to three Troops from one space to any other, with any Operation', () => {
  const state = situation({ spaces: { bogota: { troops: 5 } }, resources: { government: 3 } });
  const number = operation(structuredClone(state), 'government', 'train', ['air-lift', 'amazonas']);
  expect(number.menu).toEqual(['1', '2', '3']);
  operation(state, 'government', 'train', ['air-lift', 'amazonas', '3', 'bogota', '0', '0']);
  expect(here(state, 'amazonas')).toEqual({ troops: 3 });
});

test('4.2.1 no Air Lift into a FARC Zone', () => {
  const state = situation({
    spaces: { bogota: { troops: 1 } },
    resources: { government: 3 },
    state: { zones: [AT.huila] },
  });
  expect(operation(state, 'government', 'patrol', ['air-lift']).menu).not.toContain('huila');
});

test('4.2.2 Air Strike removes an Active guerrilla, or a Base of a faction without guerrillas, outside Cities', () => {
  const spaces = {
    huila: { 'farc-active': 1, 'farc-base': 1, 'cartels-base': 1 },
    cali: { 'auc-active': 1 },
    'loc-cali-pasto': { 'auc-active': 1 },
    cesar: { 'farc-underground': 1, 'farc-base': 1 },
  };
  const state = situation({ spaces, resources: { government: 3 } });
  const start = operation(structuredClone(state), 'government', 'patrol', ['air-strike']);
  expect(start.menu).toEqual(['huila', 'loc-cali-pasto']);
  operation(state, 'government', 'patrol', ['air-strike', 'huila', 'cartels-base']);
  expect(here(state, 'huila')).toEqual({ 'farc-active': 1, 'farc-base': 1 });
});

test('4.2.2 Air Strike goes with Patrol, Sweep and Assault, not with Train (4.1.1)', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 1 } }, resources: { government: 3 } });
  const train = operation(structuredClone(state), 'government', 'train');
  expect(train.menu).not.toContain('air-strike');
  expect(train.blocked).toContain('air-strike: 4.1.1 why.other-operation');
  expect(operation(structuredClone(state), 'government', 'sweep').menu).toContain('air-strike');
});

test('A21 Eradicate when nothing can shift (4.2.3)', () => {
  const state = situation({
    spaces: {
      vichada: { 'cartels-base': 1 },
      arauca: { level: 'AO' },
      'meta-east': { level: 'AO' },
      guaviare: { level: 'AO' },
    },
    resources: { government: 3 },
    state: { aid: 9 },
  });
  operation(state, 'government', 'patrol', ['eradicate']);
  expect(state.aid).toBe(13);
  expect(here(state, 'vichada')).toEqual({ 'farc-underground': 1 });
});

test('4.2.3 Eradicate removes all Cartels Bases of a Department and shifts it or a space beside it, Cities too (D45)', () => {
  const state = situation({
    spaces: { putumayo: { 'cartels-base': 2, 'cartels-underground': 1 }, pasto: { level: 'AS' } },
    resources: { government: 3 },
    state: { aid: 27 },
  });
  const start = operation(structuredClone(state), 'government', 'patrol', ['eradicate']);
  expect(start.menu).toEqual(['putumayo', 'neiva', 'pasto', 'huila', 'guaviare', 'meta-west']);
  operation(state, 'government', 'patrol', ['eradicate', 'pasto']);
  expect(here(state, 'putumayo')).toEqual({ 'cartels-underground': 1 });
  expect(levelOf(state, 'pasto')).toBe('PS');
  expect(state.aid).toBe(29);
});

type Spaces = NonNullable<Situation['spaces']>;

/** Everything around Guaviare is at Active Opposition, so a guerrilla comes of an Eradicate there. */
const ANGRY: Spaces = {
  guaviare: { troops: 4, 'farc-base': 1, 'cartels-base': 1, level: 'AO' },
  'meta-west': { level: 'AO' },
  'meta-east': { level: 'AO' },
  putumayo: { level: 'AO' },
};

test('4.1 no Eradicate whose FARC guerrilla would hide the only Base to Assault (4.2.3)', () => {
  const state = situation({ spaces: ANGRY, resources: { government: 9 } });
  const start = operation(state, 'government', 'assault');
  expect(start.menu).not.toContain('eradicate');
  expect(start.blocked).toContain('eradicate: 4.1 why.there.kept');
});

test('4.1 such an Eradicate is open once something else is left to Assault, or nobody comes (4.2.3)', () => {
  const resources = { government: 9 };
  const menu = (spaces: Spaces): readonly string[] =>
    operation(situation({ spaces, resources }), 'government', 'assault').menu;
  expect(menu({ ...ANGRY, huila: { troops: 2, 'auc-active': 1 } })).toContain('eradicate');
  expect(menu({ ...ANGRY, 'meta-west': { level: 'PO' } })).toContain('eradicate');
  expect(menu({ ...ANGRY, arauca: { 'farc-underground': 30 } })).toContain('eradicate');
});

test('4.2.3 a Department with Cartels guerrillas but no Base will do', () => {
  const state = situation({ spaces: { huila: { 'cartels-active': 1 } }, resources: { government: 3 } });
  operation(state, 'government', 'patrol', ['eradicate', 'huila']);
  expect(state.aid).toBe(4);
  expect(levelOf(state, 'huila')).toBe('PO');
});

test('4.1 one kind of Special Activity a turn, and none with a Limited Operation (2.3.5)', () => {
  const state = situation({
    spaces: { bogota: { troops: 2 }, huila: { 'cartels-base': 1 } },
    resources: { government: 6 },
  });
  const after = operation(structuredClone(state), 'government', 'train', ['air-lift', 'cali', '1']);
  expect(after.menu).not.toContain('eradicate');
  expect(after.blocked).toContain('eradicate: 4.1 why.one-activity');
  const limited = operation(state, 'government', 'train', [], [], { limited: true });
  expect(limited.menu).not.toContain('air-lift');
  expect(limited.blocked).toContain('air-lift: 2.3.5 why.no-activity');
});
