import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import type { Insurgent } from '../../forces.ts';
import { takeTurn } from '../../nonplayers/decision.ts';
import type { Mind } from '../../nonplayers/mind.ts';
import { playCard } from '../../sequence.ts';
import type { State } from '../../state.ts';
import { play } from '../table.ts';
import { alone, standardAlone, watch } from './play.ts';

function decide(state: State, faction: Insurgent): { option: string; why: string[] } {
  const isOpen = state.done.every((one) => one.deed === 'operation-and-activity' || one.deed === 'pass');
  const events = isOpen ? ['shaded', 'event'] : [];
  const operations = state.resources[faction] === 0 ? [] : ['rally', 'march', 'attack', 'terror'];
  const mind: Mind = {
    state,
    faction,
    prompt: { key: 'ask.turn', rule: '2.3.4' },
    options: [...events, ...operations, 'pass'],
    dice: new Dice(forcedDice([])),
    why: [],
  };
  return { option: takeTurn(mind), why: mind.why.map((reason) => reason.key) };
}

const after = (deed: State['done'][number]['deed']): State['done'] => [{ faction: 'government', deed }];

describe('8.1 Event or Operation', () => {
  test('8.1 the first Eligible takes the Event if its symbol is leftmost', () => {
    const { option, why } = decide(standardAlone({ state: { card: 22 } }), 'farc');
    expect(option).toBe('shaded');
    expect(why).toEqual(['8.1.first.leftmost-event', '8.1.effective.momentum', '8.4.1.shaded']);
  });

  test('8.1 a symbol further right means an Operation, even if those before are Ineligible (N1)', () => {
    const { option, why } = decide(standardAlone({ state: { card: 46 } }), 'cartels');
    expect(option).toBe('rally');
    expect(why[0]).toBe('8.1.first.not-leftmost-op');
  });

  test('8.1 the grey 2 sends the second Eligible to an Operation, never the first', () => {
    expect(decide(standardAlone({ state: { card: 21 } }), 'farc')).toMatchObject({
      option: 'shaded',
      why: expect.arrayContaining(['8.1.first.event-despite-grey2']),
    });
    const second = standardAlone({ state: { card: 21, done: after('operation-and-activity') } });
    expect(decide(second, 'auc').why[0]).toBe('8.1.second.choice-grey2-op');
    const plain = standardAlone({ state: { card: 28, done: after('operation-and-activity') } });
    expect(decide(plain, 'auc')).toMatchObject({
      option: 'shaded',
      why: expect.arrayContaining(['8.1.second.choice-event']),
    });
  });

  test('8.1 without a choice the second Eligible operates', () => {
    const afterEvent = standardAlone({ state: { card: 28, done: after('event') } });
    expect(decide(afterEvent, 'auc').why[0]).toBe('8.1.second.after-event-op');
    const afterOperation = standardAlone({ state: { card: 28, done: after('operation') } });
    expect(decide(afterOperation, 'auc').why).toEqual(
      expect.arrayContaining(['8.1.second.after-op-only-op', '8.1.op.unlimited']),
    );
  });

  test('8.1 without Resources it passes, but an Event costs nothing', () => {
    const poor = standardAlone({ state: { card: 5 }, resources: { cartels: 0 } });
    expect(decide(poor, 'cartels')).toMatchObject({
      option: 'pass',
      why: expect.arrayContaining(['8.1.pass.no-resources']),
    });
    const event = standardAlone({ state: { card: 62 }, resources: { cartels: 0 } });
    expect(decide(event, 'cartels')).toMatchObject({
      option: 'shaded',
      why: expect.arrayContaining(['8.1.event-with-0-resources']),
    });
  });

  test('8.1 in play, a non-player without Resources is offered nothing but Event and pass (D14)', () => {
    const state = standardAlone({ state: { card: 5 }, resources: { farc: 0 } });
    state.eligible.government = false;
    const { answers } = watch(state, playCard);
    expect(answers).toEqual(['ask.turn: pass']);
    expect(state.resources.farc).toBe(1);
  });

  test('8.1 it executes a full Operation where a player would get a Limited one', () => {
    const state = standardAlone({ state: { card: 28, done: after('operation') } });
    state.eligible.farc = false;
    const { state: played, why } = watch(state, playCard, { side: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
    expect(why).toContain('8.1.op.unlimited');
    expect(played.done.at(-1)).toEqual({ faction: 'auc', deed: 'operation-and-activity' });
    expect(played.resources.auc).toBeLessThan(10);
  });

  test('8.4.1, 8.4.4 in play it is offered only the shaded text, and never card 63', () => {
    const menu = (card: number) => {
      const state = standardAlone({ state: { card } });
      state.eligible.government = false;
      state.eligible.farc = false;
      state.eligible.auc = false;
      return play(state, playCard).menu;
    };
    expect(menu(62)).toContain('shaded');
    expect(menu(62)).not.toContain('unshaded');
    expect(menu(63)).toEqual(['rally', 'march', 'attack', 'terror', 'pass']);
    const narco = standardAlone({ state: { card: 63 } });
    expect(watch(narco, playCard, { side: [1, 1, 1] }).why).toContain('8.4.card-63.op');
  });

  test('8.1 the limits of the last Event card do not bind it', () => {
    const last = { card: 28, deck: [76], shown: 1, propagandas: 3, done: after('operation') };
    expect(decide(standardAlone({ state: last }), 'auc').why).toContain('8.1.op.final-event-card');
  });
});

describe('8.1 Insurgent Discord', () => {
  const two = { nonPlayers: ['auc', 'cartels'] as const };
  const second = (card: number, auc = 5): State => {
    const done: State['done'] = [{ faction: 'farc', deed: 'operation-and-activity' }];
    const state = standardAlone({ variants: two, state: { card, done }, resources: { auc } });
    state.eligible.government = false;
    return state;
  };

  test('8.1 with two players the Government decides for a second Eligible non-player', () => {
    const event = watch(second(28), playCard, { government: ['event'], side: [1, 1, 1] });
    expect(event.state.done.at(-1)).toEqual({ faction: 'auc', deed: 'event' });
    expect(event.fired).toContain('8.1.discord.event');
    const operates = watch(second(28), playCard, {
      government: ['operation'],
      side: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(operates.state.done.at(-1)?.deed).toBe('operation-and-activity');
    expect(operates.fired).toContain('8.1.discord.op');
  });

  test('8.1 the grey 2 does not bind the Government (D15)', () => {
    const state = second(49);
    state.done[0] = { faction: 'farc', deed: 'operation-and-activity' };
    const { fired } = watch(state, playCard, { government: ['event'], side: [1, 1, 1] });
    expect(fired).toContain('8.1.discord.grey2-event');
  });

  test('8.1 without Resources the usual rule holds', () => {
    const { why, state } = watch(second(28, 0), playCard, { side: [1, 1, 1] });
    expect(why).toContain('8.1.discord.no-resources-skipped');
    expect(state.done.at(-1)?.deed).toBe('event');
  });
});

describe('8.1.1 what cannot be done', () => {
  test('8.1.1 an impossible Operation gives way to the one above it on the chart, step by step (D13)', () => {
    const farc = alone({
      state: { card: 1 },
      resources: { farc: 5, government: 9 },
      spaces: {
        bogota: { level: 'AS', 'farc-active': 3 },
        huila: { 'farc-active': 19, 'farc-base': 2 },
      },
    });
    const { option, why } = decide(farc, 'farc');
    expect(option).toBe('rally');
    expect(why.slice(1)).toEqual([
      '8.7.q1.no',
      '8.7.q2.three-pieces-support',
      '8.7.q3.government-richer-or-equal',
      '8.1.1.stepup.farc.terror-attack',
      '8.1.1.stepup.farc.attack-march',
      '8.1.1.stepup.farc.march-rally',
    ]);
  });

  test('8.7 three FARC pieces on a LoC are forward enough, even Active ones (D11)', () => {
    const farc = alone({
      state: { card: 1 },
      resources: { farc: 9, government: 5 },
      spaces: {
        'loc-cali-pasto': { 'farc-active': 3, police: 1 },
        huila: { 'farc-active': 19, 'farc-base': 2 },
      },
    });
    const { option, why } = decide(farc, 'farc');
    expect(option).toBe('attack');
    expect(why).toContain('8.7.q2.three-pieces-loc');
  });

  test('8.1.1 AUC without a target for an Attack Marches, and without a March Rallies', () => {
    const auc = alone({
      state: { card: 1 },
      resources: { auc: 3 },
      spaces: { bogota: { level: 'AS', 'auc-active': 13, 'cartels-base': 2 } },
    });
    const { option, why } = decide(auc, 'auc');
    expect(option).toBe('rally');
    expect(why).toEqual(
      expect.arrayContaining([
        '8.6.q2.no-farc-base',
        '8.6.q3.none',
        '8.1.1.stepup.auc.attack-march',
        '8.1.1.stepup.auc.march-rally',
      ]),
    );
  });

  test('8.1.1 Cartels pass when even a Rally can do nothing', () => {
    const cartels = alone({
      state: { card: 5 },
      resources: { cartels: 4 },
      spaces: { cali: { 'cartels-underground': 12, 'cartels-base': 2 } },
    });
    const { option, why } = decide(cartels, 'cartels');
    expect(option).toBe('pass');
    expect(why).toEqual(
      expect.arrayContaining(['8.5.q1.pieces-10', '8.1.1.pass.rally-condition-true', '8.1.1.pass.cartels']),
    );
  });
});
