import { expect, test } from 'vitest';
import { event, inEffect } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { lasting } from './lasting.ts';

test.each([
  [57, 'unshaded', ['forbid', 'march-once', 'sweep-not-through-locs']],
  [58, 'unshaded', ['traffic-divided']],
  [59, 'unshaded', ['forbid']],
] as const)('5.4 card %i, %s, is Momentum: %s hold until Reset', (card, side, names) => {
  expect(lasting(card, side)).toEqual({ capability: undefined, momentum: true, names, afterReset: [] });
});

test('2.3.6 card 55 names a faction other than the one that executes it', () => {
  const state = situation();
  const asked = event(structuredClone(state), 'government', 55, 'unshaded');
  expect(asked.menu).toEqual(['taliban', 'warlords']);
  event(state, 'warlords', 55, 'unshaded');
  expect(state).toMatchObject({ resources: { government: 3 }, next: { ineligible: ['taliban'] } });
  expect(state.eligible.taliban).toBe(false);
  event(state, 'taliban', 55, 'shaded', ['coalition']);
  expect(state.resources).toMatchObject({ taliban: 2, warlords: 2 });
  expect(state.next.ineligible).toEqual(['taliban', 'coalition']);
});

test('5.1 card 56: a cube and a guerrilla in two spaces; shaded Casualties and cubes in one', () => {
  const state = situation({
    spaces: { herat: { 'coalition-troops': 3, 'government-troops': 1, police: 3, 'taliban-active': 1 } },
  });
  event(state, 'warlords', 56, 'unshaded', ['herat', 'government-troops']);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 3, police: 3 });
  event(state, 'warlords', 56, 'shaded', ['herat', 'herat', 'herat', 'done']);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 1, police: 2 });
  expect(state.casualties).toEqual([2, 0]);
});

test('5.1 card 58, shaded: Resources for Bases outside COIN Control', () => {
  const state = situation({
    spaces: {
      konduz: { police: 3, 'warlords-base': 1 },
      balkh: { 'warlords-base': 2 },
      herat: { 'taliban-base': 1, 'taliban-active': 1, 'warlords-base': 1 },
    },
  });
  event(state, 'warlords', 58, 'shaded');
  expect(state.resources.warlords).toBe(3);
});

test('5.1 card 59: Resources from the Government to the Warlords, and no Suborn', () => {
  const state = situation({ resources: { government: 4 } });
  event(state, 'warlords', 59, 'unshaded', ['4']);
  expect(state.resources).toMatchObject({ government: 0, warlords: 4 });
  expect(state.momentum).toEqual([59]);
});

test('5.1 card 60: cubes and Support in the north-east, or Warlords pieces with one Base at most', () => {
  const state = situation();
  event(state, 'government', 60, 'unshaded', [
    'kabul',
    'police',
    'konduz',
    'government-troops',
    'done',
    'konduz',
  ]);
  expect(here(state, 'konduz')).toEqual({ 'government-troops': 1 });
  expect(levelOf(state, 'konduz')).toBe('S');
  const placed = event(structuredClone(state), 'warlords', 60, 'shaded', [
    'baghlan',
    'warlords-base',
    'baghlan',
  ]);
  // One Base is placed: only guerrillas are left to choose.
  expect(here(placed.state, 'baghlan')).toEqual({ 'warlords-base': 1, 'warlords-underground': 1 });
});

test('5.1.1, 1.4.1 card 60: a kind that is not taken off the map for it is not asked about again', () => {
  const state = situation({ spaces: { farah: { 'warlords-underground': 15 } } });
  const played = event(state, 'warlords', 60, 'shaded', ['konduz', 'warlords-underground', 'done']);
  expect(here(played.state, 'konduz')).toEqual({ 'warlords-base': 1 });
  expect(played.menu).toEqual([]);
});

test('5.1 card 61: guerrillas come over, or cubes to a faction that is there', () => {
  const state = situation({
    spaces: { herat: { police: 1, 'taliban-active': 1 }, konduz: { police: 1, 'warlords-base': 1 } },
  });
  event(state, 'government', 61, 'unshaded', ['herat']);
  expect(here(state, 'herat')).toEqual({ police: 2 });
  event(state, 'warlords', 61, 'shaded', ['konduz']);
  expect(here(state, 'konduz')).toEqual({ 'warlords-base': 1, 'warlords-underground': 1 });
});

test('1.4.1, 5.1.1 a replacement for which nothing is Available is a mere removal; none happens in Pakistan', () => {
  const state = situation({
    spaces: { herat: { police: 30 }, faryab: { 'taliban-active': 1 }, waziristan: { 'taliban-active': 1 } },
  });
  event(state, 'government', 68, 'unshaded', ['faryab']);
  expect(here(state, 'faryab')).toEqual({});
});

