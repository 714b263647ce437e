/** Where there is nothing to choose there is nothing to roll, and other fine points of the charts. */
import { type Message, render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { act } from '../../action.ts';
import { TABLE } from '../../forces.ts';
import { AT } from '../../map.ts';
import { andeanAbyss } from '../../index.ts';
import { isEffective } from '../../nonplayers/events/usable.ts';
import { ruleOfReason } from '../../text/reasons.ts';
import { victim } from '../../nonplayers/pieces.ts';
import { operate } from '../../operate.ts';
import { agitation } from '../../propaganda/support.ts';
import { playCard } from '../../sequence.ts';
import { beginTurn } from '../../turn.ts';
import { here, play } from '../table.ts';
import { activityStepAfter, alone, beforeFinal, operation, spacesOf, stepAfter, watch } from './play.ts';

describe('8.2, 8.3 dice decide only between alternatives', () => {
  test('8.7.3 among strong spaces the best victims are all attacked when Resources reach that far', () => {
    const state = alone({
      resources: { farc: 3 },
      spaces: {
        huila: { 'farc-active': 3, 'auc-active': 1 },
        cesar: { 'farc-active': 3, 'auc-active': 1 },
        choco: { 'farc-active': 3, troops: 1 },
        arauca: { 'farc-active': 3, troops: 1 },
      },
    });
    const first = stepAfter(state, 'farc', 'attack');
    expect(first).toMatchObject({ step: 'short-of-resources', capacity: 3 });
    expect(first?.among).toHaveLength(2);
    const { answers } = operation(state, 'farc', 'attack', { side: [1, 1, 1], rolls: [6, 6, 6] });
    expect(spacesOf(answers).slice(0, 2)).toEqual(['cesar', 'huila']);
  });

  test('8.7.4 Terror on Sabotaged LoCs costs nothing, so one Resource is enough for all of them', () => {
    const loc = { 'farc-underground': 1, terror: 1 };
    const state = alone({
      resources: { farc: 1, government: 40 },
      spaces: { 'loc-cali-pasto': loc, 'loc-bogota-neiva': loc },
    });
    expect(stepAfter(state, 'farc', 'terror')).toMatchObject({ step: 'kidnap-loc', capacity: 3 });
  });

  test('8.7.4 the order of Kidnaps is rolled for where the purse may be empty before the last', () => {
    const loc = { 'farc-active': 1 };
    const state = alone({
      resources: { government: 7 },
      spaces: { 'loc-cali-pasto': loc, 'loc-bogota-neiva': loc },
    });
    const turn = beginTurn('farc', 'terror', { activities: true });
    turn.spaces.push(AT['loc-cali-pasto'], AT['loc-bogota-neiva']);
    state.turn = turn;
    expect(activityStepAfter(state, 'farc', 'terror')?.capacity).toBeGreaterThan(1);
    state.resources.government = 6;
    expect(activityStepAfter(state, 'farc', 'terror')?.capacity).toBe(1);
  });

  test('8.7.2 LoCs of the same Econ are taken without dice when every origin has a guerrilla for each', () => {
    const narino = (guerrillas: number) =>
      alone({ resources: { farc: 5 }, spaces: { narino: { level: 'AO', 'farc-underground': guerrillas } } });
    expect(stepAfter(narino(2), 'farc', 'march')).toMatchObject({ step: 'loc', capacity: 1 });
    const served = stepAfter(narino(3), 'farc', 'march');
    expect(served?.among).toHaveLength(3);
    expect(served?.capacity).toBe(3);
  });

  test('8.7.2 towns that share no origin are taken without dice; those that do are rolled for', () => {
    const state = alone({
      resources: { farc: 5 },
      spaces: { amazonas: { 'farc-underground': 1 }, guainia: { 'farc-underground': 1 } },
    });
    const apart = stepAfter(beforeFinal(state), 'farc', 'march');
    expect(apart?.among).toEqual([AT.guaviare, AT.putumayo]);
    expect(apart?.capacity).toBe(3);
    const { answers } = operation(state, 'farc', 'march');
    expect(spacesOf(answers)).toEqual(['putumayo', 'guaviare']);
    const rivals = alone({ resources: { farc: 5 }, spaces: { vaupes: { 'farc-underground': 1 } } });
    expect(stepAfter(beforeFinal(rivals), 'farc', 'march')?.capacity).toBe(1);
  });

  test('8.5.1 bare Bases are served without dice where three guerrillas can gather at each', () => {
    const state = alone({
      resources: { cartels: 5 },
      spaces: {
        huila: { 'cartels-base': 1 },
        cesar: { 'cartels-base': 1 },
        bogota: { 'cartels-active': 12 },
      },
    });
    expect(stepAfter(state, 'cartels', 'rally')).toMatchObject({ step: 'build' });
    expect(stepAfter(state, 'cartels', 'rally', [AT.bogota])).toMatchObject({ step: 'gather', capacity: 2 });
  });

  test('8.5.1 where no more than three can gather they all come, without dice', () => {
    const state = alone({
      resources: { cartels: 1 },
      spaces: {
        huila: { 'cartels-base': 1 },
        cesar: { 'cartels-base': 1, 'cartels-underground': 9, 'auc-base': 1 },
        bogota: { 'cartels-active': 1 },
        'loc-cali-pasto': { 'cartels-active': 2 },
      },
    });
    operation(state, 'cartels', 'rally');
    expect(here(state, 'huila')).toMatchObject({ 'cartels-underground': 3 });
  });

  test('8.7.5 Agitation that Resources reach everywhere needs no dice', () => {
    const state = alone({
      resources: { farc: 20 },
      spaces: { arauca: { 'farc-underground': 1, level: 'N' }, cesar: { 'farc-underground': 1, level: 'N' } },
    });
    state.control = { government: [], farc: [AT.arauca, AT.cesar] };
    const { why } = watch(state, agitation);
    expect(why).toContain('8.2.no-roll-all');
    expect(state.resources.farc).toBe(16);
  });
});

describe('8.1.2 victims', () => {
  test('8.7.3, 8.1.2 of several holders the faction that is named first goes first, Active or not', () => {
    const order = ['shipment', 'auc', 'government', 'cartels'] as const;
    expect(victim(['cartels-underground+1', 'auc-active+1'], order)).toBe('auc-active+1');
    expect(victim(['auc-active+1', 'auc-underground+1'], order)).toBe('auc-underground+1');
  });

  test('8.6.3 holders of a faction that is on no list come after those that are', () => {
    const order = ['shipment', 'farc', 'government'] as const;
    expect(victim(['cartels-underground+1', 'farc-active+1'], order)).toBe('farc-active+1');
  });
});

describe('8.1 explanations', () => {
  test('8.1 every reason names the rule it comes from', () => {
    expect(ruleOfReason('8.6.3.ambush.none')).toBe('8.6.3');
    expect(ruleOfReason('8.4.card-50.plain-removal')).toBe('8.4.4');
    expect(ruleOfReason('8.5.q1.build-site')).toBe('8.5');
    expect(ruleOfReason('8.1.2.place.guerrilla-no-base')).toBe('8.1.2');
  });

  const told = (reasons: readonly Message[], language: 'en' | 'ja') =>
    reasons.map((reason) => render(andeanAbyss.speech[language], reason));

  test('8.2 a roll that is shifted tells from where to where', () => {
    const state = alone({
      resources: { cartels: 1 },
      spaces: { neiva: { 'cartels-base': 1 }, pasto: { 'cartels-base': 1 } },
    });
    const { reasons } = operation(state, 'cartels', 'rally', { side: [5, 1, 1] });
    expect(told(reasons, 'en')).toContain('Dice 5-1-1, Amazonas: shifted down the column to Neiva.');
    expect(told(reasons, 'ja').join()).toContain('ダイス5-1-1はAmazonasだが対象外。列を下ってNeiva。');
  });

  test('8.7.3, 8.1.2 nobody else is said to be left only when so', () => {
    const attack = (others: Readonly<Record<string, number>>) =>
      operation(
        alone({
          resources: { farc: 1 },
          spaces: { huila: { 'farc-active': 3, 'auc-active': 1, ...others } },
        }),
        'farc',
        'attack',
        { rolls: [1] },
      ).why;
    expect(attack({})).toContain('8.1.2.remove-enemy.active');
    const beside = attack({ troops: 2 });
    expect(beside).toContain('8.1.2.remove-enemy.active-of');
    expect(beside).not.toContain('8.1.2.remove-enemy.active');
  });

  test('8.6.1, 8.1.1 where one option is left a non-player says why it takes it', () => {
    const state = alone({
      resources: { auc: 1 },
      spaces: { huila: { 'auc-underground': 1, 'auc-base': 1 } },
    });
    const { answers, why } = operation(state, 'auc', 'rally', { side: [1, 1, 1] });
    expect(answers).toContain('ask.extort: huila');
    expect(why).toContain('8.6.1.extort.some');
  });

  test('8.7 one is a Resource, two are Resources', () => {
    const q3 = { key: '8.7.q3.farc-richer', params: { farc: 1, government: 0 } };
    expect(told([q3], 'en')).toEqual(['Attack: FARC has 1 Resource, the Government 0.']);
  });

  test('8.6.3 what the rules tell by themselves carries its own rule number', () => {
    const state = alone({
      resources: { auc: 3 },
      spaces: { huila: { 'auc-active': 3, 'farc-active': 1 } },
    });
    const { lines } = play(
      state,
      (table) => operate(act(table, 'auc', '8.1'), 'attack', { activities: true }),
      ['huila'],
      [6],
    );
    expect(lines.find((line) => line.key === '8.6.3.ambush.none')?.rule).toBe('8.6.3');
  });

  test('8.1 a non-player without Resources that can only pass says so', () => {
    const state = alone({ state: { card: 63, deck: [2], shown: 1 }, resources: { cartels: 0 } });
    for (const faction of ['government', 'farc', 'auc'] as const) state.eligible[faction] = false;
    const { lines } = play(state, playCard);
    expect(lines.map((line) => line.key)).toContain('8.1.pass.no-resources');
    expect(state.resources.cartels).toBe(1);
  });

  test('8.6.3 a Base that falls in an Attack is not said to go first', () => {
    const state = alone({
      resources: { auc: 3 },
      spaces: { huila: { 'auc-active': 3, 'farc-base': 1, troops: 1 } },
    });
    const { why } = operation(state, 'auc', 'attack', { rolls: [2] });
    expect(why).toContain('8.1.2.remove-enemy.bases-last');
    expect(why).not.toContain('8.1.2.remove-enemy.base');
  });
});

test('8.1 card 26 does nothing for a FARC that can hold no more Resources', () => {
  const spaces = { huila: { 'cartels-base': 1, 'farc-active': 1 } };
  expect(isEffective(alone({ spaces, resources: { farc: 98, cartels: 5 } }), 'farc', 26)).toBe(true);
  expect(isEffective(alone({ spaces, resources: { farc: 99, cartels: 5 } }), 'farc', 26)).toBe(false);
});

test('8.7.5 Terror where nobody lives is left alone: no shift can follow it', () => {
  const state = alone({
    resources: { farc: 5 },
    spaces: { vichada: { 'farc-underground': 1, terror: 2 }, cesar: { 'farc-underground': 1, terror: 1 } },
  });
  state.control = { government: [], farc: [AT.vichada, AT.cesar] };
  watch(state, agitation);
  expect(state.markers[AT.vichada]).toBe(2);
  expect(state.resources.farc).toBe(2);
});

test('8.7.2 LoCs come first: a guerrilla that the last March sets free does not go there any more', () => {
  const state = alone({
    resources: { farc: 5 },
    state: { deck: [2], shown: 1 },
    spaces: {
      vichada: { 'farc-active': 3 },
      'meta-east': { level: 'AO', 'farc-underground': 1, 'farc-base': 1 },
      arauca: { level: 'AO' },
      guaviare: { level: 'AO' },
    },
  });
  const { answers } = operation(state, 'farc', 'march', { side: [3, 3, 5] });
  expect(spacesOf(answers)).toEqual(['meta-east']);
  expect(here(state, 'meta-east')).toEqual({ 'farc-underground': 1, 'farc-active': 3, 'farc-base': 1 });
});

test('8.5.1, 8.6.1, 8.7.1 a guerrilla with a Shipment is not given up for a Base, not even an Active one', () => {
  const state = alone({
    resources: { cartels: 1 },
    spaces: { huila: { 'cartels-active': 1, 'cartels-underground': 2 } },
  });
  state.carriers.push({ space: AT.huila, kind: 'cartels-active', load: 1 });
  operation(state, 'cartels', 'rally');
  expect(here(state, 'huila')).toEqual({ 'cartels-active': 1, 'cartels-base': 2 });
  expect(state.carriers).toHaveLength(1);
});

test('8.1, 8.4 cards 25 and 28 do nothing where nothing finds room', () => {
  const state = alone({ spaces: { bogota: { 'farc-active': 30 } } });
  expect(isEffective(state, 'farc', 25)).toBe(true);
  for (const id of ['antioquia', 'huila', 'santander', 'cesar', 'atlantico', 'choco'] as const)
    TABLE.place(state, AT[id], 'cartels-base', 2);
  expect(isEffective(state, 'farc', 25)).toBe(false);
  expect(isEffective(state, 'farc', 28)).toBe(true);
  TABLE.place(state, AT.arauca, 'cartels-base', 2);
  TABLE.place(state, AT.vichada, 'auc-base', 2);
  TABLE.place(state, AT.guainia, 'auc-base', 2);
  state.markers[AT.bogota] = 40;
  expect(isEffective(state, 'farc', 28)).toBe(false);
});

test('8.5.1 a Rally at a Base in Ecuador is not taken for the one further Department', () => {
  const state = alone({
    state: { opened: 1 },
    resources: { cartels: 5 },
    spaces: { ecuador: { 'cartels-base': 1 } },
  });
  const first = operation(state, 'cartels', 'rally', { side: [6, 6, 5, 1, 1, 5] });
  expect(here(state, 'ecuador')).toMatchObject({ 'cartels-underground': 1 });
  expect(first.why).toContain('8.5.1.rally.extra');
});
