import { expect, test } from 'vitest';
import {
  adjacentTo,
  ALL,
  areAdjacent,
  AT,
  COUNTRIES,
  type CountryId,
  countryOf,
  factsOf,
  hasOil,
  idOf,
  isMuslim,
  isNonMuslim,
  MUSLIM,
  NON_MUSLIM,
  printedResources,
  printedRecruit,
  SCHENGEN,
  SHIA_MIX,
} from '../map.ts';
import { distance } from '../country.ts';
import { situation } from './table.ts';

const beside = (id: CountryId, isPatriotAct = false) => adjacentTo(AT[id], isPatriotAct).map(idOf);

test('4.1 the map has 38 countries, each found by its id', () => {
  expect(COUNTRIES).toHaveLength(38);
  for (const country of ALL) expect(countryOf(idOf(country))).toBe(country);
  expect(countryOf('atlantis')).toBeUndefined();
});

test('4.1.1 lines join countries both ways, and none to itself', () => {
  for (const one of ALL)
    for (const two of ALL) expect(areAdjacent(one, two, false)).toBe(areAdjacent(two, one, false));
  for (const one of ALL) expect(areAdjacent(one, one, false)).toBe(false);
  expect(beside('iraq')).toEqual(['jordan', 'syria', 'turkey', 'saudi-arabia', 'gulf-states', 'iran']);
  expect(beside('kenya-tanzania')).toEqual(['sudan', 'somalia']);
});

test('4.1.2 there are 18 Muslim countries, 8 of them Shia-Mix, and 19 non-Muslim ones', () => {
  expect(MUSLIM).toHaveLength(18);
  expect(SHIA_MIX).toHaveLength(8);
  expect(NON_MUSLIM).toHaveLength(19);
  expect(factsOf(AT.syria).kind).toBe('sunni');
});

test('4.2.5 Muslim countries have 1 to 3 resources, 34 in all', () => {
  for (const country of MUSLIM) expect([1, 2, 3]).toContain(printedResources(country));
  expect(MUSLIM.reduce((sum, country) => sum + printedResources(country), 0)).toBe(34);
});

test('4.2.6 seven countries export oil', () => {
  expect(ALL.filter(hasOil).map(idOf)).toEqual([
    'algeria-tunisia',
    'libya',
    'sudan',
    'indonesia-malaysia',
    'iraq',
    'saudi-arabia',
    'gulf-states',
  ]);
});

test('4.3.1 non-Muslim countries are Good or Fair for good', () => {
  const fair = NON_MUSLIM.filter((country) => factsOf(country).governance === 2).map(idOf);
  expect(fair).toEqual(['russia', 'caucasus', 'china', 'kenya-tanzania', 'thailand', 'philippines']);
});

test('4.3.4 four countries have a Recruit number', () => {
  const printed = ALL.filter((country) => printedRecruit(country) > 0);
  expect(printed.map((country) => [idOf(country), printedRecruit(country)])).toEqual([
    ['united-kingdom', 3],
    ['france', 2],
    ['spain', 2],
    ['philippines', 3],
  ]);
});

test('4.4 Iran is neither Muslim nor non-Muslim, and Fair', () => {
  expect([isMuslim(AT.iran), isNonMuslim(AT.iran), factsOf(AT.iran).governance]).toEqual([false, false, 2]);
});

test('4.5 the seven Schengen countries lie beside each other and beside what is joined to the symbol', () => {
  expect(SCHENGEN).toHaveLength(7);
  for (const one of SCHENGEN)
    for (const two of SCHENGEN) expect(areAdjacent(one, two, false)).toBe(one !== two);
  expect(beside('italy')).toContain('morocco');
  expect(beside('spain')).toContain('united-states');
  // Two countries joined to the symbol are not beside each other by that.
  expect(beside('morocco')).not.toContain('turkey');
  expect(beside('lebanon')).not.toContain('libya');
});

test('4.5 E9 with the Patriot Act only Canada lies beside the United States', () => {
  expect(beside('united-states', true)).toEqual(['canada']);
  expect(beside('united-kingdom', true)).not.toContain('united-states');
  expect(beside('united-kingdom')).toContain('united-states');
  expect(beside('canada', true)).toContain('united-states');
});

test('9.5.1 distance is counted over lines', () => {
  const state = situation();
  const far = (id: CountryId) => distance(state, AT.lebanon, AT[id]);
  expect([far('lebanon'), far('turkey'), far('iraq'), far('saudi-arabia'), far('gulf-states')]).toEqual([
    0, 2, 2, 3, 3,
  ]);
  expect([far('yemen'), far('pakistan'), far('afghanistan')]).toEqual([4, 4, 4]);
});
