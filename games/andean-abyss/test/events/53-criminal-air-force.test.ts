import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 53: the Insurgents named move 1 or 2 guerrillas to any other Department, Underground', () => {
  const state = situation({
    spaces: {
      arauca: { 'cartels-active': 2, 'cartels-underground': 1 },
      cali: { 'farc-active': 1 },
      narino: { 'auc-active': 1 },
    },
  });
  const first = begin(structuredClone(state), 'government', 53, 'unshaded');
  // FARC has guerrillas in a City only.
  expect(first.menu).toEqual(['auc', 'cartels']);
  const played = execute(state, 'government', 53, 'unshaded', [
    'cartels',
    'narino',
    'cartels-active',
    'cartels-underground',
  ]);
  expect(played.asked.slice(1).every((ask) => ask.startsWith('cartels'))).toBe(true);
  expect(here(state, 'arauca')).toEqual({ 'cartels-active': 1 });
  expect(here(state, 'narino')).toEqual({ 'auc-active': 1, 'cartels-underground': 2 });
});

test('4.5.3 card 53: a Shipment travels along, and one guerrilla is enough', () => {
  const state = situation({
    spaces: { arauca: { 'farc-active': 2 } },
    state: { carriers: [{ space: AT.arauca, kind: 'farc-active', load: 1 }] },
  });
  execute(state, 'farc', 53, 'unshaded', ['choco', 'farc-active+1', 'done']);
  expect(here(state, 'choco')).toEqual({ 'farc-underground': 1 });
  expect(state.carriers).toEqual([{ space: AT.choco, kind: 'farc-underground', load: 1 }]);
});

test('card 53: from where a guerrilla is to another Department, never a City; it must be named', () => {
  const state = situation({ spaces: { arauca: { 'farc-active': 1 }, huila: { 'farc-base': 1 } } });
  const { menu } = begin(state, 'farc', 53, 'unshaded');
  expect(menu).toContain('huila');
  for (const id of ['arauca', 'bogota', 'done']) expect(menu).not.toContain(id);
});

test('1.4.2 card 53: no more fly to Ecuador than may be there', () => {
  const given = (bases: number) =>
    situation({
      spaces: { arauca: { 'farc-active': 3 }, ecuador: { 'farc-base': bases } },
      state: { opened: 1 },
    });
  expect(begin(given(2), 'farc', 53, 'unshaded').menu).not.toContain('ecuador');
  const state = given(1);
  execute(state, 'farc', 53, 'unshaded', ['ecuador']);
  expect(here(state, 'ecuador')).toEqual({ 'farc-underground': 1, 'farc-base': 1 });
});
