import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { AT, idOf, LANDS } from '../../map.ts';
import { excess } from '../../nonplayers/ground.ts';
import { CHART } from '../../nonplayers/selection.ts';
import { suborning, subornWay } from '../../nonplayers/warlords.ts';
import { control } from '../../state.ts';
import { cards } from '../rules.ts';
import { here, levelOf, standard } from '../table.ts';
import { operation, spacesOf, turnOf, unmanned, WITH_EVENT } from './play.ts';

const ALL = { nonPlayers: ['coalition', 'government', 'taliban', 'warlords'] as const };
const drawn = (rolls: readonly number[], among = LANDS) =>
  idOf(CHART.draw(new Dice(forcedDice(rolls)), among).space);

describe('8.2 random spaces (E26)', () => {
  test('8.2 tan 3, black 5, green 2 is Nuristan; then Baghlan, Northwest Frontier, Konduz', () => {
    expect(drawn([3, 5, 2])).toBe('nuristan');
    const without = (...ids: readonly string[]) => LANDS.filter((space) => !ids.includes(idOf(space)));
    expect(drawn([3, 5, 2], without('nuristan'))).toBe('baghlan');
    expect(drawn([3, 5, 2], without('nuristan', 'baghlan'))).toBe('northwest-frontier');
    expect(drawn([3, 5, 2], without('nuristan', 'baghlan', 'northwest-frontier'))).toBe('konduz');
  });

  test('8.2 tan 4, black 3 is Kabul whatever green shows; after Kandahar comes Balochistan', () => {
    for (const green of [1, 4, 6]) expect(drawn([4, 3, green])).toBe('kabul');
    expect(drawn([6, 6, 6])).toBe('kandahar');
    expect(
      drawn(
        [6, 6, 6],
        LANDS.filter((space) => space !== AT.kandahar),
      ),
    ).toBe('balochistan');
  });
});

test('8.2 Kabul and every Province is on the chart', () => {
  const missing = LANDS.filter((space) => CHART.placeOf(space) === undefined);
  expect(missing.map(idOf)).toEqual([]);
});

test('8.1 Change in Tactics without a Capability does nothing, so the Warlords operate (E27)', () => {
  const state = cards(standard('2005', { variants: ALL }), 67, 1);
  const { option, why } = turnOf(state, 'warlords', ['event', 'rally', 'march', 'terror', 'pass']);
  expect(option).toBe('rally');
  expect(why).toEqual(expect.arrayContaining(['EV.open.first', 'EV.ineffective', 'W.chart.rally']));
});

describe('8.5, 8.6, 8.7, 8.8 first decisions in 2005 (E29)', () => {
  test.each([
    ['warlords', 'rally', 'W.chart.rally'],
    ['taliban', 'rally', 'T.chart.rally.available'],
    ['government', 'train', 'G.chart.train.pieces'],
    ['coalition', 'sweep', 'C.chart.sweep'],
  ] as const)('8.5, 8.6, 8.7, 8.8 %s: %s', (faction, operationName, reason) => {
    const { option, why } = turnOf(cards(standard('2005', { variants: ALL }), 1, 2), faction);
    expect(option).toBe(operationName);
    expect(why).toContain(reason);
  });
});

test('8.1.2 three march into an empty Pashtun Province so that they stay Underground, Underground ones first (E30)', () => {
  const state = unmanned({
    resources: { warlords: 5 },
    spaces: {
      badakhshan: { 'warlords-underground': 2, 'warlords-active': 3 },
      nuristan: { level: 'S' },
    },
  });
  const { answers, why, sideLeft } = operation(state, 'warlords', 'march', { side: [3, 5, 2] });
  expect(answers).toEqual([
    'ask.operation.space: nuristan',
    'ask.march.from: badakhshan',
    'ask.move.underground: 2',
    'ask.move.active: 1',
    'ask.operation.space: cultivate',
    'ask.cultivate: nuristan',
    'ask.operation.space: done',
  ]);
  expect(why).toEqual([
    'RS.hit',
    'W.march.gather.cultivate',
    'W.march.gather',
    'MV.underground',
    'W.cultivate.any',
  ]);
  expect(sideLeft).toBe(0);
  expect(here(state, 'nuristan')).toEqual({
    'warlords-underground': 2,
    'warlords-active': 1,
    'warlords-base': 1,
  });
  expect(here(state, 'badakhshan')).toEqual({ 'warlords-active': 2 });
});

