import { describe, expect, test } from 'vitest';
import { inEffect } from '../rules.ts';
import { here, levelOf } from '../table.ts';
import { operation, spacesOf, turnOf, unmanned } from './play.ts';
import { cards } from '../rules.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

describe('8.5.1 Warlords Rally', () => {
  test('8.5.1 Active guerrillas beside a Base and a cube hide first, then two become a Base, then bare Bases', () => {
    const state = unmanned({
      resources: { warlords: 3 },
      spaces: {
        balkh: { 'warlords-base': 1, 'warlords-active': 2, police: 1 },
        herat: { 'warlords-active': 1, 'warlords-underground': 1 },
        konduz: { 'warlords-base': 1 },
        faryab: { 'warlords-underground': 1 },
      },
    });
    const { answers, why } = operation(state, 'warlords', 'rally', { side: ones(9) });
    expect(spacesOf(answers)).toEqual(['balkh', 'herat', 'konduz']);
    expect(here(state, 'balkh')).toMatchObject({ 'warlords-underground': 2 });
    expect(here(state, 'herat')).toEqual({ 'warlords-base': 1 });
    expect(here(state, 'konduz')).toEqual({ 'warlords-base': 2, 'warlords-underground': 3 });
    expect(why).toEqual(expect.arrayContaining(['W.rally.flip', 'W.rally.base', 'W.rally.place1']));
  });

  test('8.5.1, 8.5.4 one Province is opened for Cultivate, others are random; never Kabul', () => {
    const state = unmanned({ resources: { warlords: 3 } });
    const { answers, why } = operation(state, 'warlords', 'rally', { side: ones(12) });
    expect(spacesOf(answers)).toHaveLength(3);
    expect(spacesOf(answers)).not.toContain('kabul');
    expect(why.filter((reason) => reason === 'W.rally.place3')).toHaveLength(1);
    expect(why.filter((reason) => reason === 'W.rally.place4')).toHaveLength(2);
    expect(why).toContain('W.cultivate.any');
  });
});

describe('8.5.2 Warlords March', () => {
  test('8.5.2, 8.3 one guerrilla goes to the empty LoC of the highest Econ', () => {
    const state = unmanned({
      resources: { warlords: 1 },
      spaces: { khowst: { 'warlords-underground': 3 }, 'northwest-frontier': { 'taliban-underground': 1 } },
    });
    const { why } = operation(state, 'warlords', 'march', { side: ones(9) });
    expect(here(state, 'loc-kabul-tor-kham')).toEqual({ 'warlords-underground': 1 });
    expect(why).toContain('W.march.loc');
  });

  test('8.5.2 among several empty LoCs the highest Econ is taken, whatever the dice', () => {
    for (const roll of [1, 2, 3, 4, 5, 6]) {
      const state = unmanned({
        resources: { warlords: 1 },
        spaces: { kandahar: { 'warlords-underground': 3 } },
      });
      operation(state, 'warlords', 'march', { side: Array<number>(9).fill(roll) });
      expect(here(state, 'loc-kandahar-spin-boldak')).toEqual({ 'warlords-underground': 1 });
    }
  });

  test('8.5.2, 8.1.2 nobody leaves where Control would appear', () => {
    const state = cards(
      unmanned({ resources: { warlords: 3 }, spaces: { khowst: { 'warlords-underground': 2, police: 2 } } }),
      1,
      2,
    );
    expect(turnOf(state, 'warlords', ['march', 'pass']).why).toContain('W.march.none');
  });
});

describe('8.5.3 Warlords Terror', () => {
  const spaces = {
    kandahar: { 'warlords-underground': 1, level: 'O' as const },
    khowst: { 'warlords-underground': 1, level: 'S' as const },
  };

  test('8.5.3 in Opposition beside a non-player Coalition, at Support beside non-player Taliban', () => {
    const all = unmanned({ resources: { warlords: 1 }, spaces });
    expect(operation(all, 'warlords', 'terror').why).toContain('W.terror.opposition');
    expect(levelOf(all, 'kandahar')).toBe('N');
    const taliban = unmanned({
      resources: { warlords: 1 },
      spaces,
      variants: { nonPlayers: ['government', 'taliban', 'warlords'] },
    });
    expect(operation(taliban, 'warlords', 'terror').why).toContain('W.terror.support');
    expect(levelOf(taliban, 'khowst')).toBe('N');
  });

  test('8.5.3 with neither, any space at Support or in Opposition', () => {
    const state = unmanned({ resources: { warlords: 1 }, spaces, variants: { nonPlayers: ['warlords'] } });
    expect(operation(state, 'warlords', 'terror', { side: ones(3) }).why).toContain('W.terror.any');
  });
});

