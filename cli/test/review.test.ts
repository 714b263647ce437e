import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@sandtable/engine';
import type { Review } from '@sandtable/players';
import { describe, expect, test } from 'vitest';
import { sandtable, typed } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-review-'));
const PAX = ['play', 'pax-pamir', '--bots', 'steady', '--seed', 'review'];

describe('a hint', () => {
  const file = join(folder, 'hint.json');

  test('tells turns with their chances, and the saved game says that it was taken', async () => {
    const { out } = await sandtable([...PAX, '--seats', 'white'], typed('1', 'i 1', `s ${file}`, 'q'));
    expect(out).toMatch(/turns? compared in up to \d+ imagined games\. Chance of winning now: about \d+ %/);
    expect(out).toMatch(/ {2}1\. \d+ %.*: /);
    const { hints } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    expect(hints).toEqual({ white: 1 });
  });

  test('counts on where the game goes on', async () => {
    const args = ['play', 'pax-pamir', '--bots', 'steady', '--seats', 'white', '--load', file];
    await sandtable(args, typed('i 1', `s! ${file}`, 'q'));
    expect((JSON.parse(readFileSync(file, 'utf8')) as GameRecord).hints).toEqual({ white: 2 });
  });

  test('is for one who plays alone, or where all at the keyboard agree', async () => {
    const { out } = await sandtable([...PAX, '--seats', 'white,black'], typed('', 'i 1', 'i! 1', 'q'));
    expect(out).toContain('if all agree, type i! for a hint');
    expect(out).toContain('Chance of winning now');
  });
});

describe('a review', () => {
  const file = join(folder, 'whole.json');

  test('tells the game, its turning points and how well was chosen, in both languages', async () => {
    await sandtable([...PAX, '--seats', 'none', '--save', file]);
    const { out, code } = await sandtable(['review', file, '--seconds', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^The game\n {2}\S/);
    expect(out).toContain('Chances over');
    expect(out).toMatch(/kept \d+\.\d % in \d+ decisions; at the same decisions steady/);
    const japanese = await sandtable(['review', file, '--seconds', '1', '--language', 'ja']);
    expect(japanese.out).toContain('ゲームのあらまし');
  });

  test('of some seats, as JSON', async () => {
    const { out } = await sandtable(['review', file, '--seconds', '1', '--seats', 'black', '--json']);
    const review = JSON.parse(out) as Review;
    expect(review.seats).toEqual(['black']);
    expect(Object.keys(review.accuracy)).toEqual(['black']);
    for (const { seat, cost } of review.points) {
      expect(seat).toBe('black');
      expect(cost.mean).toBeGreaterThan(2 * cost.error);
    }
  });

  test('with hints that are no numbers the file is read without them', async () => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as object;
    const odd = join(folder, 'odd.json');
    writeFileSync(odd, JSON.stringify({ ...record, hints: { white: 'many' } }));
    expect((await sandtable(['review', odd, '--seconds', '1', '--seats', 'black'])).code).toBe(0);
  });
});
