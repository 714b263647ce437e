import { Dice, forcedDice, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import {
  byGlobal,
  bySchengen,
  byShiaMix,
  nearest,
  randomCountry,
  schengenAgain,
} from '../../jihadist/random.ts';
import type { Mind } from '../../jihadist/mind.ts';
import { TABLES } from '../../solitaire/tables.ts';
import { ALL, AT, type Country, idOf, isMuslim, MUSLIM, NON_MUSLIM, SCHENGEN, SHIA_MIX } from '../../map.ts';
import type { State } from '../../state.ts';
import { speech } from '../../text/index.ts';
import { alone } from './play.ts';

function draw(
  how: (mind: Mind, among: readonly Country[]) => Country,
  among: readonly Country[],
  rolls: readonly number[],
  state: State = alone(),
) {
  const mind: Mind = {
    state,
    prompt: { key: '', rule: '' },
    options: [],
    dice: new Dice(forcedDice(rolls)),
    why: [],
  };
  const country = idOf(how(mind, among));
  return { country, why: mind.why.map((one) => one.key), said: mind.why };
}

test('9.5 a single candidate needs no die', () => {
  expect(draw(randomCountry, [AT.iraq], [])).toMatchObject({ country: 'iraq', why: ['X.one-candidate'] });
});

test('9.5 up to six candidates share a die evenly, by their names', () => {
  const two = [AT.iraq, AT.yemen];
  expect([1, 3, 4, 6].map((roll) => draw(randomCountry, two, [roll]).country)).toEqual([
    'iraq',
    'iraq',
    'yemen',
    'yemen',
  ]);
  const three = [AT.iraq, AT.yemen, AT.sudan];
  expect(draw(randomCountry, three, [5]).country).toBe('yemen');
});

test('9.5 D-X4 faces that belong to nobody are rolled again', () => {
  const four = [AT.iraq, AT.yemen, AT.sudan, AT.libya];
  expect(draw(randomCountry, four, [6, 5, 4])).toMatchObject({
    country: 'yemen',
    why: ['X.die-reroll', 'X.die'],
  });
});

test('9.5 more than six by the Global table: tan for the column, black for the row', () => {
  expect(draw(randomCountry, ALL, [3, 4])).toMatchObject({ country: 'afghanistan', why: ['X.global-any'] });
  expect(draw(byGlobal, ALL, [4, 1]).country).toBe('united-states');
});

test('9.5 Muslim countries only: the tan die is rolled again until its column is green', () => {
  expect(draw(randomCountry, MUSLIM, [6, 5, 2, 5])).toMatchObject({
    country: 'iraq',
    why: ['X.global-muslim'],
  });
});

test('9.5 non-Muslim countries only: a blue column, and Iran is rolled again', () => {
  expect(draw(randomCountry, NON_MUSLIM, [1, 6, 6, 4, 6])).toMatchObject({
    country: 'india',
    why: ['X.global-iran-reroll', 'X.global-non-muslim'],
  });
});

test('9.5 without a restriction Iran stays; a Schengen cell is rolled on the Schengen table', () => {
  expect(draw(randomCountry, ALL, [6, 6]).why).toContain('X.global-iran-kept');
  expect(draw(randomCountry, ALL, [6, 1, 4])).toMatchObject({
    country: 'france',
    why: ['X.global-schengen', 'X.schengen-table'],
  });
});

test('9.5 the Schengen table has no Eastern Europe', () => {
  const found = [1, 2, 3, 4, 5, 6].map((roll) => draw(bySchengen, SCHENGEN, [roll]).country);
  expect(found).toEqual(['scandinavia', 'benelux', 'germany', 'france', 'spain', 'italy']);
});

test('9.5 D-S12 further Schengen countries are rolled for until they differ', () => {
  const open = SCHENGEN.filter((country) => country !== AT.germany);
  expect(draw(schengenAgain, open, [3, 3, 6]).country).toBe('italy');
});

test('9.5 the Shia-Mix table by the sum of three dice', () => {
  expect(draw(byShiaMix, SHIA_MIX, [1, 1, 1]).country).toBe('turkey');
  expect(draw(byShiaMix, SHIA_MIX, [4, 4, 4]).country).toBe('iraq');
  expect(draw(byShiaMix, SHIA_MIX, [6, 6, 6]).country).toBe('afghanistan');
});

test('9.5.1 where the country rolled will not do, the nearest that will', () => {
  expect(draw(byGlobal, [AT.somalia, AT.pakistan], [3, 4])).toMatchObject({
    country: 'pakistan',
    why: ['X.global-muslim', 'X.not-a-candidate-nearest'],
  });
  expect(draw(byShiaMix, [AT.iraq], [1, 1, 1]).why).toContain('X.shia-table-miss');
  expect(draw(bySchengen, [AT['eastern-europe']], [1]).why).toContain('X.schengen-table-miss');
});

test('9.5.1 of several equally near ones the die decides', () => {
  const from = (mind: Mind, among: readonly Country[]) => nearest(mind, AT.iran, among);
  const { country, why } = draw(from, [AT.iraq, AT.afghanistan], [6]);
  expect([country, why]).toEqual(['iraq', ['X.nearest-tie']]);
});

test('9.5 D-X1 the substitute table: Muslim columns hold each Muslim country once', () => {
  const cells = TABLES.global.flat();
  const green = TABLES.global.flatMap((row) => row.slice(0, 3));
  expect(cells).toHaveLength(36);
  expect(new Set(green).size).toBe(18);
  expect(green.every((cell) => cell !== 'schengen' && isMuslim(cell))).toBe(true);
  expect(TABLES.shiaMix).toHaveLength(16);
});

test('9.5 how the dice fell is told in both languages', () => {
  const { said } = draw(byGlobal, [AT.somalia, AT.pakistan], [3, 4]);
  expect(said.map((one) => render(speech.en, one))).toEqual([
    'Global table, Muslim columns, tan 3, black 4: Afghanistan.',
    'Afghanistan will not do; the nearest that will is Pakistan.',
  ]);
  expect(render(speech.ja, said[0] ?? { key: '', rule: '' })).toContain('褐色3');
});
