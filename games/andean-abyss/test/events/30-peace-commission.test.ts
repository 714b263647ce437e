import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 30 unshaded removes a FARC Zone', () => {
  const state = situation({ state: { zones: [AT.guaviare, AT.huila] } });
  execute(state, 'government', 30, 'unshaded', ['guaviare']);
  expect(state.zones).toEqual([AT.huila]);
});

test('5.1.3 card 30 unshaded does nothing without a Zone', () => {
  expect(execute(situation(), 'government', 30, 'unshaded').asked).toEqual([]);
});

test('6.4.4 card 30 shaded: the Government places a Zone where FARC has most, and its forces leave', () => {
  const state = situation({
    spaces: {
      guaviare: { 'farc-base': 2, police: 1, 'government-base': 0 },
      huila: { 'farc-base': 1 },
      bogota: { police: 3 },
    },
  });
  execute(state, 'farc', 30, 'shaded', ['bogota']);
  expect(state.zones).toEqual([AT.guaviare]);
  expect(here(state, 'guaviare')).toEqual({ 'farc-base': 2 });
});

test('6.4.4 card 30 shaded: Control is judged when the Zone is placed, not after the Troops have left', () => {
  const state = situation({
    spaces: { guaviare: { 'farc-base': 2, troops: 2, police: 1 }, bogota: { 'farc-underground': 1 } },
  });
  const { menu } = begin(state, 'farc', 30, 'shaded');
  expect(here(state, 'bogota')).toEqual({ troops: 2, 'farc-underground': 1 });
  expect(menu).not.toContain('bogota');
  expect(menu).toContain('loc-bogota-neiva');
});
