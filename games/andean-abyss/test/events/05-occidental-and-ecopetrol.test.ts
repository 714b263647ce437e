import { expect, test } from 'vitest';
import { here, levelOf, situation, standard } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 5 unshaded guards pipelines with six Police and exposes three guerrillas there or beside', () => {
  const state = situation({
    spaces: {
      arauca: { 'farc-underground': 2 },
      putumayo: { 'farc-underground': 1 },
      cesar: { 'auc-underground': 1 },
    },
  });
  const pipelines = Array.from({ length: 5 }, () => 'loc-arauca-cucuta');
  const played = execute(state, 'government', 5, 'unshaded', [
    ...pipelines,
    'loc-ayacucho-cucuta',
    'arauca',
    'cesar',
  ]);
  expect(here(state, 'loc-arauca-cucuta')).toEqual({ police: 5 });
  expect(here(state, 'loc-ayacucho-cucuta')).toEqual({ police: 1 });
  // Arauca touches only the first pipeline, Cesar only the second; Putumayo touches neither.
  expect(here(state, 'arauca')).toEqual({ 'farc-active': 2 });
  expect(here(state, 'cesar')).toEqual({ 'auc-active': 1 });
  expect(here(state, 'putumayo')).toEqual({ 'farc-underground': 1 });
  expect(played.menu).toEqual([]);
});

test('card 5 shaded turns a space beside an Econ 3 LoC two levels toward Active Opposition', () => {
  const state = standard();
  const { menu } = begin(state, 'farc', 5, 'shaded');
  expect(menu).toEqual(['cucuta', 'sincelejo', 'antioquia', 'santander', 'cesar', 'atlantico']);
  execute(state, 'farc', 5, 'shaded', ['santander']);
  expect(levelOf(state, 'santander')).toBe('N');
});

test('5.1.3 card 5 shaded does nothing when every such space is in Active Opposition', () => {
  const level = 'AO' as const;
  const state = situation({
    spaces: {
      cucuta: { level },
      sincelejo: { level },
      antioquia: { level },
      santander: { level },
      cesar: { level },
      arauca: { level },
      atlantico: { level },
    },
  });
  expect(execute(state, 'farc', 5, 'shaded').asked).toEqual([]);
});

test('1.4.1 card 5 unshaded: only the Government, executing it, may take Police off the map to place them', () => {
  const spaces = { cali: { police: 28 } };
  const state = situation({ spaces });
  const two = ['loc-arauca-cucuta', 'loc-arauca-cucuta'];
  execute(state, 'government', 5, 'unshaded', [...two, 'cali', 'loc-arauca-cucuta', 'done']);
  expect(here(state, 'cali')).toEqual({ police: 27 });
  expect(here(state, 'loc-arauca-cucuta')).toEqual({ police: 3 });
  const other = situation({ spaces });
  expect(execute(other, 'farc', 5, 'unshaded', two).menu).toEqual([]);
  expect(here(other, 'cali')).toEqual({ police: 28 });
});

test('1.4.3 card 5 unshaded: guerrillas that are Active already may be among the three', () => {
  const state = situation({ spaces: { arauca: { 'farc-underground': 3, 'auc-active': 2 } } });
  const six = Array.from({ length: 6 }, () => 'loc-arauca-cucuta');
  execute(state, 'farc', 5, 'unshaded', [...six, 'done']);
  expect(here(state, 'arauca')).toEqual({ 'farc-underground': 2, 'farc-active': 1, 'auc-active': 2 });
});

test('card 5 unshaded exposes guerrillas on the pipelines themselves too', () => {
  const state = situation({ spaces: { 'loc-arauca-cucuta': { 'auc-underground': 1 } } });
  execute(
    state,
    'government',
    5,
    'unshaded',
    Array.from({ length: 6 }, () => 'loc-arauca-cucuta'),
  );
  expect(here(state, 'loc-arauca-cucuta')).toEqual({ police: 6, 'auc-active': 1 });
});
