import { describe, expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { basesOnMap, oppositionPlusBases } from '../../state.ts';
import { cards, goOn, limited, operation } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';

describe('4.3, 4.4 FARC and AUC', () => {
  test('4.3.1 Extort: an Underground guerrilla becomes Active and brings 1 Resource where FARC outnumbers all', () => {
    const state = situation({
      spaces: {
        huila: { 'farc-underground': 2, 'farc-base': 1, police: 2 },
        cesar: { 'farc-underground': 1, police: 1 },
        'loc-cali-pasto': { 'farc-underground': 1 },
        arauca: { 'farc-active': 2 },
      },
    });
    const start = operation(structuredClone(state), 'farc', 'rally', ['extort']);
    expect(start.menu).toEqual(['huila', 'loc-cali-pasto']);
    operation(state, 'farc', 'rally', ['extort', 'huila', 'vichada', 'done']);
    expect(here(state, 'huila')).toMatchObject({ 'farc-underground': 1, 'farc-active': 1 });
    expect(state.resources.farc).toBe(0);
  });

  test('4.1 with no Resources an Operation can begin with Extort, and cannot if there is none to be had', () => {
    const state = situation({ spaces: { huila: { 'farc-underground': 1 } } });
    expect(operation(structuredClone(state), 'farc', 'rally').menu).toEqual(['extort']);
    operation(state, 'farc', 'rally', ['extort']);
    expect(state.resources.farc).toBe(1);
  });

  test('4.4.1 AUC Extorts and Ambushes like FARC', () => {
    const state = situation({
      spaces: { huila: { 'auc-underground': 2 }, cesar: { 'auc-underground': 1, troops: 3 } },
      resources: { auc: 2 },
    });
    operation(structuredClone(state), 'auc', 'rally', ['extort', 'vichada', 'done']);
    operation(state, 'auc', 'attack', ['cesar', 'ambush']);
    expect(here(state, 'cesar')).toEqual({ troops: 1, 'auc-underground': 1, 'auc-active': 1 });
    expect(state.resources.auc).toBe(1);
  });

  test('4.3.2 Ambush: one guerrilla Active, no die, two pieces removed, a guerrilla placed Underground', () => {
    const state = situation({
      spaces: { huila: { 'farc-underground': 2, police: 1, troops: 1, 'government-base': 1 } },
      resources: { farc: 2 },
    });
    const played = operation(state, 'farc', 'attack', ['huila', 'ambush', 'police']);
    expect(played.lines.some((line) => line.key === 'log.roll')).toBe(false);
    expect(here(state, 'huila')).toEqual({ 'farc-underground': 2, 'farc-active': 1, 'government-base': 1 });
  });

  test('4.3.2 one Ambush a turn, only with an Underground guerrilla, never by Cartels', () => {
    const spaces = {
      huila: { 'farc-underground': 1, 'cartels-underground': 1, police: 2 },
      cesar: { 'farc-underground': 1, police: 2 },
      arauca: { 'farc-active': 1, police: 2 },
    };
    const state = situation({ spaces, resources: { farc: 5, cartels: 5 } });
    expect(operation(structuredClone(state), 'farc', 'attack', ['arauca', 'huila'], [6]).menu).toEqual([
      'roll',
      'ambush',
    ]);
    const second = operation(structuredClone(state), 'farc', 'attack', ['cesar', 'ambush', 'huila'], [6]);
    expect(second.asked.at(-1)).toBe('farc: ask.operation.space');
    expect(operation(state, 'cartels', 'attack', ['huila'], [6]).menu).not.toContain('ambush');
  });

  test('4.3.2 why there is no Ambush is said: another Operation, no Underground guerrilla, or one already', () => {
    const spaces = { cali: { 'farc-underground': 1, police: 3 }, pasto: { 'farc-active': 1, police: 2 } };
    const state = situation({ spaces, resources: { farc: 9 } });
    expect(operation(structuredClone(state), 'farc', 'march').blocked).toContain(
      'ambush: 4.1.1 why.other-operation',
    );
    const attack = operation(structuredClone(state), 'farc', 'attack');
    expect(attack.blocked.join()).not.toContain('ambush');
    const ambushed = operation(structuredClone(state), 'farc', 'attack', ['cali', 'ambush']);
    expect(ambushed.blocked).toContain('ambush: 4.3.2 why.activity-limit');
    const seen = situation({ spaces: { pasto: spaces.pasto, neiva: spaces.pasto }, resources: { farc: 9 } });
    expect(operation(seen, 'farc', 'attack').blocked).toContain('ambush: 4.3.2 why.ambush');
  });

  test('A18 AUC Terror with Assassinate (3.3.4, 4.4.2)', () => {
    const state = situation({
      spaces: {
        antioquia: { level: 'PO', 'auc-underground': 4, 'auc-base': 1, 'farc-underground': 1 },
        arauca: {
          level: 'PO',
          'auc-underground': 4,
          'farc-underground': 1,
          'cartels-underground': 1,
          'cartels-base': 1,
        },
        huila: { level: 'PO', 'auc-underground': 1, 'farc-underground': 2, 'farc-base': 1 },
      },
      resources: { auc: 11 },
      state: { aid: 9 },
    });
    const before = oppositionPlusBases(state);
    operation(state, 'auc', 'terror', [
      'antioquia',
      'arauca',
      'huila',
      'assassinate',
      'antioquia',
      'assassinate',
      'arauca',
      'farc-underground',
      'assassinate',
      'farc-base',
    ]);
    expect([levelOf(state, 'antioquia'), levelOf(state, 'arauca'), levelOf(state, 'huila')]).toEqual([
      'N',
      'N',
      'N',
    ]);
    expect([terrorIn(state, 'antioquia'), terrorIn(state, 'arauca'), terrorIn(state, 'huila')]).toEqual([
      1, 1, 1,
    ]);
    expect(before - oppositionPlusBases(state)).toBe(6);
    expect(state.aid).toBe(4);
    expect(state.resources.auc).toBe(8);
    expect(here(state, 'huila')).toEqual({ 'farc-underground': 2, 'auc-active': 1 });
  });

  test('4.4.2 Assassinate needs more AUC guerrillas than Police, and takes Shipments', () => {
    const state = situation({
      spaces: {
        cali: { 'auc-underground': 1, police: 1 },
        huila: { 'auc-underground': 1, 'cartels-underground': 1 },
      },
      resources: { auc: 2 },
      state: { carriers: [{ space: AT.huila, kind: 'cartels-underground', load: 1 }] },
    });
    const played = operation(state, 'auc', 'terror', ['cali', 'huila', 'assassinate']);
    expect(played.menu).toEqual([]);
    expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-active', load: 1 }]);
    expect(here(state, 'cali')).toEqual({ police: 1, 'auc-active': 1 });
  });
});

describe('4.5 Cartels', () => {
  test('A10 Rally with Bases, then Cultivate (3.3.1, 4.5.1)', () => {
    const farc = { 'farc-base': 1 };
    const state = situation({
      spaces: {
        cali: { 'cartels-underground': 1, 'cartels-base': 1 },
        huila: { 'cartels-underground': 1, ...farc },
        putumayo: { 'cartels-underground': 1, 'cartels-base': 2 },
        'meta-east': { 'cartels-base': 1, ...farc },
        'meta-west': { 'cartels-base': 1, ...farc },
        guaviare: { 'cartels-base': 1, ...farc },
      },
      resources: { cartels: 9 },
    });
    const rally = [
      'cali',
      'guerrillas',
      '4',
      'meta-west',
      'guerrillas',
      '2',
      'meta-east',
      'guerrillas',
      '2',
      'huila',
    ];
    const cultivate = operation(structuredClone(state), 'cartels', 'rally', [...rally, 'cultivate']);
    expect(cultivate.menu).toContain('huila');
    expect(cultivate.menu).not.toContain('meta-east');
    operation(state, 'cartels', 'rally', [...rally, 'cultivate', 'huila', 'new-base']);
    expect(state.resources.cartels).toBe(5);
    expect(state.available[9]).toBe(0);
    expect(here(state, 'huila')).toEqual({ 'cartels-underground': 2, 'cartels-base': 1, 'farc-base': 1 });
    expect(basesOnMap(state, 'cartels')).toBe(7);
  });

  test('A11 Cultivate barred by Police (4.5.1)', () => {
    const state = situation({
      spaces: { medellin: { police: 1 }, bucaramanga: { police: 1 }, putumayo: { 'cartels-base': 2 } },
      resources: { cartels: 6 },
    });
    const played = operation(state, 'cartels', 'rally', [
      'medellin',
      'bucaramanga',
      'arauca',
      'cultivate',
      'new-base',
      'done',
    ]);
    expect(played.menu).toEqual([]);
    expect(state.resources.cartels).toBe(3);
    expect(here(state, 'arauca')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 });
    expect(basesOnMap(state, 'cartels')).toBe(3);
  });

  test('4.5.1 a Base may also move there from any space, with March as well', () => {
    const state = situation({
      spaces: {
        cali: { 'cartels-underground': 2 },
        amazonas: { 'cartels-base': 1 },
        vichada: { 'cartels-underground': 1 },
      },
      resources: { cartels: 1 },
    });
    operation(state, 'cartels', 'march', ['cultivate', 'huila', '1', 'done']);
    expect(here(state, 'amazonas')).toEqual({});
    expect(here(state, 'cali')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 });
  });

  test('4.5.2 Process sells Bases for 3 Resources each, or loads one or two Shipments, not both (D43)', () => {
    const state = situation({
      spaces: {
        cali: { 'cartels-base': 2, 'cartels-underground': 1, 'farc-active': 1 },
        huila: { 'cartels-base': 1 },
      },
      resources: { cartels: 1 },
    });
    const sold = structuredClone(state);
    const selling = operation(sold, 'cartels', 'rally', [
      'process',
      'sell-base',
      'huila',
      'process',
      'process',
    ]);
    expect(sold.resources.cartels).toBe(10);
    expect(basesOnMap(sold, 'cartels')).toBe(0);
    expect(selling.menu).not.toContain('process');
    operation(state, 'cartels', 'rally', [
      'process',
      'load-shipment',
      'farc-active',
      'process',
      'cartels-underground',
      'vichada',
    ]);
    expect(state.carriers).toEqual([
      { space: AT.cali, kind: 'farc-active', load: 1 },
      { space: AT.cali, kind: 'cartels-underground', load: 1 },
    ]);
  });

  test('4.5.2 with no Resources Process can pay for the Operation, but not by loading', () => {
    const state = situation({ spaces: { cali: { 'cartels-base': 1, 'cartels-underground': 1 } } });
    const played = operation(state, 'cartels', 'rally', ['process']);
    expect(played.menu).toContain('cali');
    expect(state.resources.cartels).toBe(3);
  });

  test('4.5.1 a Rally that can place nobody opens its Department to a new Base all the same (3.3.1)', () => {
    const state = situation({
      spaces: { cesar: { 'cartels-underground': 1 }, 'loc-cali-pasto': { 'cartels-active': 11 } },
      resources: { cartels: 1 },
    });
    const played = operation(state, 'cartels', 'rally', ['cesar', 'cultivate']);
    expect(played.menu).toEqual([]);
    expect(here(state, 'cesar')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 });
    expect(state.resources.cartels).toBe(0);
  });

  test('4.5.4 Bribe: 3 Resources for two cubes, two guerrillas removed or turned, or a Base', () => {
    const state = situation({
      spaces: {
        cali: { troops: 1, police: 2 },
        huila: { 'farc-active': 1, 'cartels-active': 1, 'auc-underground': 1 },
        cesar: { 'farc-base': 1, 'farc-underground': 2 },
      },
      resources: { cartels: 10 },
    });
    operation(state, 'cartels', 'rally', [
      'bribe',
      'cali',
      'remove:troops',
      'remove:police',
      'bribe',
      'huila',
      'turn:cartels-active',
      'remove:auc-underground',
      'bribe',
      'remove:farc-base',
      'vichada',
    ]);
    expect(state.resources.cartels).toBe(0);
    expect(here(state, 'cali')).toEqual({ police: 1 });
    expect(here(state, 'huila')).toEqual({ 'farc-active': 1, 'cartels-underground': 1 });
    expect(here(state, 'cesar')).toEqual({ 'farc-underground': 2 });
  });

  test('4.5.4 up to two, three spaces at most, and the Operation must still be paid for', () => {
    const state = situation({
      spaces: { cali: { troops: 1, police: 2 }, huila: { 'farc-active': 1 } },
      resources: { cartels: 3 },
    });
    expect(operation(structuredClone(state), 'cartels', 'rally').menu).not.toContain('bribe');
    state.resources.cartels = 4;
    const played = operation(state, 'cartels', 'rally', ['bribe', 'cali', 'remove:police']);
    expect(played.menu).toEqual(['remove:troops', 'remove:police', 'done']);
  });

  test('4.5.4 Contraband: Cartels say where the Shipments of removed guerrillas go', () => {
    const state = situation({
      spaces: { huila: { 'farc-active': 1, 'auc-active': 1, 'cartels-active': 1 } },
      resources: { cartels: 4 },
      state: { carriers: [{ space: AT.huila, kind: 'farc-active', load: 1 }] },
    });
    const played = operation(state, 'cartels', 'rally', [
      'bribe',
      'remove:farc-active+1',
      'auc-active',
      'done',
    ]);
    expect(played.asked[2]).toBe('cartels: ask.shipment.save');
    expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-active', load: 1 }]);
  });
});

