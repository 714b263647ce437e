import { describe, expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { agitation } from '../../propaganda/support.ts';
import { here, levelOf, terrorIn } from '../table.ts';
import { activityStepAfter, alone, ambush, beforeFinal, operation, stepAfter, watch } from './play.ts';

describe('8.7 non-player FARC', () => {
  test('8.7.1 Extort where two are Underground, and on one more LoC, the poorest first', () => {
    const one = { 'farc-underground': 1 };
    const state = alone({
      spaces: {
        huila: { level: 'AS', 'farc-underground': 2 },
        cesar: one,
        'loc-arauca-cucuta': one,
        'loc-cali-pasto': one,
      },
    });
    expect(activityStepAfter(state, 'farc', 'rally')).toMatchObject({
      step: 'two-underground',
      among: [AT.huila],
    });
    expect(activityStepAfter(state, 'farc', 'rally', [AT.huila])).toMatchObject({
      step: 'loc',
      econ: 'lowest',
    });
    const { why } = operation({ ...state, resources: { ...state.resources, farc: 1 } }, 'farc', 'rally', {
      side: [6, 6, 6],
    });
    expect(here(state, 'loc-cali-pasto')).toEqual({ 'farc-active': 1 });
    expect(here(state, 'loc-arauca-cucuta')).toEqual(one);
    expect(here(state, 'cesar')).toEqual(one);
    expect(why).toEqual(
      expect.arrayContaining(['8.7.1.extort.two-underground', '8.7.1.extort.loc', '8.3.lowest-econ']),
    );
  });

  test('8.7.2 LoCs are left alone when the final Propaganda is next (N16)', () => {
    const state = alone({
      resources: { farc: 3 },
      spaces: { choco: { level: 'AO', 'farc-underground': 3 } },
    });
    expect(stepAfter(state, 'farc', 'march')?.step).toBe('loc');
    expect(stepAfter(beforeFinal(state), 'farc', 'march')?.step).toBe('underground');
    Object.assign(state, { deck: [76], shown: 1, propagandas: 3 });
    const { why } = operation(state, 'farc', 'march', { side: Array.from({ length: 12 }, () => 1) });
    expect(why).toContain('8.7.2.march.loc-skipped-final');
    expect(why).not.toContain('8.7.2.march.loc');
  });

  test('8.7.2 only Active Opposition, population 0 and Sabotaged LoCs are left, and a Base keeps one', () => {
    const group = { 'farc-underground': 2 };
    const state = alone({
      resources: { farc: 3 },
      spaces: {
        cesar: { level: 'PO', ...group },
        vichada: { ...group, 'cartels-base': 1 },
        'loc-bogota-neiva': { ...group, terror: 1 },
      },
    });
    const { answers } = operation(state, 'farc', 'march', { side: Array.from({ length: 60 }, () => 1) });
    expect(answers).not.toContain('ask.march.from: cesar');
    expect(Object.values(here(state, 'cesar'))).toEqual([1, 1]);
    expect(here(state, 'vichada')['farc-underground']).toBe(1);
    expect(here(state, 'loc-bogota-neiva')).toEqual({});
  });

  test('8.7.2 spaces FARC Controls already are no destinations', () => {
    const state = alone({
      resources: { farc: 1 },
      spaces: { choco: { level: 'AO', 'farc-underground': 3 }, cali: { level: 'N', 'farc-base': 1 } },
    });
    expect(stepAfter(beforeFinal(state), 'farc', 'march')?.among).not.toContain(AT.cali);
  });

  test('8.7.3 three guerrillas everywhere, then one more space for the Ambush, a City or Department first', () => {
    const state = alone({
      resources: { farc: 9 },
      spaces: {
        huila: { 'farc-active': 3, troops: 1 },
        cesar: { 'farc-underground': 1, 'cartels-base': 1 },
        'loc-cali-pasto': { 'farc-underground': 1, 'auc-active': 1 },
      },
    });
    expect(stepAfter(state, 'farc', 'attack')).toMatchObject({ step: 'three-guerrillas', among: [AT.huila] });
    expect(stepAfter(state, 'farc', 'attack', [AT.huila])).toMatchObject({
      step: 'extra-space',
      among: [AT.cesar],
    });
    expect(stepAfter(state, 'farc', 'attack', [AT.huila, AT.cesar])).toBeUndefined();
  });

  test('8.7.3 short of Resources the best victims come first (N19)', () => {
    const strong = { 'farc-active': 3 };
    const state = alone({
      resources: { farc: 1 },
      spaces: {
        huila: { ...strong, troops: 1 },
        cesar: { ...strong, 'auc-active': 1 },
        cali: { ...strong, 'cartels-base': 1 },
      },
    });
    expect(stepAfter(state, 'farc', 'attack')).toMatchObject({
      step: 'short-of-resources',
      among: [AT.cesar],
    });
  });

  test('8.7.4 Terror: LoCs, then places to Kidnap up to three, then every shift', () => {
    const cell = { 'farc-underground': 1 };
    const state = alone({
      resources: { farc: 9, government: 20 },
      spaces: {
        'loc-cali-pasto': cell,
        'loc-bogota-neiva': { ...cell, terror: 1 },
        bogota: { level: 'AS', ...cell },
        cali: { level: 'N', ...cell },
        huila: { level: 'N', ...cell },
        arauca: { level: 'AO', ...cell },
      },
    });
    expect(stepAfter(state, 'farc', 'terror')).toMatchObject({ step: 'loc', among: [AT['loc-cali-pasto']] });
    const second = stepAfter(state, 'farc', 'terror', [AT['loc-cali-pasto']]);
    expect(second).toMatchObject({ step: 'kidnap-loc', among: [AT['loc-bogota-neiva']] });
    expect(stepAfter(state, 'farc', 'terror', [AT['loc-cali-pasto'], AT['loc-bogota-neiva']])).toMatchObject({
      step: 'kidnap-city',
      among: [AT.bogota, AT.cali],
      capacity: 1,
    });
    const three = [AT['loc-cali-pasto'], AT['loc-bogota-neiva'], AT.bogota];
    expect(stepAfter(state, 'farc', 'terror', three)).toMatchObject({
      step: 'shift',
      among: [AT.cali, AT.huila],
    });
  });

  test('8.7.4 Kidnap asks the Government on LoCs and in Cities, and skips who has nothing (N21)', () => {
    const state = alone({
      resources: { farc: 3, government: 4, cartels: 0 },
      spaces: {
        'loc-cali-pasto': { 'farc-underground': 1 },
        cali: { level: 'N', 'farc-underground': 1, 'cartels-base': 1 },
      },
    });
    const { why } = operation(state, 'farc', 'terror', { rolls: [6] });
    expect(state.resources).toMatchObject({ government: 0, farc: 6 });
    expect(why).toEqual(
      expect.arrayContaining(['8.7.4.kidnap.loc', '8.7.4.kidnap.purse-short', '8.7.4.kidnap.six']),
    );
    expect(levelOf(state, 'cali')).toBe('PO');
  });

  test('8.7.4 in a City the Cartels pay when the Government has nothing, with a Shipment if they hold one', () => {
    const state = alone({
      resources: { farc: 3, government: 0, cartels: 5 },
      spaces: { cali: { level: 'N', 'farc-underground': 2, 'cartels-base': 1, 'cartels-active': 1 } },
    });
    state.carriers.push({ space: AT.cali, kind: 'cartels-active', load: 1 });
    const { why } = operation(state, 'farc', 'terror');
    expect(state.carriers).toEqual([{ space: AT.cali, kind: 'farc-underground', load: 1 }]);
    expect(state.resources.cartels).toBe(5);
    expect(why).toContain('8.7.4.kidnap.shipment');
  });

  test('8.7.4 in Cities without Shipments the Cartels pay by the die', () => {
    const cell = { level: 'N', 'farc-underground': 1, 'cartels-base': 1 } as const;
    const state = alone({
      resources: { farc: 3, government: 0, cartels: 9 },
      spaces: { cali: cell, medellin: cell },
    });
    const { why } = operation(state, 'farc', 'terror', {
      rolls: [4, 2],
      side: Array.from({ length: 9 }, () => 1),
    });
    expect(state.resources.cartels).toBe(3);
    expect(why).toContain('8.7.4.kidnap.city-cartels');
  });

  test('8.7.3 of several Ambush spaces with the fewest guerrillas the best victim decides', () => {
    const state = alone({
      spaces: {
        huila: { 'farc-underground': 1, 'auc-active': 1 },
        cesar: { 'farc-underground': 1, troops: 1 },
      },
    });
    expect(ambush(state, 'farc', ['huila', 'cesar']).option).toBe('huila');
  });
});

describe('8.7.5 Agitation', () => {
  const controlled = (ids: readonly (keyof typeof AT)[]) => ({
    government: [],
    farc: ids.map((id) => AT[id]),
  });

  test('8.7.5 fewest Terror first, then Support, then population; one space is finished before the next (N22)', () => {
    const state = alone({
      resources: { farc: 5 },
      state: { control: controlled(['huila', 'cesar', 'santander']) },
      spaces: { huila: { level: 'N', terror: 1 }, cesar: { level: 'PS' }, santander: { level: 'N' } },
    });
    const { answers, why } = watch(state, agitation);
    expect(answers.map((answer) => answer.split(': ')[1])).toEqual([
      'cesar',
      'cesar',
      'cesar',
      'santander',
      'santander',
    ]);
    expect([levelOf(state, 'cesar'), levelOf(state, 'santander'), levelOf(state, 'huila')]).toEqual([
      'AO',
      'AO',
      'N',
    ]);
    expect(why).toEqual(
      expect.arrayContaining(['8.7.5.agitate.short', '8.7.5.agitate.fewest-terror', '8.7.5.agitate.support']),
    );
  });

  test('8.7.5 Terror is removed only where a shift can follow', () => {
    const state = alone({
      resources: { farc: 2 },
      state: { control: controlled(['huila', 'cesar']) },
      spaces: { huila: { level: 'N', terror: 2 }, cesar: { level: 'AO', terror: 1 } },
    });
    const { why } = watch(state, agitation);
    expect([terrorIn(state, 'huila'), terrorIn(state, 'cesar'), state.resources.farc]).toEqual([2, 1, 2]);
    expect(why).toContain('8.7.5.agitate.terror-skipped');
  });

  test('8.7.5 with card 22 it Agitates in up to three spaces more', () => {
    const piece = { level: 'N', 'farc-underground': 1 } as const;
    const state = alone({
      resources: { farc: 20 },
      state: { momentum: [22] },
      spaces: { huila: piece, cesar: piece, antioquia: piece, santander: piece },
    });
    const { why } = watch(state, agitation, { side: [1, 1, 1, 1, 1, 1] });
    const levels = (['huila', 'cesar', 'antioquia', 'santander'] as const).map((id) => levelOf(state, id));
    expect(levels.filter((level) => level === 'AO')).toHaveLength(3);
    expect(why).toContain('8.7.5.agitate.card-22');
  });

  test('8.7.5 with card 22 no dice are rolled among equals that can all be taken (N4)', () => {
    const at = (level: 'PS' | 'N') => ({ level, 'farc-underground': 1 }) as const;
    const state = alone({
      resources: { farc: 20 },
      state: { momentum: [22] },
      spaces: { antioquia: at('PS'), huila: at('PS'), cesar: at('N'), arauca: at('N') },
    });
    // Three dice for one of the last two; the first two are taken both, Antioquia first on the ring.
    const { answers, sideLeft } = watch(state, agitation, { side: [3, 1, 5] });
    const order = [...new Set(answers.map((answer) => answer.split(': ')[1]))];
    expect(order.slice(0, 2)).toEqual(['antioquia', 'huila']);
    expect(order[2]).toBe('cesar');
    expect(sideLeft).toBe(0);
  });

  test('8.7.5 nor where Resources reach all equals, but not all that come after them (N4)', () => {
    const state = alone({
      resources: { farc: 7 },
      state: { control: controlled(['antioquia', 'huila', 'santander']) },
      spaces: { antioquia: { level: 'PS' }, huila: { level: 'PS' }, santander: { level: 'N' } },
    });
    const { answers, sideLeft } = watch(state, agitation);
    const order = [...new Set(answers.map((answer) => answer.split(': ')[1]))];
    expect(order).toEqual(['antioquia', 'huila', 'santander']);
    expect(sideLeft).toBe(0);
  });
});
