/** The worked cases of the rulebook and the playbook in which AUC and Cartels operate. */
import { describe, expect, test } from 'vitest';
import { choiceAfter } from '@sandtable/coin';
import { executeEvent } from '../../events/execute.ts';
import { available, oppositionPlusBases, type State, totalSupport } from '../../state.ts';
import { here, levelOf } from '../table.ts';
import { activityStepAfter, alone, operation, standardAlone, spacesOf, turnOf, watch } from './play.ts';

const raulReyes = (state: State) => watch(state, (table) => executeEvent(table, 'farc', 21, 'shaded'));
const card21 = { state: { card: 21 } };

describe('8 worked cases', () => {
  test('8.6.1 C3: AUC Rallies at FARC Bases, then at its own, and Extorts', () => {
    const { state } = raulReyes(standardAlone(card21));
    state.card = 1;
    state.done.push({ faction: 'government', deed: 'event' });
    expect(turnOf(state, 'auc')).toEqual({
      option: 'rally',
      why: ['8.1.second.after-event-op', '8.6.q1.guerrillas-6'],
    });
    const after = operation(state, 'auc', 'rally');
    expect(spacesOf(after.answers)).toEqual(['santander', 'huila', 'antioquia']);
    expect(here(after.state, 'santander')).toMatchObject({ 'auc-underground': 2 });
    expect(here(after.state, 'huila')).toMatchObject({ 'auc-underground': 1 });
    expect(here(after.state, 'antioquia')).toEqual({ 'auc-underground': 3, 'auc-active': 1, 'auc-base': 1 });
    expect(here(after.state, 'atlantico')).toEqual({ 'auc-active': 1 });
    expect(after.state.resources.auc).toBe(9);
    expect(after.why).toContain('8.6.1.extort.some');
  });

  test('8.6.1, 8.1.2 C4: AUC builds a Base with an Active guerrilla first', () => {
    const state = alone({
      resources: { auc: 9 },
      spaces: {
        antioquia: { level: 'N', 'auc-underground': 3, 'auc-active': 1, 'auc-base': 1 },
        santander: {
          level: 'AS',
          'auc-underground': 2,
          'farc-underground': 1,
          'farc-base': 1,
          'government-base': 1,
          troops: 5,
          police: 4,
        },
        huila: { level: 'N', 'auc-underground': 1, 'farc-underground': 1, 'farc-base': 1 },
        atlantico: { level: 'AS', 'auc-active': 1 },
        arauca: { level: 'AO', 'auc-underground': 1, 'farc-underground': 1, 'farc-base': 1 },
        guaviare: { level: 'AO', 'auc-underground': 1, 'farc-underground': 2, 'farc-base': 1 },
        putumayo: { level: 'AO', 'auc-underground': 1, 'farc-underground': 2 },
      },
    });
    expect(available(state, 'auc-underground')).toBe(7);
    const { state: after, why, answers } = operation(state, 'auc', 'rally');
    expect(spacesOf(answers)).toEqual(['antioquia', 'santander', 'huila']);
    expect(here(after, 'atlantico')).toEqual({ 'auc-active': 1 });
    expect(here(after, 'antioquia')).toEqual({ 'auc-underground': 1, 'auc-active': 1, 'auc-base': 2 });
    expect(here(after, 'santander')).toMatchObject({ 'auc-underground': 3 });
    expect(here(after, 'huila')).toMatchObject({ 'auc-underground': 2 });
    expect(after.resources.auc).toBe(7);
    expect(why).toEqual(expect.arrayContaining(['8.6.1.rally.build', '8.1.2.remove-own.active']));
    expect(why).not.toContain('8.6.1.rally.flip');
    expect(activityStepAfter(after, 'auc', 'rally')?.among).not.toContain('santander');
  });

  test('8.1.1, 8.5 C8: March is impossible, so the Cartels Rally and flip, and cannot Cultivate', () => {
    const one = { 'cartels-active': 1, 'cartels-base': 1 };
    const state = alone({
      resources: { cartels: 20 },
      state: { card: 5 },
      spaces: {
        medellin: { 'cartels-active': 1, 'cartels-base': 2, troops: 1 },
        cali: { ...one, troops: 1 },
        putumayo: { 'cartels-active': 1, 'cartels-base': 2, police: 1 },
        'meta-east': { ...one, 'farc-base': 1, police: 1 },
        'meta-west': one,
        huila: one,
        atlantico: one,
        neiva: { 'cartels-base': 2 },
      },
    });
    const { option, why } = turnOf(state, 'cartels');
    expect(option).toBe('rally');
    expect(why).toEqual(
      expect.arrayContaining(['8.5.q1.no', '8.5.q2.shipment', '8.1.1.stepup.cartels.march-rally']),
    );
    const rolls = { side: [1, 3, 1, 1, 1, 1, 4, 3, 6] };
    const after = operation(state, 'cartels', 'rally', rolls);
    for (const id of ['medellin', 'cali', 'meta-east'] as const)
      expect(here(after.state, id)).toMatchObject({ 'cartels-underground': 1 });
    expect(here(after.state, 'putumayo')).toMatchObject({ 'cartels-active': 1 });
    expect(here(after.state, 'neiva')).toEqual({ 'cartels-base': 2 });
    expect(after.state.resources.cartels).toBe(17);
    // No Special Activity: whoever comes next has a Limited Operation and nothing else.
    expect(choiceAfter([{ faction: 'cartels', deed: 'operation' }])).toEqual({
      event: false,
      operation: 'limited',
      activity: false,
    });
    expect(after.why).toEqual(
      expect.arrayContaining(['8.5.1.rally.flip', '8.5.1.cultivate.none', '8.1.sa.none']),
    );
  });

  test('8.6.2, 8.6.4 C11: AUC chooses Terror, and Assassinates two FARC Bases', () => {
    const state = alone({
      resources: { auc: 9 },
      state: { card: 1, aid: 13, opened: 1 },
      spaces: {
        antioquia: { level: 'N', 'auc-underground': 6, 'auc-base': 2 },
        atlantico: { level: 'AS', 'auc-underground': 1 },
        santander: { level: 'AS', 'auc-underground': 3, 'government-base': 1, 'farc-base': 1, police: 2 },
        arauca: { level: 'AO', 'auc-underground': 1, 'farc-base': 1 },
        guaviare: { level: 'AO', 'auc-underground': 1, 'farc-base': 1 },
        putumayo: { level: 'PO', 'auc-underground': 1, 'farc-underground': 1, police: 1 },
        huila: { level: 'PO', 'auc-underground': 1, 'farc-base': 1, 'farc-underground': 2 },
        'meta-west': { level: 'AO', 'auc-underground': 2, 'farc-base': 1, 'cartels-base': 1 },
        choco: { level: 'AO', 'farc-base': 1 },
        'meta-east': { level: 'AO', 'farc-base': 1 },
        ecuador: { 'farc-base': 1 },
      },
    });
    const { option, why } = turnOf(state, 'auc');
    expect(option).toBe('terror');
    expect(why).toEqual(
      expect.arrayContaining(['8.6.q1.no', '8.6.q2.half-or-more', '8.6.q3.underground-at-base']),
    );
    expect(available(state, 'auc-underground')).toBe(2);
    const before = { support: totalSupport(state), opposition: oppositionPlusBases(state) };
    const after = operation(state, 'auc', 'terror', { side: [1, 3, 2, 6, 4, 5, 3, 6, 2] });
    expect(spacesOf(after.answers)).toEqual(['santander', 'huila', 'putumayo']);
    expect(levelOf(after.state, 'santander')).toBe('PS');
    expect(levelOf(after.state, 'huila')).toBe('N');
    expect(levelOf(after.state, 'putumayo')).toBe('N');
    expect(here(after.state, 'santander')).not.toHaveProperty('farc-base');
    expect(here(after.state, 'huila')).not.toHaveProperty('farc-base');
    expect(here(after.state, 'putumayo')).toMatchObject({ 'farc-underground': 1, police: 1 });
    expect(after.state.aid).toBe(8);
    expect(after.state.resources.auc).toBe(6);
    expect(totalSupport(after.state)).toBe(before.support - 2);
    expect(oppositionPlusBases(after.state)).toBe(before.opposition - 5);
    expect(after.why).toEqual(
      expect.arrayContaining([
        '8.6.4.terror.farc-base',
        '8.6.4.terror.farc-piece',
        '8.6.4.terror.other',
        '8.6.4.assassinate.farc',
        '8.6.4.assassinate.police-block',
      ]),
    );
  });

  test('8.5.1 C19: Cartels Rally at a bare Base and in a random Department, then Cultivate there', () => {
    const state = alone({
      resources: { cartels: 24 },
      spaces: {
        cali: { 'cartels-underground': 1, 'cartels-base': 1 },
        putumayo: { 'cartels-underground': 1, 'cartels-base': 2 },
        medellin: { 'cartels-underground': 2, 'cartels-base': 2 },
        'meta-east': { 'cartels-underground': 2, 'cartels-base': 1, 'farc-base': 1 },
        'meta-west': { 'cartels-underground': 2, 'cartels-base': 1, 'farc-base': 1 },
        neiva: { 'cartels-base': 1 },
        guaviare: { police: 3, 'farc-base': 1 },
        huila: { 'farc-underground': 2, 'farc-base': 1 },
      },
    });
    expect([available(state, 'cartels-underground'), available(state, 'cartels-base')]).toEqual([4, 7]);
    const {
      state: after,
      why,
      answers,
      sideLeft,
    } = operation(state, 'cartels', 'rally', { side: [6, 1, 3] });
    expect(sideLeft).toBe(0);
    expect(spacesOf(answers)).toEqual(['neiva', 'huila']);
    expect(here(after, 'neiva')).toEqual({ 'cartels-underground': 2, 'cartels-base': 1 });
    expect(here(after, 'huila')).toEqual({
      'farc-underground': 2,
      'farc-base': 1,
      'cartels-underground': 1,
      'cartels-base': 1,
    });
    expect(after.resources.cartels).toBe(22);
    expect(why).toEqual(
      expect.arrayContaining([
        '8.5.1.rally.place',
        '8.5.1.rally.extra',
        '8.5.1.cultivate.place',
        '8.1.sa.executed',
      ]),
    );
  });
});