test('1.4.1 whoever executes an Operation may take own pieces off, but not the last one it needs', () => {
  const state = situation({
    spaces: { cali: { 'farc-underground': 1 }, huila: { 'farc-base': 1 } },
    resources: { farc: 3 },
  });
  const start = operation(structuredClone(state), 'farc', 'terror', ['withdraw']);
  expect(here(start.state, 'huila')).toEqual({});
  limited(state, 'farc', 'terror', ['cali']);
  expect(here(state, 'cali')).toEqual({ 'farc-active': 1 });
});

test('4.1, 4.5.4 Cartels with only Active guerrillas may bribe one Underground and then commit Terror with it', () => {
  const state = cards(
    situation({ spaces: { cali: { 'cartels-active': 1, level: 'AS' } }, resources: { cartels: 4 } }),
    72,
    1,
    73,
  );
  const poor = structuredClone(state);
  poor.resources.cartels = 3;
  expect(goOn(poor).menu).not.toContain('terror');
  expect(goOn(structuredClone(state), ['terror']).menu).toEqual(['bribe']);
  goOn(state, ['terror', 'bribe']);
  expect(levelOf(state, 'cali')).toBe('PS');
  expect(state.resources.cartels).toBe(0);
});

test('4.1 what may be played in between names its own rule, and taking pieces off 1.4.1', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-underground': 2, 'cartels-base': 1 },
      choco: { 'farc-underground': 2, police: 1 },
    },
    resources: { cartels: 9, farc: 2 },
  });
  const start = operation(structuredClone(state), 'cartels', 'march');
  expect(start.labels.slice(-3)).toEqual([
    'process: 4.5.2, Process',
    'bribe: 4.5.4, Bribe',
    'withdraw: 1.4.1, Take a piece of yours off the map',
  ]);
  const attack = operation(state, 'farc', 'attack', ['choco']);
  expect(attack.labels).toEqual(['roll: 3.3.3, Attack by die', 'ambush: 4.3.2, Ambush']);
});
