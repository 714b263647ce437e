import { describe, expect, test } from 'vitest';
import { AT, idOf } from '../../map.ts';
import { oppositionPlusBases, totalSupport } from '../../state.ts';
import { goOn, round } from '../rules.ts';
import { cities, here, levelOf, situation, standard, terrorIn } from '../table.ts';

describe('6.4.1, 6.4.2 Civic Action and Agitation', () => {
  test('B3 Civic Action and Agitation through Terror (6.4.1, 6.4.2)', () => {
    const state = situation({
      spaces: {
        neiva: { level: 'PS', terror: 1, police: 1, troops: 2 },
        cesar: { level: 'PO', terror: 1, 'farc-underground': 1 },
      },
      resources: { government: 43, farc: 6 },
    });
    const before = [totalSupport(state), oppositionPlusBases(state)];
    goOn(round(state, 'civic-action'), ['neiva', 'neiva', 'cesar', 'cesar']);
    expect(levelOf(state, 'neiva')).toBe('AS');
    expect(terrorIn(state, 'neiva') + terrorIn(state, 'cesar')).toBe(0);
    expect(levelOf(state, 'cesar')).toBe('AO');
    expect(state.resources).toMatchObject({ government: 37, farc: 4 });
    expect([totalSupport(state), oppositionPlusBases(state)]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 1,
    ]);
  });

  test('6.4.1 needs Government Control and both Troops and Police', () => {
    const state = situation({
      spaces: {
        cali: { troops: 1, police: 1 },
        neiva: { troops: 2 },
        pasto: { troops: 1, police: 1, 'farc-underground': 2 },
      },
      resources: { government: 9 },
    });
    expect(goOn(round(state, 'civic-action')).menu).toEqual(['cali', 'done']);
  });

  test('6.4.1 3 Resources a step, as often as there are Resources', () => {
    const state = situation({
      spaces: { cali: { level: 'AO', troops: 1, police: 1 } },
      resources: { government: 11 },
    });
    goOn(round(state, 'civic-action'), ['cali', 'cali', 'cali']);
    expect(levelOf(state, 'cali')).toBe('PS');
    expect(state.resources.government).toBe(2);
  });

  test('6.4.2 FARC Agitates only under FARC Control, for 1 Resource a step', () => {
    const state = situation({
      spaces: { huila: { 'farc-underground': 1 }, cesar: { 'farc-underground': 1, police: 1 } },
      resources: { farc: 5 },
    });
    expect(goOn(round(structuredClone(state), 'agitation')).menu).toEqual(['huila', 'done']);
    goOn(round(state, 'agitation'), ['huila', 'huila']);
    expect(levelOf(state, 'huila')).toBe('AO');
    expect(state.resources.farc).toBe(3);
  });

  test('1.5.1 without the Resources for it the Government is still asked while others could give them', () => {
    const spaces = { cali: { troops: 1, police: 1 } };
    const state = round(situation({ spaces, resources: { government: 2, auc: 1 } }), 'civic-action');
    const waiting = goOn(structuredClone(state));
    expect(waiting.menu).toEqual(['done']);
    expect(waiting.blocked).toEqual(['cali: 6.4.1 why.resources']);
    state.resources.government = 3;
    expect(goOn(state).menu).toEqual(['cali', 'done']);
    const poor = round(situation({ spaces, resources: { government: 2 } }), 'civic-action');
    expect(goOn(poor).asked).toEqual([]);
    expect(poor.stage).not.toMatchObject({ phase: 'civic-action' });
  });

  test('1.5.1 so is FARC before Agitation, unless a non-player or run by the only one who could give', () => {
    const given = { spaces: { cali: { 'farc-active': 1 } }, resources: { cartels: 1 } };
    expect(goOn(round(situation(given), 'agitation')).menu).toEqual(['done']);
    const apart = [{ nonPlayers: ['farc'] as const }, { pairs: [['farc', 'cartels'] as const] }];
    for (const variants of apart) {
      const state = round(situation({ ...given, variants }), 'agitation');
      goOn(state);
      expect(state.stage).not.toMatchObject({ phase: 'agitation' });
    }
  });

  test('B7 a solo Propaganda Round (6.2 to 6.4)', () => {
    const army = { level: 'AO', troops: 1, police: 1 } as const;
    const state = situation({
      spaces: {
        choco: army,
        narino: army,
        guaviare: army,
        huila: { 'farc-underground': 1, 'farc-base': 2 },
        cesar: { 'farc-base': 2, police: 3 },
        antioquia: { 'farc-base': 2, police: 3 },
        arauca: { 'farc-base': 1, 'auc-base': 1, police: 3 },
        santander: { 'auc-base': 1, 'cartels-base': 1, police: 3 },
        putumayo: { 'cartels-base': 2, police: 3 },
        'meta-east': { 'cartels-base': 2, police: 3 },
        'meta-west': { 'cartels-base': 2, police: 3 },
        vichada: { 'cartels-base': 1, police: 3 },
        ...cities('AS'),
        atlantico: { level: 'AS' },
      },
      resources: { government: 19, farc: 19, auc: 7, cartels: 0 },
      state: { aid: 13 },
    });
    state.levels[AT.santander] = 2;
    expect(totalSupport(state)).toBe(56);
    const opposition = oppositionPlusBases(state);
    const steps = ['choco', 'narino', 'guaviare'].flatMap((id) => [id, id, id, id]);
    const played = goOn(round(state, 'control'), [...steps, 'huila', 'huila']);
    expect(state.resources).toMatchObject({ government: 13, farc: 24, auc: 9, cartels: 24 });
    expect(totalSupport(state)).toBe(62);
    expect(oppositionPlusBases(state) - opposition).toBe(-6 + 4);
    expect(state.president).toBe('samper');
    expect(played.menu.length).toBeGreaterThan(0);
  });
});

