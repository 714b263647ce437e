import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import type { Insurgent } from '../../forces.ts';
import { AT } from '../../map.ts';
import { AUC_MARCH } from '../../nonplayers/auc.ts';
import { CARTELS_MARCH } from '../../nonplayers/cartels.ts';
import { FARC_MARCH } from '../../nonplayers/farc.ts';
import { party, partyAndRow } from '../../nonplayers/marching.ts';
import type { Mind } from '../../nonplayers/mind.ts';
import { heir, kindToPlace, ownLoss, taker, victim } from '../../nonplayers/pieces.ts';
import { resourcesPhase } from '../../propaganda/resources.ts';
import type { State } from '../../state.ts';
import { here } from '../table.ts';
import { alone, operation, watch } from './play.ts';

const mindOf = (state: State, faction: Insurgent): Mind => ({
  state,
  faction,
  prompt: { key: 'test' },
  options: [],
  dice: new Dice(forcedDice([])),
  why: [],
});

describe('8.1.2 priorities inside a space', () => {
  test('8.1.2 Bases are placed before guerrillas', () => {
    expect(kindToPlace(mindOf(alone(), 'auc'), ['auc-underground', 'auc-base'])).toBe('auc-base');
    expect(kindToPlace(mindOf(alone(), 'auc'), ['auc-underground'])).toBe('auc-underground');
  });

  test('8.1.2 enemies go in the order Base, Police, Troops, Underground, Active, faction by faction', () => {
    const all = [
      'farc-active',
      'farc-underground',
      'troops',
      'police',
      'government-base',
      'farc-base',
    ] as const;
    expect(victim(all, ['government', 'farc'])).toBe('government-base');
    expect(victim(['farc-active', 'farc-underground', 'troops', 'police'], ['government', 'farc'])).toBe(
      'police',
    );
    expect(victim(['farc-active', 'farc-underground', 'troops'], ['government', 'farc'])).toBe('troops');
    expect(victim(['farc-active', 'farc-underground'], ['government', 'farc'])).toBe('farc-underground');
    expect(victim(['cartels-active'], ['government', 'farc'])).toBeUndefined();
  });

  test('8.6.3, 8.1.2 holders of Shipments come first where the list says so, whosever they are', () => {
    const ids = ['farc-underground', 'cartels-active+1', 'farc-active+2'] as const;
    expect(victim(ids, ['shipment', 'farc', 'government'])).toBe('farc-active+2');
    expect(victim(ids.slice(0, 2), ['shipment', 'farc', 'government'])).toBe('cartels-active+1');
  });

  test('8.1.2 of its own it gives up Active guerrillas first, Bases last (N7)', () => {
    expect(ownLoss(['auc-base', 'auc-underground', 'auc-active'])).toBe('auc-active');
    expect(ownLoss(['auc-base', 'auc-underground+1', 'auc-underground'])).toBe('auc-underground');
  });

  test('8.1.2 a Shipment goes to Underground guerrillas without one first (N6)', () => {
    const mind = mindOf(alone(), 'cartels');
    const all = [
      'cartels-active',
      'cartels-active+1',
      'cartels-underground+1',
      'cartels-underground',
    ] as const;
    expect(taker(mind, all, 'cartels')).toBe('cartels-underground');
    expect(taker(mind, all.slice(0, 3), 'cartels')).toBe('cartels-underground+1');
    expect(taker(mind, all.slice(0, 2), 'cartels')).toBe('cartels-active');
    expect(mind.why.map((reason) => reason.key)).toEqual([
      '8.1.2.shipment.underground-unladen',
      '8.1.2.shipment.underground-holder',
      '8.1.2.shipment.active-unladen',
    ]);
  });

  test('8.1.2 a lost holder passes its Shipment on within its faction, then to non-players, never to a player', () => {
    const two = alone({ variants: { nonPlayers: ['auc', 'cartels'] } });
    expect(heir(mindOf(two, 'cartels'), ['cartels-active', 'auc-underground'])).toBe('cartels-active');
    expect(heir(mindOf(two, 'cartels'), ['auc-active', 'auc-underground', 'farc-underground'])).toBe(
      'auc-underground',
    );
    expect(heir(mindOf(two, 'cartels'), ['auc-active', 'farc-underground'])).toBe('auc-active');
    expect(heir(mindOf(two, 'cartels'), ['farc-underground'])).toBe('lose');
  });

  test('8.1.2, 6.3.3 Shipments become Bases, and Resources only where no Base can be', () => {
    const state = alone({
      resources: { cartels: 0 },
      spaces: {
        cali: { 'cartels-underground': 1 },
        'loc-cali-pasto': { 'cartels-underground': 1 },
      },
    });
    state.carriers.push({ space: AT.cali, kind: 'cartels-underground', load: 1 });
    state.carriers.push({ space: AT['loc-cali-pasto'], kind: 'cartels-underground', load: 1 });
    const { why } = watch(state, resourcesPhase);
    expect(here(state, 'cali')).toMatchObject({ 'cartels-base': 1 });
    expect(state.resources.cartels).toBe(6);
    expect(why).toEqual(['8.1.2.profit.base', '8.1.2.profit.resources']);
  });

  test('8.1.2, 4.3.3 AUC answers a Kidnap of 6 with a Base where there is room', () => {
    const farc = () =>
      alone({
        resources: { farc: 3, government: 20 },
        spaces: { bogota: { level: 'AS', 'farc-underground': 2 } },
      });
    const base = operation(farc(), 'farc', 'terror', { rolls: [6] });
    expect(here(base.state, 'bogota')).toMatchObject({ 'auc-base': 1 });
    const full = farc();
    full.available[8] = 0;
    const guerrilla = operation(full, 'farc', 'terror', { rolls: [6] });
    expect(here(guerrilla.state, 'bogota')).toMatchObject({ 'auc-underground': 1 });
    expect(guerrilla.why).toContain('8.1.2.reaction.kidnap-six-guerrilla');
  });
});

