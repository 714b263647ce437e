import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { backing } from '../../nonplayers/auc.ts';
import { PLANS } from '../../nonplayers/play.ts';
import { eliteBacking } from '../../propaganda/support.ts';
import { beginTurn } from '../../turn.ts';
import { here, situation } from '../table.ts';
import { alone, ambush, operation, stepAfter, watch } from './play.ts';

describe('8.6 non-player AUC', () => {
  test('8.6.1 guerrillas come to FARC Bases first, never into Opposition, in three spaces at most', () => {
    const state = alone({
      resources: { auc: 9 },
      spaces: {
        huila: { level: 'N', 'farc-base': 1 },
        arauca: { level: 'AO', 'farc-base': 1 },
        antioquia: { level: 'N', 'auc-base': 1 },
      },
    });
    const { why } = operation(state, 'auc', 'rally', { side: [1, 5, 1] });
    expect(here(state, 'huila')).toMatchObject({ 'auc-underground': 1 });
    expect(here(state, 'arauca')).toEqual({ 'farc-base': 1 });
    expect(here(state, 'antioquia')).toMatchObject({ 'auc-base': 1, 'auc-underground': 2, 'auc-active': 1 });
    expect(here(state, 'bogota')).toEqual({ 'auc-active': 1 });
    expect(why).toEqual(
      expect.arrayContaining(['8.6.1.rally.farc-base', '8.6.1.rally.auc-base', '8.6.1.rally.other']),
    );
  });

  test('8.6.1 a FARC Base beside an AUC Base takes the larger number (N12)', () => {
    const state = alone({ resources: { auc: 1 }, spaces: { huila: { 'farc-base': 1, 'auc-base': 1 } } });
    operation(state, 'auc', 'rally');
    expect(here(state, 'huila')).toEqual({
      'farc-base': 1,
      'auc-base': 1,
      'auc-underground': 2,
      'auc-active': 1,
    });
  });

  test('8.6.1, 6.4.5 Elite Backing builds a Base if it can, else places guerrillas, and turns nobody over (N14)', () => {
    const state = alone({
      spaces: { huila: { 'auc-underground': 1, 'auc-active': 1 }, cesar: { 'farc-base': 1 } },
    });
    expect(backing(state, [AT.huila, AT.cesar])).toMatchObject({
      reasons: ['8.6.1.elite.build'],
      among: [AT.huila],
    });
    expect(backing(state, [AT.cesar])).toMatchObject({ reasons: ['8.6.1.elite.farc-base'] });
    const { why } = watch(state, eliteBacking);
    expect(here(state, 'huila')).toEqual({ 'auc-base': 1 });
    expect(why).toContain('8.6.1.elite.build');
  });

  test('8.6.2 March goes to FARC Bases first, then where somebody stays Underground (N13)', () => {
    const state = alone({
      resources: { auc: 1 },
      spaces: {
        santander: { level: 'N', 'auc-underground': 3 },
        cesar: { level: 'AS', 'farc-underground': 3 },
        arauca: { level: 'AO', 'farc-underground': 2, 'farc-base': 1, police: 1 },
        'meta-east': { level: 'N', 'farc-base': 1 },
      },
    });
    expect(stepAfter(state, 'auc', 'march')).toMatchObject({
      step: 'farc-base-underground',
      among: [AT['meta-east']],
    });
    operation(state, 'auc', 'march');
    expect(here(state, 'meta-east')).toMatchObject({ 'farc-base': 1 });
    expect(here(state, 'santander')).toEqual({});
  });

  test('8.6.3 Attack where most AUC guerrillas are; Cartels without Shipments are no victims (N15)', () => {
    const state = alone({
      resources: { auc: 5 },
      spaces: {
        huila: { 'auc-active': 4, 'farc-active': 1 },
        cesar: { 'auc-active': 2, 'farc-active': 1 },
        arauca: { 'auc-underground': 1, troops: 1 },
        cali: { 'auc-underground': 5, 'cartels-active': 2 },
      },
    });
    expect(stepAfter(state, 'auc', 'attack')).toMatchObject({ step: 'three-guerrillas', among: [AT.huila] });
    expect(stepAfter(state, 'auc', 'attack', [AT.huila])).toMatchObject({
      step: 'underground',
      among: [AT.arauca],
    });
    expect(stepAfter(state, 'auc', 'attack', [AT.huila, AT.arauca])).toBeUndefined();
  });

  test('8.6.3 equals are told apart by their victims, Shipments first', () => {
    const state = alone({
      resources: { auc: 5 },
      spaces: {
        huila: { 'auc-underground': 1, troops: 1 },
        cesar: { 'auc-underground': 1, 'farc-active': 1 },
        arauca: { 'auc-underground': 1, 'cartels-active': 1 },
      },
    });
    state.carriers.push({ space: AT.arauca, kind: 'cartels-active', load: 1 });
    expect(stepAfter(state, 'auc', 'attack')).toMatchObject({ among: [AT.arauca] });
    const { option, why } = ambush(state, 'auc', ['huila', 'cesar']);
    expect(option).toBe('cesar');
    expect(why).toContain('8.6.3.ambush.tie-by-victim');
  });

  test('8.6.3 all spaces are chosen and the Ambush named before the first die; it falls where the fewest are', () => {
    const state = alone({
      resources: { auc: 5 },
      spaces: {
        huila: { 'auc-underground': 3, 'farc-underground': 2, 'farc-base': 1 },
        arauca: { 'auc-underground': 1, 'farc-underground': 1, 'farc-base': 1 },
      },
    });
    const { why, answers } = operation(state, 'auc', 'attack', { rolls: [6] });
    expect(answers.findIndex((one) => one.startsWith('ask.ambush'))).toBe(2);
    expect(here(state, 'huila')).toMatchObject({ 'auc-active': 3, 'farc-underground': 2, 'farc-base': 1 });
    expect(here(state, 'arauca')).toEqual({ 'auc-underground': 1, 'auc-active': 1 });
    expect(why).toEqual(
      expect.arrayContaining(['8.6.3.ambush.fewest', '8.6.3.attack.fail', '8.1.2.remove-enemy.bases-last']),
    );
  });

  test('8.6.4 Terror: a FARC Base, then any FARC piece, then others; Aid falls by 3 or 5', () => {
    const cell = { 'auc-underground': 1 };
    const state = alone({
      resources: { auc: 5 },
      state: { aid: 9 },
      spaces: {
        huila: { ...cell, 'farc-base': 1 },
        cesar: { ...cell, 'farc-active': 1 },
        vichada: cell,
        bogota: { ...cell, police: 1 },
      },
    });
    expect(stepAfter(state, 'auc', 'terror')).toMatchObject({ step: 'farc-base', among: [AT.huila] });
    expect(stepAfter(state, 'auc', 'terror', [AT.huila])).toMatchObject({
      step: 'farc-piece',
      among: [AT.cesar],
    });
    expect(stepAfter(state, 'auc', 'terror', [AT.huila, AT.cesar])).toMatchObject({
      step: 'other',
      among: [AT.bogota, AT.vichada],
    });
    const { why } = operation(state, 'auc', 'terror', { side: [1, 5, 1] });
    expect(state.aid).toBe(4);
    expect(here(state, 'huila')).toEqual({ 'auc-active': 1 });
    expect(why).toEqual(
      expect.arrayContaining(['8.6.4.terror.aid-3', '8.6.4.terror.aid-5', '8.6.4.assassinate.police-block']),
    );
  });

  test('8.6.4 Assassinate takes a Shipment first, then FARC, Government, Cartels, Bases even if defended', () => {
    const state = alone({
      resources: { auc: 1 },
      spaces: { huila: { 'auc-underground': 2, 'farc-base': 1, 'farc-active': 1, 'cartels-active': 1 } },
    });
    state.carriers.push({ space: AT.huila, kind: 'cartels-active', load: 1 });
    operation(state, 'auc', 'terror');
    expect(here(state, 'huila')).not.toHaveProperty('cartels-active');
    expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-underground', load: 1 }]);
    const base = alone({
      resources: { auc: 1 },
      spaces: { huila: { 'auc-underground': 1, 'farc-base': 1, 'farc-active': 1, troops: 1 } },
    });
    operation(base, 'auc', 'terror');
    expect(here(base, 'huila')).toEqual({ 'auc-active': 1, 'farc-active': 1, troops: 1 });
  });

  test('8.6.1 a Special Activity that somebody else has named is answered, whatever the chart has in its place', () => {
    const asked = {
      view: { ...situation(), turn: beginTurn('auc', 'rally') },
      prompt: { key: 'ask.kidnap', rule: '4.3.3' },
      options: ['bogota', 'done'],
      dice: new Dice(forcedDice([])),
    };
    expect(PLANS.auc(asked).next(asked).value).toEqual({ option: 'done' });
  });
});
