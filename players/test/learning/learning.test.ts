import { defaultSetting } from '@sandtable/engine';
import { demo, demoMind } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { calibrate, calibrated, lossOf, PLAIN, strain } from '../../learning/calibration.ts';
import { learnFrom, lessonsFor } from '../../learning/learn.ts';
import { type Row, rowsOf } from '../../learning/rows.ts';
import { fitTerms } from '../../learning/terms.ts';

/** Games of four rows in which a said chance comes true as often as `truth` tells. */
function games(count: number, truth: (said: number) => number): Row[][] {
  return Array.from({ length: count }, (_, n) =>
    [0.2, 0.4, 0.6, 0.8].map((said) => {
      const figure = Math.log(said / (1 - said));
      return {
        seat: n % 2 === 0 ? 'alder' : 'flint',
        said,
        won: truth(said),
        sides: [
          [figure, 0],
          [0, 0],
        ],
      };
    }),
  );
}

test('chances that come true are left as they are', () => {
  const { all } = calibrate(games(200, (said) => said));
  expect(all?.slope).toBeCloseTo(1, 1);
  expect(all?.shift).toBeCloseTo(0, 1);
});

test('chances that are too bold are drawn to the middle, for each seat and for all', () => {
  const bold = games(400, (said) => 0.5 + (said - 0.5) / 3);
  const found = calibrate(bold);
  expect(Object.keys(found)).toEqual(['all', 'alder', 'flint']);
  expect(found['alder']?.slope).toBeLessThan(0.5);
  expect(lossOf(bold, found)).toBeLessThan(lossOf(bold, { all: PLAIN }));
  expect(calibrated(0.8, found['all'] ?? PLAIN)).toBeCloseTo(0.6, 1);
});

test('few games change little', () => {
  const many = calibrate(games(400, () => 1));
  const few = calibrate(games(2, () => 1));
  expect(Math.abs(few['all']?.shift ?? 0)).toBeLessThan(Math.abs(many['all']?.shift ?? 0));
});

test('what is far from the truth shows, and the truth does not', () => {
  const hopeful = games(40, (said) => said / 8);
  expect(strain(hopeful, { all: PLAIN })).toBeGreaterThan(3);
  expect(strain(hopeful, calibrate(hopeful))).toBeLessThan(3);
});

test('weights follow what wins, and features that never differ keep theirs', () => {
  const found = fitTerms(
    games(100, (said) => Number(said > 0.5)),
    ['lead', 'idle'],
    { lead: 1, idle: 0.25 },
  );
  expect(found['lead']).toBeGreaterThan(1);
  expect(found['idle']).toBe(0.25);
});

test('the same games give the same file, with seed, command and what it is worth on games kept back', () => {
  const course = { games: 4, seed: 'ford', level: 'steady', options: {} };
  const once = lessonsFor(demo, course).map((lesson) => rowsOf(demo, lesson));
  const again = lessonsFor(demo, course).map((lesson) => rowsOf(demo, lesson));
  expect(again).toEqual(once);
  const note = { seed: 'ford', command: 'npm run learn -- demo' };
  const file = learnFrom(once, demoMind.weights, note);
  expect(learnFrom(again, file, note)).toEqual(file);
  expect(file.terms).toEqual(demoMind.weights.terms);
  expect(file.learned).toMatchObject({ ...note, games: 4, positions: once.flat().length });
  expect(once.flat().length).toBeGreaterThan(0);
});

test('a row holds the chance a seat was told and what came of it', () => {
  const [lesson] = lessonsFor(demo, { games: 1, seed: 'row', level: 'steady', options: {} });
  if (lesson === undefined) throw new Error('no lesson');
  expect(lesson.setting).toEqual(defaultSetting(demo, {}));
  for (const { said, won, sides } of rowsOf(demo, lesson)) {
    expect(said > 0 && said < 1 && won >= 0 && won <= 1).toBe(true);
    expect(sides).toHaveLength(2);
  }
});