describe('8.5.4 Warlords Special Activities', () => {
  const march = { khowst: { 'warlords-underground': 2 } };

  test('8.5.4 no Traffic at 75 Resources, without a space, or when Counter-Narc leaves nothing', () => {
    const at = (spaces: object, warlords: number, isHalved = false) => {
      const state = unmanned({ resources: { warlords }, spaces: { ...march, ...spaces } });
      state.available[10] = 0;
      if (isHalved) inEffect(state, 58, 'unshaded');
      return operation(state, 'warlords', 'march', { side: ones(9) }).why;
    };
    const field = { herat: { 'warlords-base': 1 } };
    expect(at({}, 9)).toContain('W.traffic.noSpace');
    expect(at(field, 9, true)).toContain('W.traffic.counterNarc');
    expect(at(field, 9)).toContain('W.traffic');
  });

  test('8.5.4 no Suborn with fewer than 2 Resources or under Local Truce', () => {
    const terror = { kandahar: { 'warlords-underground': 1, level: 'O' as const } };
    const poor = unmanned({ resources: { warlords: 2 }, spaces: terror });
    expect(operation(poor, 'warlords', 'terror').why).toContain('W.suborn.poor');
    const calm = inEffect(
      unmanned({ resources: { warlords: 9 }, spaces: terror }),
      59,
      'unshaded',
      'warlords',
    );
    expect(operation(calm, 'warlords', 'terror').why).toContain('W.suborn.truce');
    const lonely = unmanned({ resources: { warlords: 9 }, spaces: terror });
    expect(operation(lonely, 'warlords', 'terror').why).toContain('W.suborn.none');
  });

  test('8.5.4 after what ends Control, Taliban beside a non-player Coalition, Government pieces beside a player, LoCs first', () => {
    const spaces = {
      kandahar: { 'warlords-underground': 1, level: 'O' as const },
      helmand: { 'taliban-underground': 9 },
      'loc-kandahar-kabul': { 'taliban-underground': 1, police: 1 },
    };
    const all = unmanned({ resources: { warlords: 3 }, spaces });
    expect(operation(all, 'warlords', 'terror').why).toContain('W.suborn.taliban');
    expect(here(all, 'loc-kandahar-kabul')).toEqual({ police: 1 });
    const player = unmanned({
      resources: { warlords: 3 },
      spaces,
      variants: { nonPlayers: ['government', 'taliban', 'warlords'] },
    });
    player.levels[12] = 1;
    expect(operation(player, 'warlords', 'terror').why).toContain('W.suborn.government');
    expect(here(player, 'loc-kandahar-kabul')).toEqual({ 'taliban-underground': 1 });
  });
});

test('8.5 the chart: Rally with 6 Available, March up to 50, else Terror', () => {
  const state = cards(unmanned({ resources: { warlords: 40 } }), 1, 2);
  state.available[8] = 0;
  state.available[10] = 5;
  expect(turnOf(state, 'warlords').why).toContain('W.chart.march');
  state.resources.warlords = 51;
  expect(turnOf(state, 'warlords').why).toContain('W.chart.terror');
  state.available[10] = 6;
  expect(turnOf(state, 'warlords').why).toContain('W.chart.rally');
});

test('8.5.2 two origins together end Control with groups that stay Underground', () => {
  const state = unmanned({
    resources: { warlords: 2 },
    spaces: {
      badakhshan: { 'warlords-underground': 3 },
      baghlan: { 'warlords-underground': 3 },
      'northwest-frontier': { 'taliban-base': 1 },
      nuristan: { police: 5, 'taliban-underground': 1 },
      'loc-kabul-tor-kham': { police: 1 },
      'loc-kabul-aibak': { police: 1 },
      'loc-shibirghan-aibak': { police: 1 },
    },
  });
  const { why } = operation(state, 'warlords', 'march', { side: Array<number>(20).fill(1) });
  expect(why).toContain('W.march.control');
  expect(here(state, 'nuristan')).toMatchObject({ 'warlords-underground': 4 });
});
