import { describe, expect, test } from 'vitest';
import type { Faction } from '../../forces.ts';
import { features } from '../../mind/features.ts';
import { mind } from '../../mind/index.ts';
import type { Situation } from '../table.ts';
import { standardAlone } from '../nonplayers/play.ts';

/** What a seat's side is held to stand at. */
function standing(given: Situation, seat: Faction): number {
  const [row = []] = features.rows(standardAlone(given), [seat]);
  return row.reduce((sum, figure, i) => sum + figure * (mind.weights.terms[features.names[i] ?? ''] ?? 0), 0);
}

/** The Government's standing above the mean of the others. */
const lead = (given: Situation): number =>
  standing(given, 'government') -
  (standing(given, 'farc') + standing(given, 'auc') + standing(given, 'cartels')) / 3;

const usual = { state: { deck: [1] } };

describe('8.0 what the minds hold a position to be worth', () => {
  test('every feature has a weight, and every weight a feature', () => {
    expect(Object.keys(mind.weights.terms).toSorted()).toEqual([...features.names].toSorted());
  });

  test('a row is a figure for every feature, for every faction', () => {
    const rows = features.rows(standardAlone(usual), ['government', 'farc', 'auc', 'cartels']);
    for (const row of rows) {
      expect(row).toHaveLength(features.names.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
  });

  test('1.5 who is run by the same player is no rival', () => {
    const table = standardAlone({ variants: { nonPlayers: [], pairs: [['auc', 'cartels']] } });
    expect(features.sides(table, 'auc')).toEqual(['auc', 'government', 'farc']);
    expect(features.sides(table, 'farc')).toEqual(['farc', 'government', 'auc', 'cartels']);
  });

  test('7.2 Bases of the Cartels count more when they are rich', () => {
    const gain = (cartels: number): number =>
      standing({ ...usual, resources: { cartels }, spaces: { vichada: { 'cartels-base': 2 } } }, 'cartels') -
      standing({ ...usual, resources: { cartels } }, 'cartels');
    const late = { state: { deck: [1], propagandas: 3 } };
    const poor =
      standing(
        { ...late, resources: { cartels: 0 }, spaces: { vichada: { 'cartels-base': 2 } } },
        'cartels',
      ) - standing({ ...late, resources: { cartels: 0 } }, 'cartels');
    expect(gain(40)).toBeGreaterThan(poor);
  });

  test('6.3.1 a Resource is worth more to an empty purse', () => {
    const gain = (government: number): number =>
      lead({ ...usual, resources: { government: government + 3 } }) -
      lead({ ...usual, resources: { government } });
    expect(gain(0)).toBeGreaterThan(gain(40));
  });

  test('6.3.1 Aid is worth something for as many Rounds as pay it', () => {
    const gain = (propagandas: number): number =>
      lead({ state: { deck: [1], propagandas, aid: 13 } }) -
      lead({ state: { deck: [1], propagandas, aid: 9 } });
    expect(gain(0)).toBeGreaterThan(gain(3));
  });

  test('6.4.1 ground for Civic Action counts more in the last campaign, when points are about to be final', () => {
    const gain = (propagandas: number): number =>
      lead({ state: { deck: [1], propagandas }, spaces: { huila: { troops: 3, police: 2 } } }) -
      lead({ state: { deck: [1], propagandas }, spaces: { vichada: { troops: 3, police: 2 } } });
    expect(gain(3)).toBeGreaterThan(gain(0) * 1.3);
  });

  test('6.4.1 people who turn to Opposition are no gain, however much Civic Action could then take back', () => {
    const held = (level: 'N' | 'PO' | 'AO'): number =>
      standing({ ...usual, spaces: { huila: { troops: 3, police: 2, level } } }, 'government');
    expect(held('PO')).toBeLessThan(held('N'));
    expect(held('AO')).toBeLessThan(held('PO'));
  });

  test('7.3 a Government far behind still gains by every point', () => {
    const far = (level: 'N' | 'AS'): number =>
      standing({ ...usual, spaces: { bogota: { level } } }, 'government');
    expect(far('AS') - far('N')).toBeGreaterThan(1);
  });

  test('6.2 a LoC that guerrillas hold is a loss', () => {
    const held = { ...usual, spaces: { 'loc-arauca-cucuta': { 'farc-active': 1 } } };
    const guarded = { ...usual, spaces: { 'loc-arauca-cucuta': { 'farc-active': 1, police: 1 } } };
    expect(lead(held)).toBeLessThan(lead(guarded));
  });

  test('7.2 a faction about to meet its condition weighs more when the Round is near', () => {
    const near = { guaviare: { 'farc-base': 2 }, 'meta-west': { 'farc-base': 2 } } as const;
    const levels = {
      huila: { level: 'AO' },
      antioquia: { level: 'AO' },
      santander: { level: 'AO' },
    } as const;
    const spaces = { ...near, ...levels };
    expect(standing({ spaces, state: { deck: [73] } }, 'farc')).toBeGreaterThan(
      standing({ spaces, state: { deck: [1] } }, 'farc'),
    );
  });
});