test('8.6.2, D8 only Government cubes beyond what Control needs are excess (E31)', () => {
  const state = unmanned({
    spaces: {
      helmand: {
        'taliban-underground': 1,
        'taliban-base': 1,
        'government-base': 1,
        'government-troops': 4,
        police: 3,
      },
      kandahar: {
        'taliban-underground': 1,
        'taliban-base': 1,
        'government-base': 1,
        'government-troops': 6,
        'coalition-troops': 4,
      },
      khowst: { 'taliban-underground': 4, 'government-base': 1, 'government-troops': 11 },
    },
    resources: { government: 9 },
  });
  expect(excess(state, AT.helmand)).toBe(5);
  expect(excess(state, AT.kandahar)).toBe(6);
  expect(excess(state, AT.khowst)).toBe(7);
  const { answers, why } = operation(state, 'government', 'train', { side: Array<number>(12).fill(1) });
  expect(spacesOf(answers).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['helmand', 'kabul', 'kandahar']);
  expect(why).toEqual(expect.arrayContaining(['G.train.kabul', 'G.train.cubes']));
});

describe('8.7.3, 8.7.4, 8.7.5 the Taliban chart (E41)', () => {
  const many = {
    waziristan: { 'taliban-underground': 20, 'taliban-base': 2 },
    balochistan: { 'taliban-base': 2 },
  };
  const chart = (loc: object, available = 20) => {
    const state = unmanned({
      resources: { taliban: 5 },
      spaces: {
        ...many,
        nuristan: { 'taliban-base': 2 },
        'northwest-frontier': { 'taliban-base': 2 },
        ...loc,
      },
    });
    state.available[0] = available;
    state.available[1] = 0;
    return turnOf(cards(state, 1, 2), 'taliban').why.filter((reason) => reason.startsWith('T.chart'));
  };

  test('8.7.3 March where neither a LoC nor a Support space holds an Underground guerrilla or four', () => {
    expect(chart({})).toEqual(['T.chart.march']);
    expect(
      chart({ 'loc-kabul-tor-kham': { 'taliban-active': 3 }, 'loc-kabul-aibak': { 'taliban-active': 1 } }),
    ).toEqual(['T.chart.march']);
  });

  test('8.7.4, 8.7.5 one Underground guerrilla on a LoC, or four at Support: Attack up to 20, else Terror', () => {
    const loc = { 'loc-kabul-tor-kham': { 'taliban-underground': 1 } };
    expect(chart(loc)).toEqual(['T.chart.attack']);
    expect(chart(loc, 21)).toEqual(['T.chart.terror']);
    expect(chart({ kabul: { 'taliban-active': 4, level: 'S' } }, 17)).toEqual(['T.chart.attack']);
    expect(chart({ kabul: { 'taliban-active': 4, level: 'S' } }, 18)).toEqual(['T.chart.terror']);
  });
});

test('8.5.4 Suborn ends Control of Konduz with 3 cubes, not Herat (E42)', () => {
  const state = standard('2009', {
    variants: { nonPlayers: ['government', 'taliban', 'warlords'] },
    resources: { warlords: 20 },
  });
  const targets = suborning(state, () => true)?.among ?? [];
  expect(targets).toContain(AT.konduz);
  expect(targets).not.toContain(AT.herat);
  expect(subornWay(state, AT.konduz)).toBe('cubes');
  state.levels[AT.balkh] = -1;
  const { answers } = operation(state, 'warlords', 'terror', {
    side: [5, 1, 1, ...Array<number>(9).fill(1)],
  });
  expect(answers.slice(0, 7)).toEqual([
    'ask.operation.space: balkh',
    'ask.operation.space: suborn',
    'ask.suborn: konduz',
    'ask.suborn.how: cubes',
    'ask.remove: police',
    'ask.remove: police',
    'ask.remove: government-troops',
  ]);
  expect(here(state, 'konduz')).toMatchObject({ 'government-troops': 1, 'government-base': 1 });
  expect(control(state, AT.konduz)).toBe('none');
  // 1 for Terror, 2 for each of three spaces.
  expect(state.resources.warlords).toBe(13);
});

