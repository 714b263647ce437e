import { expect, test } from 'vitest';
import { downriver } from '../../events/69-riverines-and-fast-boats.ts';
import { AT, idOf } from '../../map.ts';
import { here, levelOf, situation } from '../table.ts';
import { begin, execute, LAST_EVENT } from './event.ts';

test('D25 card 69: up to three steps, each into a Department; LoCs and Cities only at the start', () => {
  const state = situation();
  const fromAmazonas = downriver(state, AT.amazonas, 'farc').map(idOf);
  // Amazonas - Putumayo - Huila - Antioquia and Amazonas - Vaupés - Guainía - Vichada.
  for (const id of ['putumayo', 'vaupes', 'huila', 'antioquia', 'vichada', 'choco'])
    expect(fromAmazonas).toContain(id);
  for (const id of ['amazonas', 'cesar', 'arauca', 'pasto', 'loc-neiva-pasto', 'ecuador'])
    expect(fromAmazonas).not.toContain(id);
  expect(downriver(state, AT.cucuta, 'farc').map(idOf)).toContain('santander');
});

test('6.4.4 card 69: the Government neither enters nor crosses a FARC Zone', () => {
  const state = situation({ state: { zones: [AT.putumayo] } });
  const byGovernment = downriver(state, AT.amazonas, 'government').map(idOf);
  expect(byGovernment).not.toContain('putumayo');
  expect(byGovernment).not.toContain('huila');
  expect(byGovernment).toContain('guaviare');
});

test('card 69: FARC moves own guerrillas, nobody is exposed, then one free Operation there', () => {
  const state = situation({
    spaces: {
      putumayo: { 'farc-underground': 5, 'farc-active': 1 },
      huila: { level: 'AS', troops: 3 },
    },
  });
  const played = execute(state, 'farc', 69, 'unshaded', ['putumayo', 'huila', '4', '1', 'terror']);
  expect(played.menu).toEqual([]);
  // 3.3.2 note: a move by Event exposes nobody; the Terror exposes one.
  expect(here(state, 'huila')).toEqual({ troops: 3, 'farc-underground': 3, 'farc-active': 2 });
  expect(here(state, 'putumayo')).toEqual({ 'farc-underground': 1 });
  expect(levelOf(state, 'huila')).toBe('PS');
  expect(state.resources.farc).toBe(0);
});

test('card 69: Rally, Attack or Terror, but no March; nothing at all may be done (D58)', () => {
  const state = situation({
    spaces: {
      putumayo: { 'farc-underground': 1 },
      guaviare: { police: 1 },
      'meta-west': { 'farc-underground': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'farc', 69, 'unshaded', ['putumayo', 'guaviare']);
  expect(menu).toEqual(['rally', 'attack', 'terror', 'done']);
  execute(state, 'farc', 69, 'unshaded', ['done']);
  expect(here(state, 'putumayo')).toEqual({ 'farc-underground': 1 });
});

test('card 69: the Government moves cubes and may Train, Sweep or Assault, but not Patrol', () => {
  const state = situation({
    spaces: { vaupes: { troops: 2, police: 1 }, vichada: { 'farc-active': 2 } },
  });
  const started = begin(state, 'government', 69, 'unshaded', ['vaupes', 'vichada', '2', '0']);
  expect(started.menu).toEqual(['train', 'sweep', 'assault', 'done']);
  const again = situation({ spaces: { vaupes: { troops: 2, police: 1 }, vichada: { 'farc-active': 2 } } });
  execute(again, 'government', 69, 'unshaded', ['vaupes', 'vichada', '2', '0', 'assault']);
  expect(here(again, 'vichada')).toEqual({ troops: 2 });
  expect(here(again, 'vaupes')).toEqual({ police: 1 });
});

test('2.3.9 card 69 grants the Government no Sweep right before the final Propaganda card', () => {
  const state = situation({ spaces: { vaupes: { troops: 2 } }, state: LAST_EVENT });
  const { menu, blocked } = begin(state, 'government', 69, 'unshaded', ['vaupes', 'vichada', '2']);
  expect(menu).toEqual(['train', 'done']);
  expect(blocked).toEqual(['sweep: 2.3.9 why.last-event']);
});

test('1.4.1 card 69: without Available guerrillas FARC may take one off the map for the Rally', () => {
  const state = situation({ spaces: { cali: { 'farc-active': 29 }, putumayo: { 'farc-underground': 1 } } });
  execute(state, 'farc', 69, 'unshaded', ['putumayo', 'guaviare', 'withdraw', 'cali', 'rally']);
  expect(here(state, 'guaviare')).toEqual({ 'farc-underground': 2 });
  expect(here(state, 'cali')).toEqual({ 'farc-active': 28 });
});

test('card 69: from where the faction has guerrillas or cubes, LoCs too; the destination must be named', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { 'farc-active': 1 },
      guaviare: { 'farc-base': 1 },
      huila: { 'auc-active': 1 },
    },
  });
  expect(begin(state, 'farc', 69, 'unshaded').menu).toEqual(['loc-cali-pasto', 'done']);
  const { menu } = begin(state, 'farc', 69, 'unshaded', ['loc-cali-pasto']);
  expect(menu).toContain('narino');
  expect(menu).not.toContain('done');
});

test('1.4.2 card 69: to Ecuador only as many as may be there', () => {
  const given = (bases: number) =>
    situation({
      spaces: { putumayo: { 'farc-underground': 3 }, ecuador: { 'farc-base': bases } },
      state: { opened: 1 },
    });
  expect(begin(given(2), 'farc', 69, 'unshaded', ['putumayo']).menu).not.toContain('ecuador');
  const state = given(1);
  execute(state, 'farc', 69, 'unshaded', ['putumayo', 'ecuador', 'done']);
  expect(here(state, 'ecuador')).toEqual({ 'farc-underground': 1, 'farc-base': 1 });
});

test('5.1.2 card 69: what card 17 forbids in Departments stays forbidden', () => {
  const state = situation({
    spaces: { vaupes: { troops: 2 }, vichada: { 'farc-active': 2 } },
    state: { momentum: [17] },
  });
  const { menu } = begin(state, 'government', 69, 'unshaded', ['vaupes', 'vichada', '2']);
  expect(menu).toEqual(['train', 'done']);
});

test('card 69: the Government may send Police alone, and leave the Troops', () => {
  const state = situation({ spaces: { vaupes: { troops: 2, police: 2 } } });
  execute(state, 'government', 69, 'unshaded', ['vaupes', 'vichada', '0', '2', 'done']);
  expect(here(state, 'vichada')).toEqual({ police: 2 });
  expect(here(state, 'vaupes')).toEqual({ troops: 2 });
});
