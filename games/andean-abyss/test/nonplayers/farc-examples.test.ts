/** The worked cases of the rulebook and the playbook in which FARC operates. */
import { describe, expect, test } from 'vitest';
import type { Table } from '@sandtable/engine';
import { available, guerrillas, type State, underground } from '../../state.ts';
import { act } from '../../action.ts';
import { LOCS, type SpaceId } from '../../map.ts';
import { operate } from '../../operate.ts';
import { here } from '../table.ts';
import { alone, operation, standardAlone, turnOf, watch } from './play.ts';

describe('8.7 worked cases', () => {
  test('8.7.1 C6: FARC Rallies at all Bases and in one random space, then Extorts', () => {
    const state = alone({
      resources: { farc: 23 },
      spaces: {
        choco: { level: 'AO', 'farc-underground': 1, 'farc-base': 1, police: 1 },
        arauca: { level: 'AO', 'farc-underground': 1, 'farc-base': 1, 'auc-underground': 1 },
        'meta-east': {
          level: 'AO',
          'farc-underground': 1,
          'farc-base': 1,
          'cartels-underground': 2,
          'cartels-base': 1,
          police: 1,
        },
        'meta-west': {
          level: 'AO',
          'farc-base': 1,
          'auc-underground': 1,
          'auc-active': 1,
          'cartels-underground': 2,
          'cartels-base': 1,
        },
        guaviare: {
          level: 'AO',
          'farc-underground': 2,
          'farc-base': 1,
          'auc-underground': 1,
          'cartels-base': 1,
          troops: 3,
          police: 1,
        },
        huila: { level: 'N', 'farc-underground': 1, 'farc-base': 1, 'auc-underground': 1 },
        santander: {
          level: 'AS',
          'farc-underground': 1,
          'farc-base': 1,
          'government-base': 1,
          troops: 5,
          police: 4,
          'auc-underground': 3,
        },
        narino: { level: 'AO', 'farc-underground': 1, police: 1 },
        putumayo: {
          level: 'AO',
          'farc-underground': 2,
          'auc-underground': 1,
          'cartels-underground': 1,
          'cartels-base': 2,
          police: 1,
        },
        cesar: { level: 'N', police: 1, 'cartels-base': 1 },
        atlantico: { level: 'AS', 'auc-active': 1, 'cartels-base': 1 },
        'santa-marta': { level: 'AS' },
      },
    });
    expect(available(state, 'farc-underground')).toBe(20);
    const { state: after, why, sideLeft } = operation(state, 'farc', 'rally', { side: [4, 1, 2] });
    expect(sideLeft).toBe(0);
    for (const crowded of ['meta-east', 'meta-west', 'guaviare'] as const)
      expect(here(after, crowded)).not.toHaveProperty('farc-active');
    expect(here(after, 'choco')).toMatchObject({ 'farc-underground': 2, 'farc-active': 1 });
    expect(here(after, 'arauca')).toMatchObject({ 'farc-underground': 2, 'farc-active': 1 });
    expect(here(after, 'huila')).toMatchObject({ 'farc-underground': 3, 'farc-active': 1 });
    expect(here(after, 'meta-east')).toMatchObject({ 'farc-underground': 3 });
    expect(here(after, 'meta-west')).toMatchObject({ 'farc-underground': 2 });
    expect(here(after, 'guaviare')).toMatchObject({ 'farc-underground': 4 });
    expect(here(after, 'cesar')).toMatchObject({ 'farc-underground': 1 });
    expect(here(after, 'cesar')).not.toHaveProperty('farc-active');
    expect(after.resources.farc).toBe(19);
    expect(why).toEqual(
      expect.arrayContaining([
        '8.7.1.rally.base',
        '8.7.1.rally.random',
        '8.2.shift',
        '8.7.1.extort.two-underground',
      ]),
    );
  });

  test('8.7.3 C12: FARC Attacks in five spaces and Ambushes where it has fewest guerrillas', () => {
    const state = alone({
      resources: { farc: 24, government: 13 },
      state: { card: 1, opened: 1 },
      spaces: {
        huila: { level: 'AO', 'farc-base': 1, 'farc-underground': 2 },
        arauca: { level: 'AO', 'farc-base': 2, 'farc-underground': 1 },
        ecuador: { 'farc-base': 2 },
        vichada: { 'farc-underground': 2 },
        putumayo: { level: 'AO', 'farc-underground': 2 },
        narino: { level: 'AO', 'farc-underground': 1 },
        cesar: { level: 'N', 'farc-underground': 1 },
        choco: { level: 'AO', 'farc-underground': 3, 'farc-base': 1, police: 3 },
        'meta-west': {
          level: 'AO',
          'farc-underground': 4,
          'farc-base': 1,
          'auc-underground': 2,
          'cartels-active': 1,
          'cartels-base': 1,
        },
        'meta-east': {
          level: 'AO',
          'farc-underground': 5,
          'farc-base': 1,
          police: 1,
          'cartels-underground': 1,
          'cartels-base': 1,
        },
        guaviare: {
          level: 'AO',
          'farc-underground': 4,
          'farc-base': 1,
          'auc-underground': 1,
          police: 3,
          'cartels-base': 1,
        },
        santander: {
          level: 'PS',
          'farc-underground': 1,
          'auc-underground': 2,
          'auc-active': 1,
          police: 2,
          troops: 3,
          'government-base': 1,
        },
      },
    });
    const { option, why } = turnOf(state, 'farc');
    expect(option).toBe('attack');
    expect([available(state, 'farc-underground'), available(state, 'farc-base')]).toEqual([4, 0]);
    expect(why).toEqual(
      expect.arrayContaining(['8.7.q1.no', '8.7.q2.underground-support', '8.7.q3.farc-richer']),
    );
    // The spaces are resolved in the order of the ring: Meta East, Guaviare, Meta West, Chocó, then Santander.
    const after = operation(state, 'farc', 'attack', { rolls: [2, 4, 2, 6] });
    expect(after.sideLeft).toBe(0);
    expect(after.state.resources.farc).toBe(19);
    expect(here(after.state, 'choco')).toEqual({ police: 3, 'farc-active': 3, 'farc-base': 1 });
    expect(here(after.state, 'meta-west')).toEqual({
      'farc-active': 4,
      'farc-base': 1,
      'cartels-active': 1,
      'cartels-base': 1,
    });
    expect(here(after.state, 'meta-east')).toEqual({ 'farc-active': 5, 'farc-base': 1, 'cartels-base': 1 });
    expect(here(after.state, 'guaviare')).toEqual({
      'farc-active': 4,
      'farc-base': 1,
      police: 2,
      'cartels-base': 1,
    });
    expect(here(after.state, 'santander')).toEqual({
      'farc-underground': 1,
      'farc-active': 1,
      'auc-active': 1,
      police: 2,
      troops: 3,
      'government-base': 1,
    });
    expect(after.why).toEqual(
      expect.arrayContaining(['8.7.3.attack.extra-space', '8.7.3.ambush.extra', '8.7.3.attack.victim-auc']),
    );
  });

  test('8.7.2 C18: the FARC March routine', () => {
    const state = standardAlone({
      state: { card: 1, deck: [2], shown: 1 },
      spaces: {
        choco: { 'farc-underground': 3 },
        arauca: { 'farc-underground': 3 },
        'meta-east': { 'farc-underground': 3 },
        'meta-west': { 'farc-underground': 4 },
        guaviare: { 'farc-underground': 4 },
      },
    });
    // Red, yellow, green; the fourth of Pasto is the die among its LoCs.
    // Every origin has a guerrilla for each LoC of Econ 2 beside it, so only the origin to Yopal is rolled for.
    const econTwo = [3, 3, 5];
    const econOne = [1, 3, 1, 1, 5, 1, 5, 3, 1, 5, 3, 3, 5, 5, 1, 4];
    const towns = [1, 4, 5, 3, 3, 5];
    const side = [...econTwo, ...econOne, ...towns];
    const march = (table: Table<State>) => operate(act(table, 'farc', '8.7.2'), 'march');
    const { state: after, answers, why, sideLeft } = watch(state, march, { side });
    expect(sideLeft).toBe(0);
    expect(answers.filter((answer) => answer.startsWith('ask.operation.space'))).toEqual(
      [
        'loc-arauca-cucuta',
        'loc-medellin-sincelejo',
        'loc-bogota-neiva',
        'loc-bogota-yopal',
        'loc-ibague-medellin',
        'loc-bogota-san-jose',
        'loc-neiva-pasto',
        'loc-pasto-tumaco',
        'neiva',
        'santander',
        'meta-east',
        'done',
      ].map((id) => `ask.operation.space: ${id}`),
    );
    expect(after.resources.farc).toBe(7);
    const left = {
      choco: 1,
      arauca: 1,
      'meta-east': 4,
      'meta-west': 1,
      guaviare: 1,
      putumayo: 1,
      huila: 1,
      neiva: 1,
    };
    for (const [id, count] of Object.entries(left))
      expect(here(after, id as SpaceId)).toMatchObject({ 'farc-underground': count });
    expect(here(after, 'narino')).toEqual({});
    expect(here(after, 'santander')).toMatchObject({ 'farc-underground': 1, 'farc-active': 2 });
    const held = LOCS.filter((loc) => guerrillas(after, loc, 'farc') > 0);
    expect(held).toHaveLength(8);
    for (const loc of held) expect(underground(after, loc, 'farc')).toBe(1);
    expect(available(after, 'farc-underground')).toBe(30 - 22);
    expect(why).toEqual(
      expect.arrayContaining([
        '8.7.2.march.loc',
        '8.7.2.march.underground',
        '8.7.2.march.active',
        '8.7.2.march.last',
      ]),
    );
  });
});
