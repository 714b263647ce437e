/** A space that is missing from a menu of a Special Activity, or of a Patrol, is listed with the reason. */
import { describe, expect, test } from 'vitest';
import { idOf } from '../../map.ts';
import { spaces, type State } from '../../state.ts';
import { limited, operation } from '../rules.ts';
import { situation } from '../table.ts';

const rich = { government: 9, farc: 9, auc: 9, cartels: 9 };

const table = (given: Partial<State> = {}): State =>
  situation({
    spaces: {
      bogota: { troops: 3, level: 'AS' },
      cali: { troops: 1, police: 1, 'auc-active': 1 },
      huila: { 'farc-underground': 2, 'cartels-base': 1 },
      cesar: { 'farc-underground': 1, 'farc-active': 1 },
      arauca: { 'farc-underground': 1, 'auc-active': 2 },
      choco: { 'cartels-base': 1, 'cartels-active': 1, 'auc-underground': 2, police: 1 },
      narino: { 'cartels-underground': 2, 'farc-active': 1, 'auc-underground': 1 },
      vaupes: { 'farc-underground': 1 },
      'meta-east': { troops: 1 },
      putumayo: { 'cartels-underground': 2, 'auc-active': 1 },
      'loc-ibague-medellin': { 'farc-underground': 1 },
      antioquia: { 'cartels-base': 1 },
      'loc-cali-pasto': { police: 1, 'farc-active': 1 },
      'loc-bogota-neiva': { troops: 1, 'farc-active': 1 },
    },
    resources: rich,
    state: given,
  });

type Case = readonly [
  faction: 'government' | 'farc' | 'auc' | 'cartels',
  operation: 'train' | 'patrol' | 'sweep' | 'rally' | 'march' | 'terror',
  answers: readonly string[],
  blocked: string,
];

const CASES: readonly Case[] = [
  ['government', 'train', ['air-lift'], 'huila: 4.2.1 why.there.troops'],
  ['government', 'train', ['air-lift', 'bogota'], 'bogota: 4.2.1 why.there.same'],
  ['government', 'sweep', ['air-strike'], 'cali: 4.2.2 why.there.kind'],
  ['government', 'sweep', ['air-strike'], 'amazonas: 4.2.2 why.there.exposed'],
  ['government', 'train', ['eradicate'], 'cali: 4.2.3 why.there.kind'],
  ['government', 'train', ['eradicate'], 'cesar: 4.2.3 why.eradicate.cartels'],
  ['government', 'train', ['eradicate', 'narino'], 'cesar: 4.2.3 why.eradicate.shift'],
  ['farc', 'rally', ['extort'], 'cali: 4.3.1 why.there.underground'],
  ['farc', 'rally', ['extort'], 'arauca: 4.3.1 why.there.majority'],
  ['farc', 'rally', ['extort', 'huila', 'extort'], 'huila: 4.3.1 why.there.used'],
  [
    'farc',
    'terror',
    ['huila', 'arauca', 'loc-ibague-medellin', 'kidnap'],
    'cesar: 4.3.3 why.there.operation',
  ],
  ['farc', 'terror', ['huila', 'arauca', 'loc-ibague-medellin', 'kidnap'], 'arauca: 4.3.3 why.kidnap.victim'],
  ['cartels', 'rally', ['process', 'load-shipment'], 'antioquia: 4.5.2 why.process.guerrilla'],
  ['auc', 'terror', ['choco', 'narino', 'assassinate'], 'cali: 4.4.2 why.there.operation'],
  ['cartels', 'rally', ['cultivate'], 'amazonas: 4.5.1 why.there.people'],
  ['cartels', 'rally', ['cultivate'], 'cali: 4.5.1 why.there.police'],
  ['cartels', 'rally', ['cultivate'], 'loc-cali-pasto: 4.5.1 why.there.kind'],
  ['cartels', 'rally', ['cultivate', 'narino'], 'cali: 4.5.1 why.there.base'],
  ['cartels', 'rally', ['process', 'sell-base'], 'narino: 4.5.2 why.there.base'],
  ['cartels', 'rally', ['bribe'], 'amazonas: 4.5.4 why.there.nobody'],
  ['government', 'patrol', [], 'huila: 3.2.2 why.there.cubes'],
  ['government', 'patrol', ['bogota', 'loc-bogota-neiva', '3'], 'loc-bogota-yopal: 3.2.2 why.there.cubes'],
  ['government', 'patrol', ['bogota'], 'bogota: 3.2.2 why.there.same'],
  ['government', 'patrol', ['bogota'], 'huila: 3.2.2 why.there.kind'],
  ['government', 'patrol', ['done'], 'bogota: 3.2.2 why.there.kind'],
  ['government', 'patrol', ['done'], 'loc-bogota-yopal: 3.2.4 why.assault.nobody'],
];

describe('4.1 why a space is missing', () => {
  test.each(CASES)('4.1, 3.2.2 %s, %s, %j: %s', (faction, name, answers, blocked) => {
    expect(operation(table(), faction, name, answers).blocked).toContain(blocked);
  });

  test('4.1, 3.2.2 every space of the map is on the menu or told why not', () => {
    for (const [faction, name, answers] of CASES) {
      const state = table();
      const { menu, blocked } = operation(state, faction, name, answers);
      const told = blocked.map((line) => line.split(':')[0]);
      const seen = new Set([...menu, ...told]);
      expect(
        spaces(state)
          .map(idOf)
          .filter((id) => !seen.has(id)),
      ).toEqual([]);
      expect(menu.filter((id) => told.includes(id))).toEqual([]);
    }
  });

  test('5.4 cards 12 and 27 are named', () => {
    const lifted = operation(table({ momentum: [27] }), 'government', 'train', ['air-lift']);
    expect(lifted.blocked).toContain('cali: 5.4 why.card');
    const struck = operation(table({ momentum: [27] }), 'government', 'train', ['air-lift', 'bogota']);
    expect(struck.blocked).toContain('arauca: 5.4 why.card');
  });

  test('2.3.5 a Limited Patrol has one destination, and Assaults where it went', () => {
    const answers = ['bogota', 'loc-bogota-neiva', '1'];
    const { blocked } = limited(table(), 'government', 'patrol', answers);
    expect(blocked).toContain('loc-bogota-neiva: 2.3.5 why.there.goal');
    expect(blocked).toContain('amazonas: 3.2.2 why.there.cubes');
    const assault = limited(table(), 'government', 'patrol', [...answers, 'done']);
    expect(assault.blocked).toContain('loc-cali-pasto: 2.3.5 why.there.target');
  });
});
