import { expect, test } from 'vitest';
import { mapOf } from '../../../boards/coin/coin-table.ts';
import { linesOf } from '../../../boards/coin/describe.ts';
import { WORDS } from '../../../boards/coin/words.ts';
import { words } from '../map/world.ts';
import { coinSpace, coinTable } from './volume.ts';

const marksOf = (...given: Parameters<typeof coinSpace>) =>
  mapOf(coinTable({ spaces: [coinSpace(...given)] })).get(given[0])?.marks;

test('population, Support, Control and markers lie in places of their own', () => {
  const space = {
    population: 2,
    level: -1,
    control: { faction: 'crown', isFixed: false },
    markers: [{ id: 'terror', count: 3 }],
  };
  expect(marksOf('fort', space)).toEqual([
    { at: 'population', id: 'population', count: 2 },
    { at: 'support', id: 'level', count: -1 },
    { at: 'control', id: 'majority', of: 'crown', isQuiet: true },
    { at: 'terror', id: 'terror', count: 3 },
  ]);
});

test('Sabotage lies on the value of a line', () => {
  const line = { kind: 'road', population: null, econ: 2, level: null };
  expect(marksOf('road', line)).toEqual([{ at: 'value', id: 'econ', of: 'road', count: 2 }]);
  expect(marksOf('road', { ...line, markers: [{ id: 'sabotage', count: 1 }] })).toEqual([
    { at: 'value', id: 'sabotage', of: 'road', count: 2 },
  ]);
});

test('Neutral is told in words and not drawn', () => {
  expect(marksOf('fort', { population: 0, level: 0 })).toEqual([
    { at: 'population', id: 'population', count: 0 },
  ]);
  expect(linesOf(coinSpace('fort', { level: 0 }), words, WORDS.en)).toEqual(['town, Population 1', '0']);
  expect(linesOf(coinSpace('fort', { level: null, terrain: 'hill' }), words, WORDS.en)).toEqual([
    'hill town, Population 1',
    '',
  ]);
});

test('Control is told by its marker when it was counted, as a majority when it merely stands', () => {
  const said = (isFixed: boolean) =>
    linesOf(coinSpace('fort', { level: null, control: { faction: 'crown', isFixed } }), words, WORDS.en)[1];
  expect(said(true)).toBe('crown-control');
  expect(said(false)).toBe('crown majority');
});
