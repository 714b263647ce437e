import { expect, test } from 'vitest';
import { mayRally } from '../operations/rally.ts';
import { AT } from '../map.ts';
import { available, oppositionPlusBases } from '../state.ts';
import { execute } from './events/event.ts';
import { operation } from './rules.ts';
import { here, levelOf, situation } from './table.ts';

// The worked cases of the playbook that show an Event; the others stand beside the rules they show.

test('A14 removing Opposition by event (card 48 unshaded)', () => {
  const state = situation({ spaces: { arauca: { level: 'AO', 'farc-base': 1 } } });
  const before = oppositionPlusBases(state);
  expect(mayRally(state, AT.arauca, 'auc')).toBe(false);
  execute(state, 'auc', 48, 'unshaded', ['clear-opposition']);
  expect(levelOf(state, 'arauca')).toBe('N');
  expect(before - oppositionPlusBases(state)).toBe(2);
  expect(mayRally(state, AT.arauca, 'auc')).toBe(true);
});

test('A19 replacing guerrillas by event (card 72 unshaded)', () => {
  const state = situation({
    spaces: { 'meta-west': { 'cartels-active': 2 }, 'meta-east': { 'cartels-underground': 2 } },
  });
  const before = available(state, 'cartels-underground');
  execute(state, 'auc', 72, 'unshaded', ['meta-west', 'auc', 'auc', 'auc', 'auc']);
  expect(here(state, 'meta-west')).toEqual({ 'auc-underground': 2 });
  expect(here(state, 'meta-east')).toEqual({ 'auc-underground': 2 });
  expect(available(state, 'cartels-underground') - before).toBe(4);
});

test('A23 the current event beats an older one (5.1.2, cards 42 and 37)', () => {
  const state = situation({
    spaces: { santander: { 'farc-active': 1, troops: 4 } },
    resources: { government: 9 },
  });
  execute(state, 'farc', 42, 'shaded');
  expect(state.shielded).toBe('farc');
  expect(operation(structuredClone(state), 'government', 'assault').menu).not.toContain('santander');
  execute(state, 'government', 37, 'unshaded', ['santander']);
  expect(here(state, 'santander')).toEqual({ troops: 4 });
});