test('5.5 card 62: Taliban pay where cubes and Warlords meet; shaded a free Suborn in three spaces', () => {
  const state = situation({
    spaces: {
      herat: { police: 1, 'warlords-active': 1, 'taliban-active': 1 },
      konduz: { police: 2 },
      balkh: { police: 1 },
    },
  });
  event(state, 'warlords', 62, 'unshaded', ['herat']);
  expect(here(state, 'herat')).toEqual({ police: 1, 'warlords-active': 1 });
  expect(state.resources.warlords).toBe(1);
  event(inEffect(state, 59, 'unshaded', 'government'), 'warlords', 62, 'shaded', [
    'konduz',
    'police',
    'suborn',
    'balkh',
    'done',
  ]);
  expect(here(state, 'konduz')).toEqual({});
  expect(state.resources.warlords).toBe(1);
});

test('5.1 card 63: fields under Taliban Control go, or pay', () => {
  const state = situation({
    spaces: { herat: { 'taliban-active': 4, 'warlords-base': 2, 'warlords-active': 1 } },
    resources: { warlords: 3 },
  });
  event(state, 'taliban', 63, 'shaded', ['3']);
  expect(state.resources).toMatchObject({ taliban: 3, warlords: 0 });
  event(state, 'taliban', 63, 'unshaded', ['herat']);
  expect(here(state, 'herat')).toMatchObject({ 'warlords-base': 1 });
});

test('5.1 card 64: Bamian rid of Taliban, Support there and beside it; or Warlords around it', () => {
  const state = situation({ spaces: { bamian: { 'taliban-active': 1, 'taliban-underground': 2 } } });
  const asked = event(structuredClone(state), 'warlords', 64, 'unshaded');
  expect(asked.menu).toEqual(['ghazni', 'khowst', 'oruzgan']);
  event(state, 'warlords', 64, 'unshaded', ['ghazni']);
  expect(here(state, 'bamian')).toEqual({});
  expect([levelOf(state, 'bamian'), levelOf(state, 'ghazni')]).toEqual(['S', 'S']);
  event(state, 'warlords', 64, 'shaded', ['samangan', 'samangan', 'bamian']);
  expect(here(state, 'samangan')).toEqual({ 'warlords-underground': 2 });
});

test('5.1 card 65: the northern roads pay if they are open; shaded the passes are shut', () => {
  const state = situation({ spaces: { 'loc-kabul-aibak': { terror: 1 } } });
  event(state, 'government', 65, 'unshaded');
  expect(state.resources.government).toBe(6);
  event(state, 'warlords', 65, 'shaded');
  expect(state.resources.government).toBe(2);
  expect([terrorIn(state, 'loc-kabul-tor-kham'), terrorIn(state, 'loc-kandahar-spin-boldak')]).toEqual([
    1, 1,
  ]);
});

test('5.5 card 66, unshaded: all shown in a Mountain Province, then an Assault by the faction named, as in a Plain', () => {
  const spaces = { khowst: { 'government-troops': 2, 'coalition-troops': 1, 'taliban-underground': 3 } };
  const state = situation({ spaces });
  const asked = event(structuredClone(state), 'warlords', 66, 'unshaded', ['~khowst']);
  expect(asked.ask?.seats).toEqual(['warlords']);
  expect(asked.menu).toEqual(['coalition', 'government']);
  event(state, 'warlords', 66, 'unshaded', ['~khowst', 'government']);
  expect(here(state, 'khowst')).toMatchObject({ 'taliban-active': 2 });
  const other = situation({ spaces });
  event(other, 'warlords', 66, 'unshaded', ['~khowst', 'coalition']);
  // The Coalition counts its own Troops only.
  expect(here(other, 'khowst')).toMatchObject({ 'taliban-active': 2 });
});

test('5.1 card 66, shaded: a Base or two guerrillas of either Insurgent, and its guerrillas hide', () => {
  const state = situation({ spaces: { khowst: { 'taliban-active': 1, 'warlords-active': 1 } } });
  const asked = event(structuredClone(state), 'taliban', 66, 'shaded', ['khowst']);
  expect(asked.menu).toEqual(['0', '1', '2', '3']);
  event(state, 'taliban', 66, 'shaded', ['khowst', '3', 'khowst', 'done']);
  expect(here(state, 'khowst')).toEqual({ 'taliban-active': 1, 'warlords-underground': 2 });
});

test('5.3 card 67 takes any Capability out of play; with none in play it does nothing', () => {
  const state = inEffect(inEffect(situation(), 3, 'unshaded'), 29, 'shaded');
  const asked = event(structuredClone(state), 'warlords', 67, 'unshaded');
  expect(asked.menu).toEqual(['card:3', 'card:29']);
  event(state, 'warlords', 67, 'unshaded', ['card:29']);
  expect(state.capabilities).toEqual({ 3: 'unshaded' });
  expect(state.inEffect.map(({ card }) => card)).toEqual([3]);
});

