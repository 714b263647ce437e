/** The worked cases of the rulebook and the playbook in which non-players act. */
import { describe, expect, test } from 'vitest';
import { aucExtort } from '../../nonplayers/auc/extort.ts';
import { takeTurn } from '../../nonplayers/decision.ts';
import type { Mind } from '../../nonplayers/mind.ts';
import { Dice, forcedDice, type Table } from '@sandtable/engine';
import { executeEvent } from '../../events/execute.ts';
import type { Insurgent } from '../../forces.ts';
import { guerrillas, oppositionPlusBases, type State, totalSupport, underground } from '../../state.ts';
import { act } from '../../action.ts';
import { LOCS, type SpaceId } from '../../map.ts';
import { operate } from '../../operate.ts';
import { here, levelOf } from '../table.ts';
import { alone, operation, standardAlone, watch } from './play.ts';

/** What a faction would do on the card in play. */
function turnOf(state: State, faction: Insurgent): { option: string; why: string[] } {
  const hasEvent = state.done.every((one) => one.deed === 'operation-and-activity');
  const options = [...(hasEvent ? ['shaded', 'event'] : []), 'rally', 'march', 'attack', 'terror', 'pass'];
  const prompt = { key: 'ask.turn', rule: '2.3.4' };
  const mind: Mind = { state, faction, prompt, options, dice: new Dice(forcedDice([])), why: [] };
  const option = takeTurn(mind);
  return { option, why: mind.why.map((reason) => reason.key) };
}

const raulReyes = (state: State) => watch(state, (table) => executeEvent(table, 'farc', 21, 'shaded'));
const card21 = { state: { card: 21 } };

describe('8 worked cases', () => {
  test('8.4 C2: card 21 puts the FARC Base into Santander', () => {
    const { state, why } = raulReyes(standardAlone(card21));
    expect(here(state, 'santander')).toMatchObject({ 'farc-base': 1, 'government-base': 1 });
    expect(state.resources.farc).toBe(16);
    expect(oppositionPlusBases(state)).toBe(21);
    expect(why).toContain('8.4.card-21.guerrilla-support');
  });

  test('8.6.1 C3: AUC Rallies at FARC Bases, then at its own, and Extorts', () => {
    const { state } = raulReyes(standardAlone(card21));
    state.card = 1;
    state.done.push({ faction: 'government', deed: 'event' });
    expect(turnOf(state, 'auc')).toMatchObject({ option: 'rally' });
    const after = operation(state, 'auc', 'rally');
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
    const { state: after, why } = operation(state, 'auc', 'rally');
    expect(here(after, 'antioquia')).toEqual({ 'auc-underground': 1, 'auc-active': 1, 'auc-base': 2 });
    expect(here(after, 'santander')).toMatchObject({ 'auc-underground': 3 });
    expect(here(after, 'huila')).toMatchObject({ 'auc-underground': 2 });
    expect(after.resources.auc).toBe(7);
    expect(why).toEqual(expect.arrayContaining(['8.6.1.rally.build', '8.1.2.remove-own.active']));
    expect(why).not.toContain('8.6.1.rally.flip');
    expect(aucExtort(after, [])?.among).not.toContain('santander');
  });

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
    const { state: after, why, sideLeft } = operation(state, 'farc', 'rally', { side: [4, 1, 2] });
    expect(sideLeft).toBe(0);
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

  test('8.1 C7: an Event that would do nothing is left alone', () => {
    const state = alone({ resources: { cartels: 5 }, state: { card: 68 } });
    const { option, why } = turnOf(state, 'cartels');
    expect(option).toBe('rally');
    expect(why).toContain('8.1.first.leftmost-ineffective-op');
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
    expect(after.state.resources.cartels).toBe(17);
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
    const before = { support: totalSupport(state), opposition: oppositionPlusBases(state) };
    const after = operation(state, 'auc', 'terror', { side: [1, 3, 2, 6, 4, 5, 3, 6, 2] });
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
    const econTwo = [1, 3, 1, 5, 3, 3, 3, 3, 5];
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
    for (const loc of LOCS)
      if (guerrillas(after, loc, 'farc') > 0) expect(underground(after, loc, 'farc')).toBe(1);
    expect(why).toEqual(
      expect.arrayContaining([
        '8.7.2.march.loc',
        '8.7.2.march.underground',
        '8.7.2.march.active',
        '8.7.2.march.last',
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
    const { state: after, why, sideLeft } = operation(state, 'cartels', 'rally', { side: [6, 1, 3] });
    expect(sideLeft).toBe(0);
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

  test('8.4 C20: Narco-War is never executed by a non-player', () => {
    const { option, why } = turnOf(standardAlone({ state: { card: 63 } }), 'cartels');
    expect(option).toBe('rally');
    expect(why).toEqual(expect.arrayContaining(['8.1.first.leftmost-note-op', '8.4.card-63.op']));
  });
});
