import { expect, test } from 'vitest';
import { canAirStrike } from '../../activities/air-strike.ts';
import { act } from '../../action.ts';
import { AT } from '../../map.ts';
import { canAssault, targets } from '../../operations/assault.ts';
import { sweepIn } from '../../operations/sweep.ts';
import { resetPhase } from '../../propaganda/reset.ts';
import { plain } from '../rules.ts';
import { here, levelOf, play, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 42 unshaded sets 2 Neutral spaces to Passive Support and brings the Government 3', () => {
  const state = situation({ spaces: { bogota: { level: 'AS' }, huila: { level: 'PO' } } });
  const { menu } = begin(structuredClone(state), 'government', 42, 'unshaded');
  expect(menu).toContain('cali');
  expect(menu).not.toContain('bogota');
  expect(menu).not.toContain('huila');
  // 1.6.2: spaces of population 0 stay Neutral.
  expect(menu).not.toContain('vaupes');
  execute(state, 'government', 42, 'unshaded', ['cali', 'santander']);
  expect(levelOf(state, 'cali')).toBe('PS');
  expect(levelOf(state, 'santander')).toBe('PS');
  expect(state.resources.government).toBe(3);
});

test('card 42 shaded shields whoever executed it from Sweep and Assault until Reset', () => {
  const state = situation({
    spaces: { cali: { troops: 2, 'auc-active': 1 }, choco: { troops: 2, 'farc-active': 1 } },
  });
  execute(state, 'auc', 42, 'shaded');
  expect(state.momentum).toEqual([42]);
  expect(canAssault(state, AT.cali)).toBe(false);
  expect(canAssault(state, AT.choco)).toBe(true);
  expect(targets(state, {})).toEqual(['farc', 'cartels']);
  play(state, resetPhase);
  expect(state.momentum).toEqual([]);
  expect(targets(state, {})).toEqual(['farc', 'auc', 'cartels']);
});

test('card 42 shaded: a Sweep does not find the shielded faction', () => {
  const state = situation({ spaces: { cali: { troops: 2, 'farc-underground': 1, 'auc-underground': 1 } } });
  execute(state, 'farc', 42, 'shaded');
  play(state, (table) => sweepIn(act(table, 'government', '3.2.3'), AT.cali, 'cubes'), ['auc-underground']);
  expect(here(state, 'cali')).toEqual({ troops: 2, 'farc-underground': 1, 'auc-active': 1 });
});

test('card 42 shaded: Patrol still finds the shielded faction on LoCs, but does not Assault it', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { troops: 1, 'farc-underground': 1 } },
    resources: { government: 3 },
  });
  execute(state, 'farc', 42, 'shaded');
  const played = plain(state, 'government', 'patrol', ['done', 'farc-underground']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'loc-cali-pasto')).toEqual({ troops: 1, 'farc-active': 1 });
});

test('card 42 shaded: a Base of the shielded faction is safe too; an Air Strike may still hit it', () => {
  const state = situation({ spaces: { huila: { troops: 4, 'cartels-base': 1 } } });
  execute(state, 'cartels', 42, 'shaded');
  expect(canAssault(state, AT.huila)).toBe(false);
  expect(canAirStrike(state)).toBe(true);
});
