/** The worked cases of the rulebook and the playbook in which a non-player decides about an Event. */
import type { Table } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { executeEvent } from '../../events/execute.ts';
import { AT } from '../../map.ts';
import { available, oppositionPlusBases, room, type State, spaces } from '../../state.ts';
import { here } from '../table.ts';
import { alone, operation, standardAlone, turnOf, watch } from './play.ts';

describe('8.4 worked cases', () => {
  test('8.4 C2: card 21 puts the FARC Base into Santander', () => {
    const state = standardAlone({ state: { card: 21 } });
    expect(turnOf(state, 'farc').option).toBe('shaded');
    const { why } = watch(state, (table) => executeEvent(table, 'farc', 21, 'shaded'));
    expect(here(state, 'santander')).toMatchObject({ 'farc-base': 1, 'government-base': 1 });
    expect(state.resources.farc).toBe(16);
    expect(oppositionPlusBases(state)).toBe(21);
    expect(why).toContain('8.4.card-21.guerrilla-support');
  });

  test('8.1 C7: an Event that would do nothing is left alone, and an Operation executed with its Activity', () => {
    const state = alone({
      resources: { cartels: 5 },
      state: { card: 68 },
      spaces: { huila: { 'cartels-base': 1 } },
    });
    const { option, why } = turnOf(state, 'cartels');
    expect(option).toBe('rally');
    expect(why).toEqual(['8.1.first.leftmost-ineffective-op', '8.5.q1.pieces-10']);
    const after = operation(state, 'cartels', 'rally', { side: [1, 1, 1, 1, 1, 1] });
    expect(after.why).toEqual(expect.arrayContaining(['8.5.1.cultivate.place', '8.1.sa.executed']));
  });

  test('8.4 C16: Sucumbíos puts both FARC Bases that are Available into Ecuador', () => {
    const state = standardAlone({
      state: { card: 33 },
      spaces: { choco: { level: 'N' }, santander: { 'farc-base': 1 } },
    });
    expect(available(state, 'farc-base')).toBe(2);
    expect(oppositionPlusBases(state)).toBe(19);
    expect(spaces(state)).not.toContain(AT.ecuador);
    expect(turnOf(state, 'farc')).toEqual({
      option: 'shaded',
      why: ['8.1.first.leftmost-event', '8.4.1.shaded'],
    });
    const sucumbios = (table: Table<State>) => executeEvent(table, 'farc', 33, 'shaded');
    const { why, answers, fired, sideLeft } = watch(state, sucumbios);
    expect(answers).toEqual(['ask.place.kind: farc-base', 'ask.place.kind: farc-base']);
    expect(why).toContain('8.1.2.place.base-first');
    expect(fired).toEqual(['event.33.shaded', '8.4.card-33']);
    expect(sideLeft).toBe(0);
    expect(spaces(state)).toContain(AT.ecuador);
    expect(here(state, 'ecuador')).toEqual({ 'farc-base': 2 });
    expect(available(state, 'farc-base')).toBe(0);
    expect(oppositionPlusBases(state)).toBe(21);
    // 1.4.2 FARC can place nothing more there.
    expect(room(state, AT.ecuador, 'farc-underground')).toBe(0);
  });

  test('8.4 C20: Narco-War is never executed by a non-player', () => {
    const { option, why } = turnOf(standardAlone({ state: { card: 63 } }), 'cartels');
    expect(option).toBe('rally');
    expect(why).toEqual(['8.1.first.leftmost-note-op', '8.4.card-63.op', '8.5.q1.pieces-10']);
  });
});
