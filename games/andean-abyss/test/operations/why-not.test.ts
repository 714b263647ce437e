/** A space that is missing from the menu of an Operation is listed with the rule that keeps it off. */
import { describe, expect, test } from 'vitest';
import { AT, idOf } from '../../map.ts';
import { spaces, type State } from '../../state.ts';
import { operation } from '../rules.ts';
import { situation } from '../table.ts';

const spread = {
  bogota: { troops: 3, level: 'AS' },
  cali: { police: 1, 'auc-active': 1 },
  huila: { 'farc-underground': 2, 'auc-active': 1, level: 'PO' },
  cesar: { 'farc-active': 1, level: 'N' },
  choco: { 'cartels-base': 1 },
} as const;

const table = (given: Partial<State> = {}): State =>
  situation({ spaces: spread, resources: { government: 9, farc: 4, auc: 4, cartels: 4 }, state: given });

describe('3.1 why a space is missing', () => {
  test.each([
    ['farc', 'rally', 'bogota: 3.3.1 why.rally.level'],
    ['auc', 'rally', 'huila: 3.3.1 why.rally.level'],
    ['farc', 'rally', 'loc-cali-pasto: 3.3.1 why.space-kind'],
    ['farc', 'march', 'amazonas: 3.3.2 why.march'],
    ['farc', 'attack', 'cali: 3.3.3 why.attack.nobody'],
    ['farc', 'attack', 'cesar: 3.3.3 why.attack.no-enemy'],
    ['farc', 'terror', 'cesar: 3.3.4 why.terror'],
    ['government', 'assault', 'huila: 3.2.4 why.assault.nobody'],
    ['government', 'assault', 'bogota: 3.2.4 why.assault'],
    ['government', 'train', 'loc-cali-pasto: 3.2.1 why.space-kind'],
  ] as const)('3.2, 3.3 %s, %s: %s', (faction, name, blocked) => {
    expect(operation(table(), faction, name).blocked).toContain(blocked);
  });

  test('3.2, 3.3 every space of the map is on the menu or told why not', () => {
    for (const [faction, name] of [
      ['government', 'train'],
      ['government', 'sweep'],
      ['government', 'assault'],
      ['farc', 'rally'],
      ['auc', 'march'],
      ['farc', 'attack'],
      ['farc', 'terror'],
    ] as const) {
      const state = table({ zones: [AT.arauca] });
      const { menu, blocked } = operation(state, faction, name);
      const told = blocked.map((line) => line.split(':')[0]);
      const all = spaces(state).map(idOf);
      const seen = new Set([...menu, ...told]);
      expect(all.filter((id) => !seen.has(id))).toEqual([]);
      expect(menu.filter((id) => told.includes(id))).toEqual([]);
    }
  });

  test('6.4.4 a FARC Zone is closed to Train and Sweep', () => {
    for (const name of ['train', 'sweep'] as const)
      expect(operation(table({ zones: [AT.huila] }), 'government', name).blocked).toContain(
        'huila: 6.4.4 why.zone',
      );
  });

  test('5.3, 5.4 cards 2, 3 and 17 are named', () => {
    const donors = table({ momentum: [17] });
    expect(operation(structuredClone(donors), 'government', 'sweep').blocked).toContain(
      'huila: 5.4 why.card',
    );
    const swept = operation(table({ capabilities: { 2: 'shaded' } }), 'government', 'sweep', [
      'bogota',
      'done',
    ]);
    expect(swept.blocked).toContain('huila: 5.3 why.card');
  });

  test('3.1 a space is used once, and must be paid for', () => {
    const state = situation({
      spaces: {
        huila: { 'farc-underground': 1 },
        'loc-bogota-neiva': { 'farc-underground': 1 },
        cesar: { 'farc-underground': 1 },
      },
      resources: { farc: 1 },
    });
    const { blocked } = operation(state, 'farc', 'terror', ['huila']);
    expect(blocked).toContain('huila: 3.3.4 why.space-used');
    expect(blocked).toContain('cesar: 3.3.4 why.space-cost');
  });
});