describe('6.4.3, 6.4.4 Election and FARC Zones', () => {
  const zones = {
    guaviare: { 'farc-underground': 4, 'farc-base': 1 },
    huila: { 'farc-underground': 3, 'farc-base': 1 },
    'meta-east': { 'farc-underground': 2, 'farc-base': 1 },
    'meta-west': { 'farc-underground': 2, 'farc-base': 1 },
  };

  test('B4 Election and FARC Zone (6.4.3, 6.4.4)', () => {
    const state = situation({ spaces: { ...zones, bogota: { level: 'AS' } } });
    goOn(round(state, 'election'));
    expect(state.president).toBe('pastrana');
    expect(state.zones.map(idOf)).toEqual(['guaviare']);
    const tied = situation({ spaces: { ...zones, huila: { 'farc-underground': 4, 'farc-base': 1 } } });
    const choice = goOn(round(tied, 'election'));
    expect(choice.menu).toEqual(['huila', 'guaviare']);
  });

  test('6.4.3 with Total Support above 60 the President stays', () => {
    const state = standard();
    for (const id of ['cali', 'antioquia', 'huila', 'cesar'] as const) state.levels[AT[id]] = 2;
    expect(totalSupport(state)).toBeGreaterThan(60);
    goOn(round(state, 'election'));
    expect(state.president).toBe('samper');
  });

  test('6.4.3 Uribe ends all Zones, and nobody follows Uribe', () => {
    const state = situation({ state: { president: 'pastrana', zones: [AT.guaviare] } });
    goOn(round(state, 'election'));
    expect(state.president).toBe('uribe');
    expect(state.zones).toEqual([]);
    goOn(round(state, 'election'));
    expect(state.president).toBe('uribe');
  });

  test('6.4.4 Government cubes leave the new Zone at once and Bases there are removed', () => {
    const state = situation({
      spaces: {
        guaviare: { 'farc-underground': 9, troops: 2, police: 1, 'government-base': 1 },
        bogota: { police: 1 },
        cali: { police: 1 },
      },
    });
    goOn(round(state, 'election'), ['cali', '2', 'loc-bogota-neiva']);
    expect(here(state, 'guaviare')).toEqual({ 'farc-underground': 9 });
    expect(here(state, 'cali')).toEqual({ troops: 2, police: 1 });
    expect(here(state, 'loc-bogota-neiva')).toEqual({ police: 1 });
  });
});

describe('6.4.5 Elite Backing', () => {
  test('6.4.5 AUC may Rally for free in one space without Opposition that neither side Controls', () => {
    const state = situation({
      spaces: {
        huila: { level: 'PO' },
        cali: { police: 1 },
        cesar: { 'farc-underground': 1 },
        antioquia: { 'auc-base': 1, 'auc-underground': 1 },
      },
    });
    const start = goOn(round(structuredClone(state), 'elite-backing'));
    expect(start.menu).toContain('antioquia');
    for (const id of ['huila', 'cali', 'cesar']) expect(start.menu).not.toContain(id);
    goOn(round(state, 'elite-backing'), ['antioquia', 'guerrillas', '3']);
    expect(here(state, 'antioquia')).toEqual({ 'auc-underground': 4, 'auc-base': 1 });
    expect(state.resources.auc).toBe(0);
  });

  test('6.4.5 it may be declined', () => {
    const state = situation();
    goOn(round(state, 'elite-backing'), ['done']);
    expect(state.pieces.every((count) => count === 0)).toBe(true);
  });

  test('1.4.1 with every guerrilla on the map AUC may take one off and Rally with it', () => {
    const state = situation({ spaces: { 'loc-cali-pasto': { 'auc-active': 18 } } });
    goOn(round(state, 'elite-backing'), ['loc-cali-pasto', 'cali']);
    expect(here(state, 'cali')).toEqual({ 'auc-underground': 1 });
    // 6.6: the others are Underground again after Reset.
    expect(here(state, 'loc-cali-pasto')).toEqual({ 'auc-underground': 17 });
  });
});
