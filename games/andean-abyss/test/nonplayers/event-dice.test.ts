/** Which spaces an Event of a non-player takes, and what is rolled for it (8.2, 8.4.4). */
import { describe, expect, test } from 'vitest';
import { eventCard } from '../../cards.ts';
import { executeEvent } from '../../events/execute.ts';
import type { Faction } from '../../forces.ts';
import { AT } from '../../map.ts';
import { isEffective } from '../../nonplayers/events/usable.ts';
import type { Side, State } from '../../state.ts';
import { here, levelOf } from '../table.ts';
import { alone, type Forced, type Watched, watch } from './play.ts';

function execute(state: State, faction: Faction, card: number, forced: Forced = {}, side?: Side): Watched {
  state.card = card;
  const text = side ?? (eventCard(card).dual ? 'shaded' : 'unshaded');
  return watch(state, (table) => executeEvent(table, faction, card, text), forced);
}

describe('8.2 dice of Events', () => {
  test('8.2 card 31: as many candidates as the Event wants are taken without dice', () => {
    const state = alone({
      spaces: { cesar: { level: 'PO' }, arauca: { level: 'PO' }, choco: { level: 'PO' } },
    });
    const { why } = execute(state, 'farc', 31);
    expect(why).toContain('8.2.no-roll-all');
    for (const id of ['cesar', 'arauca', 'choco'] as const) expect(levelOf(state, id)).toBe('AO');
  });

  test('8.3 card 4: three pipelines of the highest Econ need no dice', () => {
    const state = alone();
    execute(state, 'farc', 4);
    for (const id of ['loc-arauca-cucuta', 'loc-ayacucho-cucuta', 'loc-ayacucho-sincelejo'] as const)
      expect(state.markers[AT[id]]).toBe(1);
  });

  test('8.3 card 51: pipelines of the highest Econ are all taken where the Event reaches that far', () => {
    const state = alone({ spaces: { santander: { 'farc-active': 1 } } });
    // Three of Econ 3 touch Santander, and more of Econ 2.
    execute(state, 'farc', 51);
    for (const id of ['loc-arauca-cucuta', 'loc-ayacucho-cucuta', 'loc-ayacucho-sincelejo'] as const)
      expect(state.markers[AT[id]]).toBe(1);
  });

  test('8.2 card 50: a space is used up before dice choose another', () => {
    const state = alone({
      spaces: { bogota: { police: 2 }, cali: { police: 2 }, pasto: { police: 1 } },
    });
    // Red, yellow, green for Cali, and no second roll.
    execute(state, 'auc', 50, { side: [1, 1, 1] });
    expect(here(state, 'cali')).toEqual({ 'auc-underground': 2 });
    expect(here(state, 'bogota')).toEqual({ police: 2 });
  });

  test('8.2 card 20: guerrillas in one random space turn Underground before others do', () => {
    const state = alone({
      spaces: { huila: { 'farc-active': 2 }, cesar: { 'farc-active': 2 }, arauca: { 'farc-active': 2 } },
    });
    // Cesar (twice), then Huila by shift from Meta East.
    execute(state, 'farc', 20, { side: [3, 1, 5, 5, 3, 5] });
    expect(here(state, 'cesar')).toEqual({ 'farc-underground': 2 });
    expect(here(state, 'huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1 });
  });

  test('8.4.4 card 58: where all the Police can be taken, only the City is rolled for', () => {
    const both = { police: 2, 'cartels-base': 1 };
    const state = alone({ spaces: { cali: both, pasto: both } });
    execute(state, 'cartels', 58, { side: [1, 5, 1] });
    expect(here(state, 'bogota')).toEqual({ police: 4 });
  });
});

describe('8.4.4 instructions of cards', () => {
  test('8.4.4 card 20: to a LoC goes an Active guerrilla, from wherever there is one', () => {
    const state = alone({
      state: { deck: [2], shown: 1 },
      spaces: {
        arauca: { level: 'AO', 'farc-underground': 1 },
        'meta-east': { level: 'AO', 'farc-active': 1 },
        'loc-arauca-cucuta': { terror: 1 },
        'loc-bogota-san-jose': { terror: 1 },
      },
    });
    execute(state, 'farc', 20, { side: [1, 1, 1, 1, 1, 1] });
    // Turned Underground afterwards, by the second half of the card.
    expect(here(state, 'loc-bogota-yopal')).toEqual({ 'farc-underground': 1 });
    expect(here(state, 'meta-east')).toEqual({});
  });

  test('8.1.2 card 26 unshaded: non-player Cartels attack FARC in every space, without dice of their own', () => {
    const both = { 'cartels-active': 1, 'farc-active': 1 };
    const state = alone({ spaces: { huila: both, cesar: both, choco: both } });
    execute(state, 'government', 26, { rolls: [1, 1, 1] }, 'unshaded');
    for (const id of ['huila', 'cesar', 'choco'] as const)
      expect(here(state, id)).not.toHaveProperty('farc-active');
  });

  test('8.4.4 card 29: FARC counts Government and AUC pieces only; Cartels beside them do not matter', () => {
    const state = alone({
      spaces: {
        huila: { 'farc-active': 1, troops: 1 },
        cesar: { 'farc-active': 1, troops: 1, 'cartels-active': 3 },
      },
    });
    const { why } = execute(state, 'farc', 29, { side: [5, 3, 5] });
    expect(why).toContain('8.2.direct');
    expect(here(state, 'huila')).toEqual({ 'farc-active': 1, 'farc-underground': 1 });
  });

  test('8.1.2 card 53: among equals those with Shipments fly first', () => {
    const state = alone({
      spaces: { choco: { 'auc-active': 2, 'auc-underground': 2 }, huila: { 'farc-base': 1 } },
    });
    state.carriers.push({ space: AT.choco, kind: 'auc-active', load: 1 });
    execute(state, 'auc', 53);
    expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-underground', load: 1 }]);
    expect(here(state, 'choco')).toEqual({ 'auc-underground': 2 });
  });

  test('8.4.4, 8.1.2 card 54: without a guerrilla of its own Available a non-player just removes (D40)', () => {
    const state = alone({
      spaces: { huila: { 'farc-active': 2 }, bogota: { 'cartels-active': 12 } },
    });
    const { fired } = execute(state, 'cartels', 54);
    expect(here(state, 'huila')).toEqual({});
    expect(fired).toContain('8.1.2.replace.plain-removal');
  });

  test('8.4.4 card 57: Police on LoCs are never replaced', () => {
    const state = alone({
      spaces: { bogota: { police: 1 }, 'loc-bogota-neiva': { police: 1 }, 'loc-cali-pasto': { police: 2 } },
    });
    execute(state, 'cartels', 57);
    expect(here(state, 'bogota')).toEqual({ 'cartels-base': 1 });
    expect(here(state, 'loc-bogota-neiva')).toEqual({ police: 1 });
    expect(here(state, 'loc-cali-pasto')).toEqual({ police: 2 });
  });

  test('8.4.4 card 59: the City comes first, and the other Support Cities may send their guerrillas there', () => {
    const state = alone({
      spaces: {
        cali: { level: 'AS', 'cartels-underground': 3 },
        pasto: { level: 'AS', 'cartels-underground': 2 },
        bogota: { level: 'AS', police: 1 },
      },
    });
    // Cali is drawn; Pasto, a candidate as good as Cali, is then an origin like any other.
    execute(state, 'cartels', 59, { side: [1, 1, 1] });
    expect(here(state, 'cali')).toEqual({ 'cartels-underground': 4 });
    expect(here(state, 'pasto')).toEqual({ 'cartels-underground': 1 });
  });

  test('8.1, 8.4 card 59 does nothing when only the one City they would go to has guerrillas to spare', () => {
    const state = alone({
      spaces: { cali: { level: 'AS', 'cartels-underground': 3 }, pasto: { level: 'AS', police: 1 } },
    });
    expect(isEffective(state, 'cartels', 59)).toBe(false);
  });

  test('8.4.4 card 69: Cartels without a guerrilla Available do not Rally away one that holds a Shipment', () => {
    const state = alone({
      spaces: { vaupes: { 'cartels-underground': 2 }, bogota: { 'cartels-active': 10 } },
    });
    state.carriers.push({ space: AT.vaupes, kind: 'cartels-underground', load: 1 });
    // Amazonas is drawn.
    execute(state, 'cartels', 69, { side: [5, 1, 1] });
    expect(here(state, 'amazonas')).toEqual({ 'cartels-underground': 2 });
    expect(state.carriers).toEqual([{ space: AT.amazonas, kind: 'cartels-underground', load: 1 }]);
  });

  test('8.4.4 card 69: the best destination of all comes first, then an origin that reaches it', () => {
    const state = alone({
      spaces: {
        atlantico: { 'auc-underground': 1 },
        vaupes: { 'auc-underground': 1 },
        cesar: { 'farc-active': 1 },
        guainia: { 'farc-base': 1 },
      },
    });
    // Cesar is beside Atlántico, but the Base in Guainía comes first, and only Vaupés is near enough.
    execute(state, 'auc', 69);
    expect(here(state, 'vaupes')).toEqual({});
    expect(here(state, 'guainia')).toMatchObject({ 'farc-base': 1, 'auc-active': 1 });
  });
});
