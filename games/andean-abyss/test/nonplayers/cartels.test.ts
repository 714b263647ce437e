import { describe, expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, levelOf, terrorIn } from '../table.ts';
import { activityStepAfter, alone, operation, stepAfter, turnOf } from './play.ts';

describe('8.5.1 Cartels Rally', () => {
  test('8.5.1 without Available guerrillas up to three gather at a bare Base and hide', () => {
    const state = alone({
      resources: { cartels: 1 },
      spaces: {
        neiva: { 'cartels-base': 1 },
        cali: { 'cartels-base': 1, 'cartels-underground': 1 },
        'loc-cali-pasto': { 'cartels-active': 3, 'cartels-underground': 8 },
      },
    });
    const { why } = operation(state, 'cartels', 'rally', { side: [1, 1, 1] });
    expect(here(state, 'neiva')).toEqual({ 'cartels-underground': 3, 'cartels-base': 1 });
    expect(here(state, 'loc-cali-pasto')).toEqual({ 'cartels-underground': 8 });
    expect(why).toContain('8.5.1.rally.gather');
  });

  const neighbours = { state: { opened: 1, card: 1 } } as const;
  const spread = { 'cartels-underground': 1, 'cartels-base': 1 };

  test('8.1.1, 8.5.1 nobody gathers in Ecuador where two Bases leave no room: nothing else to do, pass (card 33)', () => {
    const state = alone({
      ...neighbours,
      resources: { cartels: 5 },
      spaces: { ecuador: { 'cartels-base': 2 }, 'loc-cali-pasto': { 'cartels-underground': 12 } },
    });
    expect(stepAfter(state, 'cartels', 'rally')).toBeUndefined();
    const { option, why } = turnOf(state, 'cartels');
    expect(option).toBe('pass');
    expect(why).toContain('8.1.1.pass.cartels');
  });

  test('8.5.1 in Ecuador with one Base a single guerrilla gathers (card 33)', () => {
    const state = alone({
      ...neighbours,
      resources: { cartels: 1 },
      spaces: {
        ecuador: { 'cartels-base': 1 },
        cali: spread,
        'loc-cali-pasto': { 'cartels-underground': 11 },
      },
    });
    operation(state, 'cartels', 'rally', { side: [1, 1, 1] });
    expect(here(state, 'ecuador')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 });
    expect(state.resources.cartels).toBe(0);
  });

  test('8.5.1 three spaces are the limit, and builds come before all else', () => {
    const build = { 'cartels-underground': 2 };
    const state = alone({
      resources: { cartels: 9 },
      spaces: { cali: build, pasto: build, neiva: build, ibague: build },
    });
    operation(state, 'cartels', 'rally', { side: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
    expect(state.resources.cartels).toBe(6);
    const built = (['cali', 'pasto', 'neiva', 'ibague'] as const).filter(
      (id) => here(state, id)['cartels-base'] === 1,
    );
    expect(built).toHaveLength(3);
  });

  test('8.5.1 Cultivate moves a Base out of a space with two when the Rally left no place for a new one', () => {
    const state = alone({
      resources: { cartels: 1 },
      spaces: { cali: { 'cartels-base': 2 }, pasto: { 'cartels-underground': 1 } },
    });
    const { why } = operation(state, 'cartels', 'rally', { side: [1, 1, 1] });
    expect(here(state, 'pasto')).toMatchObject({ 'cartels-base': 1 });
    expect(here(state, 'cali')).toMatchObject({ 'cartels-base': 1 });
    expect(why).toContain('8.1.sa.executed');
  });
});

describe('8.5.2 Cartels March', () => {
  test('8.5.2 the destination has room for a Base and lies beside three Cartels guerrillas in one space (D16)', () => {
    const state = alone({
      resources: { cartels: 2 },
      spaces: {
        cali: { 'cartels-underground': 3, 'cartels-base': 1 },
        neiva: { 'cartels-underground': 2 },
        huila: { 'farc-base': 2 },
      },
    });
    const goals = stepAfter(state, 'cartels', 'march')?.among ?? [];
    expect(goals).toContain(AT.choco);
    expect(goals).toContain(AT.narino);
    expect(goals).not.toContain(AT.huila);
    expect(goals).not.toContain(AT.putumayo);
  });

  test('8.5.2 Process puts two Shipments where Cartels have guerrilla and Base, each drawn by itself', () => {
    const state = alone({
      resources: { cartels: 2 },
      spaces: {
        cali: { 'cartels-underground': 5, 'cartels-base': 1 },
        medellin: { 'cartels-underground': 1, 'cartels-base': 1 },
      },
    });
    const { why, sideLeft } = operation(state, 'cartels', 'march', { side: [6, 6, 6, 1, 1, 1, 1, 1, 1] });
    expect(sideLeft).toBe(0);
    expect(state.carriers).toEqual([{ space: AT.cali, kind: 'cartels-underground', load: 2 }]);
    expect(why).toEqual(expect.arrayContaining(['8.5.2.process.two-spaces', '8.5.2.process.same-space']));
  });

  test('8.5.2 without a place for a Shipment a Base is sold where there are two', () => {
    const state = alone({
      resources: { cartels: 2 },
      spaces: { cali: { 'cartels-base': 2 }, pasto: { 'cartels-underground': 3 } },
    });
    const { why } = operation(state, 'cartels', 'march', { side: [5, 5, 3] });
    expect(here(state, 'cali')).toEqual({ 'cartels-base': 1 });
    expect(state.resources.cartels).toBe(4);
    expect(why).toContain('8.1.sa.executed');
  });

  test('8.5.2 of several places with two Bases one is drawn to sell from', () => {
    const state = alone({
      resources: { cartels: 2 },
      spaces: {
        cali: { 'cartels-base': 2 },
        medellin: { 'cartels-base': 2 },
        pasto: { 'cartels-underground': 3 },
      },
    });
    const { why } = operation(state, 'cartels', 'march', { side: Array.from({ length: 12 }, () => 1) });
    expect(state.resources.cartels).toBe(4);
    expect(why).toContain('8.5.2.process.remove-base');
  });

  test('8.5.2 if not even a Base can be sold there is no Special Activity', () => {
    const state = alone({ resources: { cartels: 2 }, spaces: { pasto: { 'cartels-underground': 3 } } });
    const { why } = operation(state, 'cartels', 'march', { side: [5, 5, 3] });
    expect(why).toEqual(expect.arrayContaining(['8.5.2.process.none', '8.1.sa.none']));
  });
});

describe('8.5.3 Cartels Terror', () => {
  const cell = { 'cartels-underground': 1 };

  test('8.5.3 Support comes before Opposition, Opposition before Neutral, population 0 never', () => {
    const state = alone({
      resources: { cartels: 9 },
      spaces: {
        bogota: { level: 'PS', ...cell },
        huila: { level: 'AO', ...cell },
        cesar: { level: 'N', ...cell },
        vichada: cell,
      },
    });
    expect(stepAfter(state, 'cartels', 'terror')).toMatchObject({ step: 'support', among: [AT.bogota] });
    expect(stepAfter(state, 'cartels', 'terror', [AT.bogota])).toMatchObject({
      step: 'opposition',
      among: [AT.huila],
    });
    expect(stepAfter(state, 'cartels', 'terror', [AT.bogota, AT.huila])).toMatchObject({
      step: 'neutral',
      among: [AT.cesar],
    });
    expect(stepAfter(state, 'cartels', 'terror', [AT.bogota, AT.huila, AT.cesar])).toBeUndefined();
    const { why } = operation(state, 'cartels', 'terror');
    expect([levelOf(state, 'bogota'), levelOf(state, 'huila'), terrorIn(state, 'cesar')]).toEqual([
      'N',
      'PO',
      1,
    ]);
    expect(why).toEqual(
      expect.arrayContaining([
        '8.5.3.terror.support',
        '8.5.3.terror.opposition',
        '8.5.3.terror.neutral',
        '8.5.3.bribe.no-space',
      ]),
    );
  });

  test('8.5.3 Bribe: Government first, a Base before cubes, Police before Troops, never a flip (N11)', () => {
    const state = alone({
      resources: { cartels: 10 },
      spaces: {
        bogota: { level: 'AS', ...cell, troops: 2, police: 1 },
        santander: { 'cartels-base': 1, 'government-base': 1, troops: 1 },
        huila: { 'cartels-base': 1, 'farc-underground': 1, 'auc-active': 1 },
        cesar: { 'cartels-active': 1, 'auc-base': 1 },
      },
    });
    expect(activityStepAfter(state, 'cartels', 'terror')).toMatchObject({ among: [AT.bogota, AT.santander] });
    const { why } = operation(state, 'cartels', 'terror');
    expect(here(state, 'bogota')).toEqual({ 'cartels-active': 1, troops: 1 });
    expect(here(state, 'santander')).toEqual({ 'cartels-base': 1, troops: 1 });
    expect(here(state, 'huila')).toEqual({ 'cartels-base': 1 });
    expect(here(state, 'cesar')).toEqual({ 'cartels-active': 1, 'auc-base': 1 });
    expect(state.resources.cartels).toBe(0);
    expect(why).toEqual(
      expect.arrayContaining([
        '8.5.3.bribe.police',
        '8.5.3.bribe.troops',
        '8.5.3.bribe.government-base',
        '8.5.3.bribe.farc-guerrillas',
        '8.5.3.bribe.mixed-guerrillas',
      ]),
    );
  });

  test('8.5.3 fewer than three Resources: no Bribe', () => {
    const state = alone({
      resources: { cartels: 3 },
      spaces: { bogota: { level: 'AS', ...cell, police: 1 } },
    });
    const { why } = operation(state, 'cartels', 'terror');
    expect(why).toEqual(expect.arrayContaining(['8.5.3.bribe.no-resources', '8.1.sa.none']));
  });
});