test('5.1 card 68: Dostum turns guerrillas into Police, or brings a Base and guerrillas and keeps the Warlords Eligible', () => {
  const state = situation({ spaces: { balkh: { 'taliban-underground': 2 } } });
  event(state, 'government', 68, 'unshaded', ['balkh', 'done']);
  expect(here(state, 'balkh')).toEqual({ police: 1, 'taliban-underground': 1 });
  event(state, 'warlords', 68, 'shaded', ['faryab', 'faryab', 'samangan']);
  expect(here(state, 'faryab')).toEqual({ 'warlords-base': 1, 'warlords-underground': 1 });
  expect(state.next.eligible).toEqual(['warlords']);
});

test('4.3.1 card 69: returnees in COIN-Controlled spaces without any; shaded Sabotage near guerrillas', () => {
  const state = situation({
    spaces: { herat: { police: 1, returnees: 1 }, konduz: { police: 1 }, faryab: { 'warlords-active': 1 } },
  });
  const asked = event(structuredClone(state), 'coalition', 69, 'unshaded');
  expect(asked.menu).toEqual(['konduz', 'done']);
  event(state, 'coalition', 69, 'unshaded', ['konduz']);
  expect(state.returnees.filter((markers) => markers > 0)).toHaveLength(2);
  const shaded = event(structuredClone(state), 'warlords', 69, 'shaded');
  expect(shaded.menu).toEqual(['loc-shibirghan-aibak', 'done']);
  event(state, 'warlords', 69, 'shaded', ['loc-shibirghan-aibak']);
  expect(terrorIn(state, 'loc-shibirghan-aibak')).toBe(1);
});

test('5.5 card 70: Aid, Resources and a free Patrol with Assaults on two LoCs; shaded only the Warlords gain', () => {
  const state = situation({
    spaces: {
      'loc-kabul-aibak': { 'coalition-troops': 1, 'taliban-active': 1 },
      'loc-kabul-tor-kham': { 'coalition-troops': 1, 'taliban-active': 1 },
    },
  });
  event(state, 'warlords', 70, 'unshaded', ['done', 'loc-kabul-aibak', 'loc-kabul-tor-kham']);
  expect(state).toMatchObject({ aid: 4, resources: { warlords: 3 } });
  expect(here(state, 'loc-kabul-aibak')).toEqual({ 'coalition-troops': 1 });
  expect(here(state, 'loc-kabul-tor-kham')).toEqual({ 'coalition-troops': 1 });
  event(state, 'warlords', 70, 'shaded');
  expect(state).toMatchObject({ aid: 1, resources: { warlords: 8 } });
});

test('5.1 card 71: half of much Patronage, or cubes in Kabul', () => {
  const rich = situation({ state: { patronage: 17 } });
  event(rich, 'government', 71, 'unshaded');
  expect(rich).toMatchObject({ patronage: 9, resources: { government: 8 } });
  const poor = situation({ state: { patronage: 14 } });
  event(poor, 'government', 71, 'unshaded', ['kabul', 'police', 'kabul', 'government-troops', 'done']);
  expect(here(poor, 'kabul')).toEqual({ 'government-troops': 1, police: 1 });
});

test('5.1 card 71, shaded: the die says how many cubes leave Kabul, and from 5 on more happens', () => {
  const spaces = { kabul: { police: 3, 'government-troops': 1, level: 'S' } } as const;
  const low = situation({ spaces });
  event(low, 'warlords', 71, 'shaded', ['police', 'police'], [2]);
  expect(here(low, 'kabul')).toEqual({ police: 1, 'government-troops': 1 });
  expect(low.next.ineligible).toEqual([]);
  const high = situation({ spaces });
  event(high, 'warlords', 71, 'shaded', ['police', 'police', 'police'], [5]);
  expect(here(high, 'kabul')).toEqual({});
  expect(levelOf(high, 'kabul')).toBe('N');
  expect(high.next.ineligible).toEqual(['government']);
});

test('5.1 card 72: every Warlords Base costs 1, or earns 1 and under Taliban Control 1 for them', () => {
  const state = situation({
    spaces: { balkh: { 'warlords-base': 2 }, herat: { 'warlords-base': 1, 'taliban-active': 2 } },
    resources: { warlords: 2 },
  });
  event(state, 'government', 72, 'unshaded');
  expect(state.resources.warlords).toBe(0);
  event(state, 'warlords', 72, 'shaded');
  expect(state.resources).toMatchObject({ warlords: 3, taliban: 1 });
});