describe('8.5.2 March to break Control (E43)', () => {
  const origin = { 'warlords-base': 1, 'warlords-underground': 3 };

  test('8.5.2 outside Pashtun land two march and one stays at the Base', () => {
    const state = unmanned({
      resources: { warlords: 1 },
      spaces: {
        badakhshan: origin,
        konduz: { police: 3, 'warlords-underground': 1, 'warlords-base': 1 },
        'loc-shibirghan-aibak': { police: 1 },
      },
    });
    const { answers, why } = operation(state, 'warlords', 'march', { side: [1, 1, 1, 1, 1, 1] });
    expect(answers.slice(0, 3)).toEqual([
      'ask.operation.space: konduz',
      'ask.march.from: badakhshan',
      'ask.move.underground: 2',
    ]);
    expect(here(state, 'konduz')).toMatchObject({ 'warlords-underground': 3 });
    expect(here(state, 'badakhshan')).toEqual({ 'warlords-base': 1, 'warlords-underground': 1 });
    expect(why).toEqual(expect.arrayContaining(['W.march.control', 'W.march.keep']));
    expect(state.resources.warlords).toBeGreaterThanOrEqual(0);
  });

  test('8.5.2 into a Pashtun Province with two Taliban guerrillas only one marches', () => {
    const state = unmanned({
      resources: { warlords: 1 },
      spaces: {
        badakhshan: origin,
        nuristan: { police: 5, 'warlords-underground': 2, 'taliban-underground': 2 },
        'loc-kabul-tor-kham': { police: 1 },
      },
    });
    const { answers } = operation(state, 'warlords', 'march', { side: [1, 1, 1, 1, 1, 1] });
    expect(answers.slice(0, 3)).toEqual([
      'ask.operation.space: nuristan',
      'ask.march.from: badakhshan',
      'ask.move.underground: 1',
    ]);
    expect(here(state, 'nuristan')).toMatchObject({ 'warlords-underground': 3 });
  });
});

test('8.8.2 the Coalition in 2003: Civic Action and cubes in Kabul, Surge with a 5 (E44)', () => {
  const state = cards(standard('2003', { variants: ALL }), 1, 2);
  expect(turnOf(state, 'coalition')).toEqual({ option: 'train', why: ['EV.closed', 'C.chart.train'] });
  const side = [6, 6, 6, 3, 3, 1];
  const { answers, why, sideLeft } = operation(state, 'coalition', 'train', { rolls: [5], side });
  expect(answers).toEqual([
    'ask.operation.space: kabul',
    'ask.train.troops: 3',
    'ask.train.police: 3',
    'ask.operation.space: done',
    'ask.train.then.coalition: civic-action:kabul',
    'ask.operation.after: surge',
    // Two more Troops than the one there, and a Base.
    'ask.surge: kandahar',
    'ask.surge.number: 3',
    'ask.surge.number: 1',
    'ask.surge: khowst',
    'ask.surge.number: 3',
    'ask.surge.number: 1',
    // One more than three, the Base there stays alone.
    'ask.surge: kabul',
    'ask.surge.number: 4',
    'ask.surge.number: 1',
  ]);
  expect(why).toEqual([
    'C.train.civic',
    'C.train.cubes',
    'C.surge.in',
    'RS.hit',
    'C.surge.in',
    'C.surge.in',
    'RS.hit',
  ]);
  expect(sideLeft).toBe(0);
  expect(levelOf(state, 'kabul')).toBe('S');
  expect([state.resources.government, state.aid]).toEqual([14, 14]);
});

test('8.6.2 the Government in 2005: a Base, cubes for Kabul, no Civic Action, Transport (E45)', () => {
  const state = cards(standard('2005', { variants: ALL }), 1, 2);
  expect(turnOf(state, 'government')).toEqual({
    option: 'train',
    why: ['EV.closed', 'G.chart.train.pieces'],
  });
  const side = [3, 1, 3, 3, 5, 4];
  const { answers, why, sideLeft } = operation(state, 'government', 'train', { side });
  expect(answers).toEqual([
    'ask.operation.space: khowst',
    'ask.operation.space: kabul',
    'ask.train.troops: 3',
    'ask.train.police: 3',
    'ask.operation.space: done',
    'ask.train.then: base:khowst',
    'ask.operation.after: transport',
    'ask.transport.from: kabul',
    'ask.transport.to: baghlan',
    'ask.move.troops: 4',
  ]);
  expect(why).toEqual([
    'RS.hit',
    'G.train.base',
    'G.train.kabul',
    'G.govern.none',
    'RS.hit',
    'G.transport.control',
  ]);
  expect(sideLeft).toBe(0);
  expect(state.resources.government).toBe(24);
  expect(here(state, 'khowst')).toEqual({ 'coalition-troops': 1, 'government-base': 1 });
  expect(here(state, 'kabul')).toMatchObject({ 'government-troops': 1, police: 5 });
  expect(here(state, 'baghlan')).toEqual({ 'government-troops': 4 });
});

test('8.1 a non-player to whom it is open takes an Event that does something', () => {
  const state = cards(standard('2005', { variants: ALL }), 53, 2);
  expect(turnOf(state, 'taliban', WITH_EVENT)).toMatchObject({ option: 'shaded' });
  expect(turnOf(state, 'coalition', WITH_EVENT)).toMatchObject({ option: 'unshaded' });
});
