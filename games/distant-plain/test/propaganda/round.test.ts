import { expect, test } from 'vitest';
import type { Faction } from '../../forces.ts';
import { AT } from '../../map.ts';
import { control } from '../../state.ts';
import { phase } from '../nonplayers/play.ts';
import { goOn, inEffect, round } from '../rules.ts';
import { here, levelOf, situation, standard, terrorIn } from '../table.ts';

test('E22 Resource phase (6.2, 6.3.1, 6.3.2, 6.3.3)', () => {
  const state = round(standard('2005'), 'resources');
  goOn(state, []);
  expect(state.resources).toEqual({ government: 57, taliban: 18, warlords: 22 });
  const lost = round(
    standard('2005', { spaces: { 'loc-kabul-tor-kham': { 'taliban-underground': 1 } } }),
    'resources',
  );
  goOn(lost, []);
  expect(terrorIn(lost, 'loc-kabul-tor-kham')).toBe(1);
  expect(lost.resources.government).toBe(30 + 15 + 8);
  const road = round(
    standard('2005', { spaces: { 'loc-kabul-aibak': { 'warlords-underground': 1 } } }),
    'resources',
  );
  goOn(road, []);
  expect(road.resources.warlords).toBe(15 + 8);
});

test('6.3.1 a LoC is Sabotaged where Taliban guerrillas outnumber all other pieces', () => {
  const state = round(
    situation({
      spaces: {
        'loc-kabul-aibak': { 'taliban-active': 2, police: 1, 'warlords-active': 1 },
        'loc-kandahar-kabul': { 'taliban-active': 2, police: 1 },
      },
    }),
    'resources',
  );
  goOn(state);
  expect([terrorIn(state, 'loc-kabul-aibak'), terrorIn(state, 'loc-kandahar-kabul')]).toEqual([0, 1]);
});

test('6.3.1, 3.3.4 where markers run out the Taliban say which LoCs are Sabotaged; with none left none is', () => {
  const given = (terror: number, nonPlayers: readonly Faction[] = []) =>
    round(
      situation({
        spaces: {
          'loc-kabul-tor-kham': { 'taliban-active': 1 },
          'loc-kabul-aibak': { 'taliban-active': 1 },
          'loc-kandahar-kabul': { 'taliban-active': 1 },
          herat: { terror },
        },
        variants: { nonPlayers },
      }),
      'resources',
    );
  const asked = goOn(given(28));
  expect(asked.ask?.prompt).toEqual({ key: 'ask.sabotage', rule: '6.3.1', params: { left: 2 } });
  expect(asked.menu).toEqual(['loc-kabul-tor-kham', 'loc-kabul-aibak', 'loc-kandahar-kabul']);
  const state = given(28);
  goOn(state, ['loc-kandahar-kabul', 'loc-kabul-tor-kham']);
  // Econ 12, less 1 and 4.
  expect(state.resources.government).toBe(7);
  const none = given(30);
  goOn(none);
  expect(none.resources.government).toBe(12);
  // 8.3 A non-player goes by Econ.
  const { why } = phase(given(29, ['taliban']), 'resources');
  expect(why).toEqual(['RS.locEcon']);
});

test('6.2, 1.8 Resources stop at 75', () => {
  const state = round(standard('2005', { resources: { government: 70 } }), 'resources');
  goOn(state);
  expect(state.resources.government).toBe(75);
});

test('E13 Casualties at Reset (6.3.4, 6.6)', () => {
  const state = round(
    situation({
      state: { casualties: [5, 1], available: [15, 5, 30, 30, 3, 30, 0, 12, 15, 0, 12], aid: 30 },
    }),
    'resources',
  );
  goOn(state, []);
  expect(state.aid).toBe(12);
  expect(state.outOfPlay).toEqual([2, 1]);
  expect(state.casualties).toEqual([0, 0]);
  expect(state.available.slice(0, 2)).toEqual([18, 5]);
});

test('6.4.1 Civic Action needs COIN Control, Troops and Police; 3 Resources a step, Terror first', () => {
  const state = round(
    situation({
      spaces: {
        kabul: { 'coalition-troops': 1, police: 1, terror: 1 },
        herat: { 'coalition-troops': 3 },
        konduz: { police: 3 },
        khowst: { 'government-troops': 1, police: 1, 'taliban-base': 2 },
      },
      resources: { government: 8 },
    }),
    'civic-action',
  );
  const asked = goOn(state);
  expect(asked.ask?.seats).toEqual(['coalition']);
  expect(asked.menu).toEqual(['kabul', 'done']);
  goOn(state, ['kabul', 'kabul']);
  expect([terrorIn(state, 'kabul'), levelOf(state, 'kabul')]).toEqual([0, 'S']);
  expect(state.resources.government).toBe(2);
});

