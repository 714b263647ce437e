/** Where texts may be carried out, by whom and up to how much: the spaces offered, and what lies just outside. */
import { expect, test } from 'vitest';
import type { SpaceId } from '../../map.ts';
import { event } from '../rules.ts';
import { type Here, here, situation } from '../table.ts';

/** The same on every one of these. */
const everywhere = (spaces: readonly SpaceId[], lies: Here): Partial<Record<SpaceId, Here>> =>
  Object.fromEntries(spaces.map((space) => [space, lies]));

const offered = (...[state, faction, card, side, answers]: Parameters<typeof event>): readonly string[] =>
  event(state, faction, card, side, answers).menu.filter((option) => !['done', 'withdraw'].includes(option));

test('5.1 card 9, unshaded: any Coalition piece beside them will do, a Base or one on a LoC', () => {
  const guerrillas = everywhere(['waziristan', 'northwest-frontier', 'balochistan'], { 'taliban-active': 1 });
  const base = situation({ spaces: { ...guerrillas, paktika: { 'coalition-base': 1 } } });
  expect(offered(base, 'coalition', 9, 'unshaded')).toEqual(['waziristan']);
  const road = situation({ spaces: { ...guerrillas, 'loc-kabul-tor-kham': { 'coalition-troops': 1 } } });
  expect(offered(road, 'coalition', 9, 'unshaded')).toEqual(['northwest-frontier']);
});

test.each(
  [
    ['badakhshan', 'nuristan', 'khowst', 'paktika', 'zabol', 'kandahar'].map((space) => [
      space,
      'sponsorship',
    ]),
    ['helmand', 'nimruz', 'loc-kabul-tor-kham', 'kabul'].map((space) => [space, 'tolerance']),
  ].flat() as [SpaceId, string][],
)('5.1 card 9, shaded: with the Coalition in %s Islamabad is at %s', (at, box) => {
  const state = situation({ spaces: { [at]: { 'coalition-troops': 1 } }, islamabad: 'tolerance' });
  event(state, 'taliban', 9, 'shaded');
  expect(state.islamabad.box).toBe(box);
});

test('5.1 card 11, shaded: Pashtun Provinces of Afghanistan only, neither Kabul nor Pakistan', () => {
  const menu = offered(situation(), 'taliban', 11, 'shaded');
  expect(menu).toEqual(
    expect.arrayContaining(['ghazni', 'helmand', 'kandahar', 'khowst', 'paktika', 'zabol']),
  );
  for (const other of ['kabul', 'waziristan', 'northwest-frontier', 'balochistan', 'konduz', 'balkh'])
    expect(menu).not.toContain(other);
});

test('5.1 card 13, shaded: six Provinces without the Coalition still bring 5', () => {
  const spaces = everywhere(['herat', 'farah', 'balkh', 'konduz', 'zabol', 'ghazni'], { police: 1 });
  const state = situation({ spaces });
  event(state, 'government', 13, 'shaded');
  expect(state.patronage).toBe(5);
});

test('5.1 card 14, unshaded: five Bases under COIN Control still bring 12', () => {
  const spaces = everywhere(['kabul', 'herat', 'balkh', 'konduz', 'zabol'], { 'coalition-base': 1 });
  const state = situation({ spaces });
  event(state, 'coalition', 14, 'unshaded');
  expect(state.resources.government).toBe(12);
});

test('5.1 card 22, shaded: the eight Provinces beside Pakistan, no LoC', () => {
  expect(offered(situation(), 'taliban', 22, 'shaded').toSorted()).toEqual([
    'badakhshan',
    'helmand',
    'kandahar',
    'khowst',
    'nimruz',
    'nuristan',
    'paktika',
    'zabol',
  ]);
});

test('2.3.6 card 55, shaded: a COIN faction that executes it names the other', () => {
  const state = situation();
  event(state, 'government', 55, 'shaded');
  expect(state.next.ineligible).toEqual(['coalition']);
  event(state, 'coalition', 55, 'shaded');
  expect(state.next.ineligible).toEqual(['coalition', 'government']);
});

test.each([
  [27, 'taliban', ['waziristan', 'northwest-frontier']],
  [32, 'taliban', ['waziristan', 'khowst', 'paktika']],
  [35, 'taliban', ['khowst', 'nuristan', 'baghlan']],
  [53, 'taliban', ['kandahar', 'kabul']],
  [60, 'warlords', ['badakhshan', 'baghlan', 'konduz']],
  [64, 'warlords', ['bamian', 'ghazni', 'khowst', 'oruzgan', 'samangan', 'sar-e-pol']],
  [68, 'warlords', ['faryab', 'balkh', 'sar-e-pol', 'samangan']],
] as const)('5.1 card %i, shaded: the spaces named, and no others', (card, faction, spaces) => {
  expect(offered(situation(), faction, card, 'shaded').toSorted()).toEqual([...spaces].toSorted());
});

test('5.1 card 35, shaded: the Warlords guerrilla comes to the same Provinces', () => {
  const menu = offered(situation(), 'warlords', 35, 'shaded', ['khowst', 'khowst']);
  expect(menu.toSorted()).toEqual(['baghlan', 'khowst', 'nuristan']);
});

test('5.1 card 64, unshaded: the shift goes to a Province beside Bamian that can shift', () => {
  const beside = ['ghazni', 'khowst', 'oruzgan', 'samangan', 'sar-e-pol'];
  const menu = offered(situation(), 'coalition', 64, 'unshaded');
  expect(menu.length).toBeGreaterThan(1);
  for (const space of menu) expect(beside).toContain(space);
});

test('5.5 card 70, unshaded: Assaults on two LoCs, not on a third', () => {
  const locs = ['loc-kabul-aibak', 'loc-kabul-tor-kham', 'loc-kandahar-kabul'] as const;
  const state = situation({ spaces: everywhere(locs, { 'coalition-troops': 1, 'taliban-active': 1 }) });
  const { menu } = event(state, 'warlords', 70, 'unshaded', [
    'done',
    'loc-kabul-aibak',
    'loc-kabul-tor-kham',
  ]);
  expect(menu).toEqual([]);
  expect(here(state, 'loc-kandahar-kabul')).toEqual({ 'coalition-troops': 1, 'taliban-active': 1 });
});

test('5.1 card 71, unshaded: 15 Patronage is enough', () => {
  const state = situation({ state: { patronage: 15 } });
  event(state, 'government', 71, 'unshaded');
  expect(state).toMatchObject({ patronage: 8, resources: { government: 7 } });
});

test('5.1 cards 8 and 32, unshaded: Bases last; card 63 takes them guarded or not, under Taliban Control only', () => {
  const state = situation({
    spaces: {
      waziristan: { 'taliban-underground': 1, 'taliban-base': 1 },
      konduz: { 'taliban-active': 4, 'warlords-base': 1, 'warlords-underground': 1 },
      balkh: { 'warlords-base': 1 },
    },
  });
  for (const card of [8, 32]) {
    const taken = structuredClone(state);
    event(taken, 'coalition', card, 'unshaded', ['waziristan', 'done']);
    expect(here(taken, 'waziristan')).toEqual({ 'taliban-base': 1 });
  }
  expect(offered(state, 'taliban', 63, 'unshaded')).toEqual(['konduz']);
});