describe('8.1.2 who marches', () => {
  const from = AT.choco;
  const to = AT.medellin;

  test('8.1.2 the example: three of a mixed group enter an empty Support space, Underground first (N5)', () => {
    const state = alone({
      spaces: { choco: { level: 'AO', 'farc-underground': 2, 'farc-active': 3 }, medellin: { level: 'AS' } },
    });
    expect(party(state, from, to, FARC_MARCH)).toEqual({ underground: 2, active: 1 });
    expect(partyAndRow(state, from, to, FARC_MARCH).row).toBe('capped-mixed');
  });

  test('8.1.2 where nobody watches all go', () => {
    const state = alone({
      spaces: {
        choco: { level: 'AO', 'farc-underground': 4, 'farc-active': 3 },
        cali: { level: 'N', troops: 5 },
      },
    });
    expect(partyAndRow(state, from, AT.cali, FARC_MARCH)).toEqual({
      party: { underground: 4, active: 3 },
      row: 'not-watched',
    });
  });

  test('8.1.2 where being seen cannot be avoided all go, Active ones first, and one stays if it must', () => {
    const state = alone({
      spaces: {
        choco: { level: 'AO', 'farc-underground': 2, 'farc-active': 2, 'cartels-base': 1 },
        medellin: { level: 'AS', troops: 3 },
      },
    });
    expect(partyAndRow(state, from, to, FARC_MARCH)).toEqual({
      party: { underground: 1, active: 2 },
      row: 'unavoidable-active',
    });
  });

  test('8.1.2 only Active guerrillas: all of them go', () => {
    const state = alone({
      spaces: { choco: { level: 'AO', 'farc-active': 5 }, medellin: { level: 'AS', police: 1 } },
    });
    expect(partyAndRow(state, from, to, FARC_MARCH)).toEqual({
      party: { underground: 0, active: 5 },
      row: 'only-active',
    });
  });

  test('8.6.2, 3.3.2 AUC is watched in Opposition too, by FARC guerrillas as well as by cubes', () => {
    const state = alone({
      spaces: {
        huila: { 'auc-underground': 4, 'auc-base': 1 },
        'meta-west': { level: 'AO', 'farc-underground': 1, police: 1 },
      },
    });
    expect(party(state, AT.huila, AT['meta-west'], AUC_MARCH)).toEqual({ underground: 1, active: 0 });
  });

  test('8.5.2 a Cartels Base keeps one guerrilla, other spaces may be emptied', () => {
    const state = alone({
      spaces: { cali: { 'cartels-underground': 3, 'cartels-base': 1 }, pasto: { 'cartels-underground': 2 } },
    });
    expect(party(state, AT.cali, AT.narino, CARTELS_MARCH)).toEqual({ underground: 2, active: 0 });
    expect(party(state, AT.pasto, AT.narino, CARTELS_MARCH)).toEqual({ underground: 2, active: 0 });
  });

  test('8.1.2 holders of Shipments march first among equals', () => {
    const state = alone({
      resources: { cartels: 3 },
      spaces: { cali: { 'cartels-underground': 4, 'cartels-base': 2 } },
    });
    state.carriers.push({ space: AT.cali, kind: 'cartels-underground', load: 1 });
    const { why } = operation(state, 'cartels', 'march', { side: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
    expect(why).toContain('8.1.2.march.shipment-first');
    expect(state.carriers.filter((carrier) => carrier.space !== AT.cali)).toHaveLength(1);
  });
});
