import { describe, expect, test } from 'vitest';
import { positionWorth } from '../../../nonplayers/government/prospects.ts';
import type { Situation } from '../../table.ts';
import { standardAlone } from '../play.ts';

const worth = (given: Situation): number => positionWorth(standardAlone(given));
const usual = { state: { deck: [1] } };

describe('8.0 what the staff holds a position to be worth', () => {
  test('7.1 a game that a non-player has won is the worst of all', () => {
    const lost = worth({
      spaces: { bogota: { level: 'AO' } },
      state: { stage: { kind: 'over', by: 'victory' } },
    });
    expect(lost).toBeLessThan(worth({ ...usual, spaces: { bogota: { level: 'AO' } } }));
  });

  test('8.8 a game won alone is better than any position', () => {
    const held = { level: 'AS' } as const;
    const won = worth({
      spaces: { cali: held, antioquia: held, huila: held, cesar: held, arauca: held },
      state: { stage: { kind: 'over', by: 'final' } },
    });
    expect(won).toBeGreaterThan(worth({ ...usual, spaces: { cali: held, antioquia: held, huila: held } }));
  });

  test('7.3 the last points before FARC meets its condition weigh more than the first', () => {
    const far = worth(usual) - worth({ ...usual, spaces: { guaviare: { 'farc-base': 2 } } });
    const near = { cesar: { level: 'AO' }, atlantico: { level: 'AO' } } as const;
    const last =
      worth({ ...usual, spaces: near }) -
      worth({ ...usual, spaces: { ...near, guaviare: { 'farc-base': 2 } } });
    expect(last).toBeGreaterThan(far);
  });

  test('7.2 Bases of the Cartels weigh more when they are rich', () => {
    const loss = (cartels: number): number =>
      worth({ ...usual, resources: { cartels } }) -
      worth({ ...usual, resources: { cartels }, spaces: { vichada: { 'cartels-base': 2 } } });
    expect(loss(40)).toBeGreaterThan(loss(5));
  });

  test('6.3.1 a Resource is worth more to an empty purse, and less in the last campaign', () => {
    const gain = (government: number, propagandas: number): number =>
      worth({ state: { deck: [1], propagandas }, resources: { government: government + 3 } }) -
      worth({ state: { deck: [1], propagandas }, resources: { government } });
    expect(gain(0, 0)).toBeGreaterThan(gain(40, 0));
    expect(gain(10, 0)).toBeGreaterThan(gain(10, 3));
  });

  test('6.3.1 Aid is worth something for as many Rounds as pay it', () => {
    const gain = (propagandas: number): number =>
      worth({ state: { deck: [1], propagandas, aid: 13 } }) -
      worth({ state: { deck: [1], propagandas, aid: 9 } });
    expect(gain(0)).toBeGreaterThan(gain(2));
  });

  test('6.2 a LoC that guerrillas hold is a loss', () => {
    const held = { ...usual, spaces: { 'loc-arauca-cucuta': { 'farc-active': 1 } } };
    const guarded = { ...usual, spaces: { 'loc-arauca-cucuta': { 'farc-active': 1, police: 1 } } };
    expect(worth(held)).toBeLessThan(worth(guarded));
  });

  test('5.3 a Capability is worth something, and the text of the Insurgents costs as much', () => {
    const withCard = (side: 'unshaded' | 'shaded'): number =>
      worth({ state: { deck: [1], capabilities: { 2: side } } });
    expect(withCard('unshaded') - worth(usual)).toBeCloseTo(worth(usual) - withCard('shaded'));
    expect(withCard('unshaded')).toBeGreaterThan(worth(usual));
  });
});
