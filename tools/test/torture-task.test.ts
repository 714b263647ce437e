import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@sandtable/engine';
import { type DemoState, type DemoView, demo, type Failure } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { figuresOf, readable, writeFailure } from '../torture-report.ts';
import { showAgain, tortureOne } from '../torture-task.ts';

/** Coins vanish at the end of a round. */
const leaky: Game<DemoState, DemoView> = {
  ...demo,
  *step(table) {
    yield* demo.step(table);
    table.state.coins.alder = 0;
  },
};

/** Fails only as a whole game: it promises to be shorter than it is. */
const endless: Game<DemoState, DemoView> = { ...demo, bound: 5 };

const task = { game: 'demo', seed: 'tools/7' };

function failureOf(game: Game): Failure {
  const failure = tortureOne(game, task).failures[0];
  if (failure === undefined) throw new Error('nothing was found');
  return failure;
}

describe('a failure', () => {
  test.each([
    ['short', leaky, 'laws', 'coins instead of 16'],
    ['long', endless, 'bound', 'more than 5 asks'],
  ])('is shown again from its %s file, and is gone once the fault is', (_, game, check, words) => {
    const found = failureOf(game);
    expect(found.check).toBe(check);
    const file = writeFailure(mkdtempSync(join(tmpdir(), 'sandtable-test-')), found, 1);
    const read = JSON.parse(readFileSync(file, 'utf8')) as Failure;
    expect(showAgain(game, read)).toContain(words);
    expect(showAgain(demo, read)).toBeUndefined();
  });

  test('that was shortened is a short file without the whole game', () => {
    const found = failureOf(leaky);
    const file = writeFailure(mkdtempSync(join(tmpdir(), 'sandtable-test-')), { ...found, isShort: true }, 3);
    expect(file).toMatch(/demo-3-laws\.json$/);
    expect(readFileSync(file, 'utf8')).not.toContain('"record"');
  });
});

test('the report counts games, decisions, dead ends and failures, and says how to see them again', () => {
  const reports = [tortureOne(demo, task), tortureOne(leaky, task)];
  const figures = figuresOf('demo', 's', reports, 1.23);
  expect(figures).toMatchObject({ games: 2, deadEnds: 0, failures: 1, seconds: 1.2 });
  expect(figures.decisions).toBeGreaterThan(15);
  const failures = reports.flatMap((report) => report.failures);
  expect(readable(figures, failures, ['x.json'])).toContain('again: npm run torture -- demo --replay x.json');
});
