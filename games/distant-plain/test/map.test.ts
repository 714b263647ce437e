import { expect, test } from 'vitest';
import { MOST_BASES, mayStand } from '../forces.ts';
import {
  adjacentOf,
  AFGHAN_LANDS,
  ALL_SPACES,
  AT,
  factsOf,
  idOf,
  isPashtun,
  LOCS,
  PAKISTAN,
  PRINTED_FIGURES,
  type SpaceId,
} from '../map.ts';

const population = (spaces: typeof ALL_SPACES): number =>
  spaces.reduce((sum, space) => sum + factsOf(space).population, 0);
const beside = (id: SpaceId): readonly SpaceId[] => adjacentOf(AT[id]).map(idOf).toSorted();

test('1.3.1 there are Kabul, 21 Afghan Provinces, 3 spaces of Pakistan and 7 LoCs', () => {
  expect(ALL_SPACES).toHaveLength(32);
  expect(AFGHAN_LANDS).toHaveLength(22);
  expect(PAKISTAN.map(idOf)).toEqual(['northwest-frontier', 'waziristan', 'balochistan']);
  expect(LOCS).toHaveLength(7);
});

test('1.3.2 the population of Afghanistan is 25, a Province having 0 to 2', () => {
  expect(population(AFGHAN_LANDS)).toBe(25);
  for (const space of AFGHAN_LANDS)
    if (space !== AT.kabul) expect(factsOf(space).population).toBeLessThanOrEqual(2);
});

test('1.3.2 every Province is Mountain or Plain, Kabul and the LoCs are neither', () => {
  for (const space of ALL_SPACES)
    expect(PRINTED_FIGURES.terrain[space] === null).toBe(factsOf(space).kind !== 'province');
});

test('1.3.3 Kabul is Pashtun and of population 3', () => {
  expect(factsOf(AT.kabul)).toMatchObject({ kind: 'city', population: 3, pashtun: true });
});

test('1.3.4 LoCs have Econ 12 together, 4 and 3 on the passes, and are not Pashtun', () => {
  expect(LOCS.map((space) => factsOf(space).econ)).toEqual([4, 3, 1, 1, 1, 1, 1]);
  expect(factsOf(AT['loc-kabul-tor-kham']).econ).toBe(4);
  expect(factsOf(AT['loc-kandahar-spin-boldak']).econ).toBe(3);
  expect(LOCS.some(isPashtun)).toBe(false);
});

test('1.3.5 of Pakistan Northwest Frontier and Waziristan are Pashtun, Balochistan is not', () => {
  expect(PAKISTAN.map(isPashtun)).toEqual([true, true, false]);
});

test('1.3.6 adjacency holds both ways and no space is adjacent to itself', () => {
  for (const space of ALL_SPACES) {
    expect(adjacentOf(space)).not.toContain(space);
    for (const other of adjacentOf(space)) expect(adjacentOf(other)).toContain(space);
  }
});

test('1.3.6 every space has as many neighbours as on the board', () => {
  expect(Object.fromEntries(ALL_SPACES.map((space) => [idOf(space), adjacentOf(space).length]))).toEqual({
    kabul: 8,
    badakhshan: 4,
    badghis: 5,
    baghlan: 8,
    balkh: 7,
    bamian: 7,
    farah: 5,
    faryab: 4,
    ghazni: 6,
    ghowr: 9,
    helmand: 6,
    herat: 4,
    kandahar: 8,
    khowst: 9,
    konduz: 3,
    nimruz: 6,
    nuristan: 6,
    oruzgan: 10,
    paktika: 5,
    samangan: 7,
    'sar-e-pol': 8,
    zabol: 8,
    'northwest-frontier': 5,
    waziristan: 7,
    balochistan: 4,
    'loc-kabul-tor-kham': 4,
    'loc-kandahar-spin-boldak': 6,
    'loc-kabul-aibak': 5,
    'loc-shibirghan-aibak': 6,
    'loc-farah-kandahar': 10,
    'loc-toraghondi-farah': 6,
    'loc-kandahar-kabul': 10,
  });
});

test('1.3.6 Faryab, its LoC and the Provinces along that LoC are adjacent', () => {
  expect(beside('faryab')).toEqual(['badghis', 'balkh', 'loc-shibirghan-aibak', 'sar-e-pol']);
  expect(beside('loc-shibirghan-aibak')).toEqual([
    'baghlan',
    'balkh',
    'faryab',
    'loc-kabul-aibak',
    'samangan',
    'sar-e-pol',
  ]);
});

test('1.3.6 LoCs meet at Kandahar, Farah and Aibak, but not at Kabul', () => {
  const roads = (id: SpaceId) => beside(id).filter((one) => one.startsWith('loc-'));
  expect(roads('loc-kandahar-spin-boldak')).toEqual(['loc-farah-kandahar', 'loc-kandahar-kabul']);
  expect(roads('loc-toraghondi-farah')).toEqual(['loc-farah-kandahar']);
  expect(roads('loc-kabul-aibak')).toEqual(['loc-shibirghan-aibak']);
  expect(roads('loc-kabul-tor-kham')).toEqual([]);
});

test('1.4.2 only Taliban stand in Pakistan, and no Base stands on a LoC', () => {
  expect(MOST_BASES).toBe(2);
  expect(mayStand('taliban-base', AT.waziristan)).toBe(true);
  expect(mayStand('taliban-underground', AT.balochistan)).toBe(true);
  expect(mayStand('warlords-underground', AT.balochistan)).toBe(false);
  expect(mayStand('coalition-troops', AT.waziristan)).toBe(false);
  expect(mayStand('government-base', AT['loc-kabul-aibak'])).toBe(false);
  expect(mayStand('police', AT['loc-kabul-aibak'])).toBe(true);
  expect(mayStand('warlords-base', AT.konduz)).toBe(true);
});