test('6.4.1 whoever has more Troops in a space decides, with as many the Coalition', () => {
  const state = round(
    situation({
      spaces: {
        kabul: { 'coalition-troops': 2, 'government-troops': 2, police: 1 },
        herat: { 'coalition-troops': 1, 'government-troops': 2, police: 1 },
      },
      resources: { government: 9 },
    }),
    'civic-action',
  );
  const asked = goOn(state, ['done']);
  expect(asked.asked).toEqual(['coalition: ask.civic-action']);
  expect(asked.ask?.seats).toEqual(['government']);
  expect(asked.menu).toEqual(['herat', 'done']);
});

test('6.4.2 Sharia: 1 a step under Taliban Control; Mullah Omar extends it to every Taliban piece', () => {
  const spaces = {
    kandahar: { 'taliban-base': 1, level: 'S' },
    khowst: { 'taliban-underground': 1, police: 3 },
  } as const;
  const state = round(situation({ spaces, resources: { taliban: 2 } }), 'sharia');
  expect(goOn(state).menu).toEqual(['kandahar', 'done']);
  goOn(state, ['kandahar', 'kandahar']);
  expect(levelOf(state, 'kandahar')).toBe('O');
  const omar = round(
    inEffect(situation({ spaces, resources: { taliban: 2 } }), 36, 'shaded', 'taliban'),
    'sharia',
  );
  expect(goOn(omar).menu).toEqual(['kandahar', 'khowst', 'done']);
});

test('6.4 Civic Action comes before Sharia', () => {
  const state = round(
    situation({
      spaces: {
        kabul: { 'coalition-troops': 1, police: 1 },
        kandahar: { 'taliban-base': 1 },
      },
      resources: { government: 3, taliban: 1 },
    }),
    'civic-action',
  );
  const played = goOn(state, ['done', 'done']);
  expect(played.asked).toEqual(['coalition: ask.civic-action', 'taliban: ask.sharia']);
});

test('E23 Desertion (6.5.1)', () => {
  const state = round(standard('2009'), 'redeploy');
  const before = state.available.slice(2, 4).reduce((sum, pieces) => sum + pieces, 0);
  goOn(state, new Array<string>(8).fill('1'));
  const after = state.available.slice(2, 4).reduce((sum, pieces) => sum + pieces, 0);
  expect(after - before).toBe(8);
  expect(here(state, 'oruzgan')).toMatchObject({ 'government-troops': 1, police: 1 });
  const seven = round(situation({ spaces: { herat: { police: 7 }, konduz: { police: 2 } } }), 'redeploy');
  goOn(seven);
  expect(here(seven, 'herat')).toEqual({ police: 5 });
  expect(here(seven, 'konduz')).toEqual({ police: 2 });
});

test('6.5.2, D21 the Coalition may, the Government must move Troops off LoCs and Provinces without a COIN Base', () => {
  const state = round(
    situation({
      spaces: {
        herat: { 'coalition-troops': 1, 'government-troops': 2 },
        konduz: { 'coalition-base': 1, 'government-troops': 1 },
        balkh: { 'government-base': 1, 'taliban-base': 1, 'taliban-underground': 3, 'government-troops': 1 },
        'loc-kabul-aibak': { 'coalition-troops': 1 },
      },
    }),
    'redeploy',
  );
  const first = goOn(state);
  expect(first.ask?.seats).toEqual(['coalition']);
  expect(first.menu).toEqual(['herat', 'loc-kabul-aibak', 'done']);
  const to = goOn(state, ['loc-kabul-aibak']);
  // Balkh has a COIN Base but no COIN Control.
  expect(to.menu).toEqual(['kabul', 'konduz']);
  const played = goOn(state, ['loc-kabul-aibak', 'konduz', 'done', 'kabul', '1', 'konduz']);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 1 });
  expect(here(state, 'kabul')).toEqual({ 'government-troops': 1 });
  expect(here(state, 'konduz')).toMatchObject({ 'coalition-troops': 1, 'government-troops': 2 });
  expect(played.asked.filter((ask) => ask.startsWith('government'))).toHaveLength(3);
});

test('6.5.3 Police go to LoCs and COIN-Controlled spaces, if the Government wants', () => {
  const state = round(situation({ spaces: { kabul: { police: 2 }, herat: { police: 1 } } }), 'redeploy');
  const to = goOn(state, ['kabul']);
  expect(to.menu).toHaveLength(8);
  expect(to.menu).toContain('herat');
  expect(to.menu).not.toContain('konduz');
  goOn(state, ['kabul', 'herat', '2', 'done']);
  expect(here(state, 'herat')).toEqual({ police: 3 });
});

test('6.5.4, D21 Taliban guerrillas leave LoCs and Provinces without a Taliban Base, but not Kabul', () => {
  const state = round(
    situation({
      spaces: {
        kabul: { 'taliban-underground': 1 },
        herat: { 'taliban-active': 2 },
        kandahar: { 'taliban-base': 1, 'taliban-underground': 1 },
        khowst: { 'taliban-base': 1, police: 3 },
        balochistan: { 'taliban-underground': 1 },
        waziristan: { 'taliban-underground': 1 },
        'loc-kabul-aibak': { 'taliban-underground': 1 },
      },
    }),
    'redeploy',
  );
  const first = goOn(state, ['done', 'done']);
  expect(first.ask?.seats).toEqual(['taliban']);
  expect(first.menu).toEqual(['kandahar', 'northwest-frontier', 'waziristan']);
  goOn(state, ['done', 'done', 'kandahar', '2', 'waziristan', 'northwest-frontier', '~done']);
  expect(here(state, 'kandahar')).toMatchObject({ 'taliban-underground': 3 });
  expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 2 });
  expect(here(state, 'kabul')).toEqual({ 'taliban-underground': 1 });
  expect(here(state, 'herat')).toEqual({});
});

