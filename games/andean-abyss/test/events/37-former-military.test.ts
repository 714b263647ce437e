import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute, LAST_EVENT } from './event.ts';

test('card 37 unshaded: AUC guerrillas count as Troops in a free Assault on FARC alone (D24)', () => {
  const state = situation({
    spaces: {
      'meta-east': { 'auc-underground': 1, 'auc-active': 1, 'farc-active': 3, 'cartels-active': 1 },
      huila: { troops: 1, 'auc-underground': 2, 'farc-active': 2 },
      cesar: { 'auc-active': 3, 'cartels-active': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'government', 37, 'unshaded');
  expect(menu).toEqual(['huila', 'meta-east', 'done']);
  execute(state, 'government', 37, 'unshaded', ['meta-east', 'huila']);
  expect(here(state, 'meta-east')).toEqual({
    'farc-active': 1,
    'auc-underground': 1,
    'auc-active': 1,
    'cartels-active': 1,
  });
  // 3.2.4: in a Mountain two for one, rounded down.
  expect(here(state, 'huila')).toEqual({ troops: 1, 'auc-underground': 2, 'farc-active': 1 });
  expect(state.resources.government).toBe(0);
});

test('card 37 unshaded: a Sweep there moves nobody, searches with AUC, and exposes FARC only', () => {
  const state = situation({
    spaces: {
      arauca: { troops: 1, 'auc-underground': 1, 'farc-underground': 3, 'cartels-underground': 1 },
      'meta-east': { troops: 4 },
      'loc-arauca-cucuta': { 'auc-active': 2, 'farc-underground': 1 },
      choco: { troops: 1, 'auc-underground': 1, 'farc-underground': 2, 'farc-active': 1 },
    },
  });
  const played = execute(state, 'auc', 37, 'unshaded', [
    'arauca',
    'farc-underground',
    'choco',
    'sweep',
    'farc-underground',
  ]);
  expect(played.asked[0]).toBe('government: ask.event.act');
  expect(played.menu).toEqual([]);
  expect(here(state, 'arauca')).toEqual({
    troops: 1,
    'auc-underground': 1,
    'farc-underground': 1,
    'farc-active': 2,
    'cartels-underground': 1,
  });
  // 3.2.3: in a Forest one for two.
  expect(here(state, 'choco')).toEqual({
    troops: 1,
    'auc-underground': 1,
    'farc-underground': 1,
    'farc-active': 2,
  });
});

test('3.2.3 card 37 unshaded: no Sweep in a FARC Zone, but AUC can help an Assault there', () => {
  const state = situation({
    spaces: {
      arauca: { 'auc-active': 2, 'farc-underground': 1 },
      vichada: { 'auc-active': 2, 'farc-active': 1 },
    },
    state: { zones: [AT.arauca, AT.vichada] },
  });
  const { menu } = begin(state, 'government', 37, 'unshaded');
  expect(menu).toEqual(['vichada', 'done']);
});

test('5.1.2 card 37 unshaded strikes FARC although card 42 shields it', () => {
  const state = situation({
    spaces: { arauca: { troops: 1, 'farc-active': 1 } },
    state: { momentum: [42], shielded: 'farc' },
  });
  execute(state, 'government', 37, 'unshaded', ['arauca']);
  expect(here(state, 'arauca')).toEqual({ troops: 1 });
});

test('card 37 shaded: AUC may March for nothing and then Ambush in one destination', () => {
  const state = situation({
    spaces: {
      cesar: { 'auc-underground': 3 },
      santander: { 'farc-underground': 3 },
      antioquia: { police: 1 },
    },
  });
  const played = execute(state, 'farc', 37, 'shaded', ['yes', 'santander', '2', 'antioquia', 'santander']);
  expect(played.menu).toEqual([]);
  expect(played.asked.every((ask) => ask.startsWith('auc'))).toBe(true);
  // 4.4.1: one guerrilla Active, two enemies gone, one guerrilla placed.
  expect(here(state, 'santander')).toEqual({ 'farc-underground': 1, 'auc-underground': 2, 'auc-active': 1 });
  expect(here(state, 'antioquia')).toEqual({ police: 1, 'auc-underground': 1 });
  expect(state.resources.auc).toBe(0);
});

test('card 37 shaded may be declined (D58)', () => {
  const state = situation({ spaces: { cesar: { 'auc-underground': 1 } } });
  execute(state, 'auc', 37, 'shaded', ['no']);
  expect(here(state, 'cesar')).toEqual({ 'auc-underground': 1 });
});

test('5.5 card 37 shaded: the Ambush needs an Underground guerrilla as ever', () => {
  const state = situation({ spaces: { cesar: { 'auc-active': 1 }, santander: { police: 1 } } });
  expect(execute(state, 'auc', 37, 'shaded', ['yes', 'santander']).menu).toEqual([]);
  expect(here(state, 'santander')).toEqual({ police: 1, 'auc-active': 1 });
});

test('2.3.9 card 37 grants players neither Sweep nor March right before the final Propaganda card', () => {
  const spaces = {
    cesar: { 'auc-underground': 3 },
    santander: { troops: 1, 'farc-underground': 1 },
    arauca: { troops: 1, 'farc-active': 1 },
  };
  const state = situation({ spaces, state: LAST_EVENT });
  expect(begin(state, 'government', 37, 'unshaded').menu).toEqual(['arauca', 'done']);
  expect(execute(state, 'auc', 37, 'shaded').asked).toEqual([]);
  expect(here(state, 'cesar')).toEqual({ 'auc-underground': 3 });
});

test('8.1 the last Event card does not bind a non-player AUC that Marches by card 37', () => {
  const spaces = { cesar: { 'auc-underground': 3 } };
  const state = situation({ spaces, state: LAST_EVENT, variants: { nonPlayers: ['auc'] } });
  expect(begin(state, 'farc', 37, 'shaded').menu).toEqual(['yes', 'no']);
});

test('card 37 unshaded reaches LoCs with FARC', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'auc-active': 1, 'farc-active': 1 } } });
  execute(state, 'government', 37, 'unshaded', ['loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'auc-active': 1 });
});

test('card 37 shaded: the Ambush may be declined; one Underground guerrilla that marched in is enough', () => {
  const state = situation({
    spaces: {
      cesar: { 'auc-underground': 2 },
      antioquia: { police: 1 },
      huila: { 'farc-active': 1, 'auc-underground': 1 },
    },
  });
  const marched = ['yes', 'antioquia', 'cesar', '1', 'done', 'atlantico', 'done'];
  // Not in Atlántico, where no enemy is, nor in Huila, where nobody marched to.
  expect(begin(structuredClone(state), 'auc', 37, 'shaded', marched).menu).toEqual(['antioquia', 'done']);
  execute(state, 'auc', 37, 'shaded', [...marched, 'done']);
  expect(here(state, 'antioquia')).toEqual({ police: 1, 'auc-underground': 1 });
});
