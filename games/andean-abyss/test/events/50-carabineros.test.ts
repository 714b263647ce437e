import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 50 unshaded: the Government places up to 3 Police in Departments, whoever executes it', () => {
  const state = situation({ state: { zones: [AT.huila] } });
  const played = execute(state, 'auc', 50, 'unshaded', ['choco', 'choco', 'cesar']);
  expect(played.asked).toEqual(Array.from({ length: 3 }, () => 'government: ask.event.place'));
  expect(here(state, 'choco')).toEqual({ police: 2 });
  expect(here(state, 'cesar')).toEqual({ police: 1 });
  const { menu } = begin(state, 'government', 50, 'unshaded');
  expect(menu).toContain('done');
  expect(menu).not.toContain('huila');
  expect(menu).not.toContain('cali');
});

test('card 50 shaded: two Police anywhere are both removed, or both replaced with AUC guerrillas', () => {
  const spaces = { huila: { police: 1 }, 'loc-cali-pasto': { police: 2 } };
  const removed = situation({ spaces });
  execute(removed, 'farc', 50, 'shaded', ['huila', 'remove']);
  expect(here(removed, 'huila')).toEqual({});
  expect(here(removed, 'loc-cali-pasto')).toEqual({ police: 1 });
  const replaced = situation({ spaces });
  execute(replaced, 'farc', 50, 'shaded', ['huila', 'replace']);
  expect(here(replaced, 'huila')).toEqual({ 'auc-underground': 1 });
  expect(here(replaced, 'loc-cali-pasto')).toEqual({ police: 1, 'auc-underground': 1 });
});

test('5.1.1 card 50 shaded: with one AUC guerrilla Available the second Police is only removed', () => {
  const state = situation({ spaces: { huila: { police: 2 }, cesar: { 'auc-active': 17 } } });
  execute(state, 'farc', 50, 'shaded', ['replace']);
  expect(here(state, 'huila')).toEqual({ 'auc-underground': 1 });
});

test('5.1.1 card 50 shaded can only remove when no AUC guerrilla is Available', () => {
  const state = situation({ spaces: { huila: { police: 2 }, cesar: { 'auc-active': 18 } } });
  expect(execute(state, 'farc', 50, 'shaded').menu).toEqual([]);
  expect(here(state, 'huila')).toEqual({});
});

test('1.4.2 card 50 shaded in Ecuador: a second AUC piece may take the place, a third may not', () => {
  const given = (bases: number) =>
    situation({ spaces: { ecuador: { police: 1, 'auc-base': bases } }, state: { opened: 1 } });
  expect(begin(given(1), 'farc', 50, 'shaded').menu).toEqual(['remove', 'replace']);
  const full = given(2);
  execute(full, 'farc', 50, 'shaded');
  expect(here(full, 'ecuador')).toEqual({ 'auc-base': 2 });
});

test('1.4.1, 1.4.2 card 50 shaded: AUC may bring a guerrilla from the map to where one more has room', () => {
  const state = situation({
    spaces: { ecuador: { police: 1, 'auc-base': 1 }, cali: { 'auc-active': 18 } },
    state: { opened: 1 },
  });
  execute(state, 'auc', 50, 'shaded', ['replace', 'cali']);
  expect(here(state, 'ecuador')).toEqual({ 'auc-base': 1, 'auc-underground': 1 });
});