test('6.5.4, D21 guerrillas in Pashtun Pakistan without a Taliban Base may go where the others must, once', () => {
  const state = round(
    situation({
      spaces: {
        kandahar: { 'taliban-base': 1 },
        balochistan: { 'taliban-base': 1, 'taliban-underground': 1 },
        waziristan: { 'taliban-underground': 1, 'taliban-active': 1 },
        'northwest-frontier': { 'taliban-base': 1, 'taliban-underground': 2 },
      },
    }),
    'redeploy',
  );
  const first = goOn(structuredClone(state));
  expect(first.menu).toEqual(['waziristan', 'done']);
  const to = goOn(structuredClone(state), ['waziristan']);
  expect(to.menu).toEqual(['kandahar', 'northwest-frontier', 'balochistan']);
  goOn(state, ['waziristan', 'kandahar', 'done']);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-base': 1, 'taliban-underground': 1 });
  expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 1 });
});

test('6.5, 6.5.5 Control stays as it was until all have moved', () => {
  const state = round(
    situation({
      spaces: {
        konduz: { 'coalition-base': 1, 'taliban-base': 1, 'government-troops': 1 },
        herat: { 'coalition-troops': 2 },
      },
    }),
    'redeploy',
  );
  const asked = goOn(state, ['herat']);
  expect(state.control?.coin).toEqual([AT.herat, AT.konduz]);
  expect(asked.menu).toEqual(['kabul', 'konduz']);
  goOn(state, ['herat', 'kabul', '2']);
  expect(state.control).toBeNull();
  expect(control(state, AT.kabul)).toBe('coin');
});

test('6.5.6, 2.4.1 after Redeploy the final Round ends the game', () => {
  const state = round(standard('2003', { spaces: {} }), 'sharia');
  state.propagandas = 6;
  const played = goOn(state, (['done', 'done', 'done', 'done', 'done'] as const).slice(0, 0));
  expect(['taliban', 'coalition', 'government']).toContain(played.ask?.seats[0]);
  const still = round(situation(), 'redeploy');
  still.propagandas = 5;
  goOn(still);
  expect(still.stage).toEqual({ kind: 'over', by: 'final' });
});

test('6.6 Reset: all Eligible, markers off, Momentum over, guerrillas Underground, the next card', () => {
  const state = round(
    inEffect(
      situation({
        spaces: { kandahar: { 'taliban-active': 2, terror: 3 }, 'loc-kabul-aibak': { terror: 1 } },
        islamabad: 'backing',
        state: { eligible: { coalition: false, government: true, taliban: false, warlords: true } },
      }),
      57,
      'unshaded',
      'warlords',
    ),
    'reset',
  );
  inEffect(state, 3, 'unshaded');
  goOn(state);
  expect(Object.values(state.eligible)).toEqual([true, true, true, true]);
  expect(state.markers.every((markers) => markers === 0)).toBe(true);
  expect(state.momentum).toEqual([]);
  expect(state.inEffect.map(({ card }) => card)).toEqual([3]);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-underground': 2 });
  expect(state.card).toBe(1);
});

test('E25 Islamabad (6.6.1): at Reset a Hard marker turns, another moves toward Backing', () => {
  const after = (box: 'sponsorship' | 'hostility' | 'backing' | 'tolerance', hard: boolean) => {
    const state = round(situation({ state: { islamabad: { box, hard } } }), 'reset');
    goOn(state);
    return state.islamabad;
  };
  expect(after('sponsorship', true)).toEqual({ box: 'sponsorship', hard: false });
  expect(after('sponsorship', false)).toEqual({ box: 'backing', hard: false });
  expect(after('backing', false)).toEqual({ box: 'backing', hard: false });
  expect(after('hostility', false)).toEqual({ box: 'pressure', hard: false });
  expect(after('hostility', true)).toEqual({ box: 'hostility', hard: false });
  expect(after('tolerance', false)).toEqual({ box: 'backing', hard: false });
});

test('6.6.1, D23 a Hard marker at Hostility keeps the Taliban in Pakistan Active at Reset', () => {
  const spaces = { waziristan: { 'taliban-active': 1 } };
  const hard = round(situation({ spaces, state: { islamabad: { box: 'hostility', hard: true } } }), 'reset');
  goOn(hard);
  expect(here(hard, 'waziristan')).toEqual({ 'taliban-active': 1 });
  const soft = round(situation({ spaces, islamabad: 'hostility' }), 'reset');
  goOn(soft);
  expect(here(soft, 'waziristan')).toEqual({ 'taliban-underground': 1 });
});
