import { expect, test } from 'vitest';
import {
  areMarksLegible,
  COUNTRY,
  isLegible,
  LEAST_LETTER,
  markScale,
  NAME,
  PLATE,
  TOWN,
  unitsOf,
  WATER,
} from '../../../boards/map/lettering.ts';

/** Of A Distant Plain between its panels, and of Andean Abyss, in a window of 1366 × 768. */
const LAPTOP = [0.59, 0.62];

test.each(LAPTOP)('at %f pixels a unit no letter on a map is below 11 pixels', (scale) => {
  for (const wish of [NAME, PLATE, TOWN, WATER, COUNTRY])
    expect(unitsOf(wish, scale) * scale).toBeGreaterThanOrEqual(LEAST_LETTER);
  expect(13 * markScale(scale) * scale).toBeGreaterThan(10.5);
  expect(20 * markScale(scale) * scale).toBeGreaterThan(15);
});

test('what cannot be read is left out: of a whole country on a phone the marks, and the names of towns', () => {
  expect(isLegible(TOWN, 0.35)).toBe(false);
  expect(areMarksLegible(0.35)).toBe(false);
  expect(areMarksLegible(0.6)).toBe(true);
});

test('while the size of the screen is not known everything has its usual size', () => {
  expect(unitsOf(NAME, 0)).toBe(NAME.units);
  expect(areMarksLegible(0) && isLegible(TOWN, 0)).toBe(true);
});
