/** Studies that meet a fault of the rules, or a disk that takes no more. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { StudyChoices } from '../../study/study.ts';
import { newFolder, sandtable } from '../command.ts';

const FAULTY = fileURLToPath(new URL('../fixtures/faulty-study.mjs', import.meta.url));

interface Told {
  readonly code: number | null;
  readonly out: readonly string[];
  readonly err: readonly string[];
}
interface Wanted extends Partial<StudyChoices> {
  readonly isSound?: boolean;
  readonly vanishAfter?: number;
  readonly language?: string;
}
interface Report {
  readonly games: number;
  readonly failures: readonly {
    seed: string;
    number: number;
    fault: string;
    file?: string;
    decisions: number;
  }[];
}

function studied(wanted: Wanted, cwd = newFolder()): Told {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FAULTY, JSON.stringify(wanted)], {
    cwd,
    encoding: 'utf8',
  });
  const lines = (text: string) => (text === '' ? [] : text.trimEnd().split('\n'));
  return { code: status, out: lines(stdout), err: lines(stderr) };
}
const reportOf = ({ out }: Told) => JSON.parse(out.at(-1) ?? '') as Report;

describe('a study in which the rules fail', () => {
  test('plays its other games, and tells which failed, with a file that can be replayed', () => {
    const folder = newFolder();
    const told = studied({ json: true }, folder);
    expect(told.code).toBe(1);
    const report = reportOf(told);
    expect(report.failures.length).toBeGreaterThan(5);
    expect(report.games).toBeGreaterThan(5);
    expect(report.games + report.failures.length).toBe(60);
    const [first] = report.failures;
    const { number, decisions, file } = first ?? {};
    expect(first).toMatchObject({
      fault: 'planted',
      seed: `s/${number}`,
      file: `sim-failures/demo-s-${number}.json`,
    });
    expect(told.err[0]).toBe(
      `Game ${number} (seed s/${number}) failed after ${decisions} answers: planted. Up to there it is in ${file}.`,
    );
    expect(told.err.at(-1)).toBe(
      `${report.failures.length} games failed through a fault of the rules or of a player, and are counted nowhere.`,
    );
    const { code, out } = sandtable(['replay', join(folder, file ?? '')], 'e\nq\n');
    expect(code).toBe(0);
    expect(out).toContain(`[${decisions}/${decisions}]`);
  });

  test('is the same whatever the number of threads', () => {
    const seeds = (workers: string) =>
      reportOf(studied({ json: true, workers })).failures.map(({ seed }) => seed);
    expect(seeds('3')).toEqual(seeds('1'));
  });

  test('keeps failed games beside the others, and tells of them in the rows', () => {
    const keep = newFolder();
    const each = studied({ keep, each: true, json: true });
    expect(readdirSync(keep)).toHaveLength(60);
    const rows = each.out.slice(0, -1).map((row) => JSON.parse(row) as { seed: string; fault?: string });
    expect(rows.map(({ seed }) => seed)).toEqual(Array.from({ length: 60 }, (_, n) => `s/${n}`));
    const failed = rows.filter(({ fault }) => fault !== undefined).map(({ seed }) => seed);
    expect(failed).toEqual(reportOf(each).failures.map(({ seed }) => seed));
  });

  test('counts only what was played in its tables, and tells the rest in either language', () => {
    const { out, err } = studied({ language: 'ja' });
    const [, failed = ''] =
      /^(\d+)ゲームがルールかプレーヤーの不具合で失敗しました/.exec(err.at(-1) ?? '') ?? [];
    expect(Number(failed)).toBeGreaterThan(5);
    expect(out.some((line) => line.startsWith(`${60 - Number(failed)}ゲーム、`))).toBe(true);
  });

  test('takes no file’s place', () => {
    const folder = newFolder();
    const files = () =>
      reportOf(studied({ json: true, games: '6' }, folder)).failures.map(({ file }) => file ?? '');
    const [before, after] = [files(), files()];
    expect(before.length).toBeGreaterThan(0);
    expect(before.some((file) => after.includes(file))).toBe(false);
    expect([...before, ...after].every((file) => existsSync(join(folder, file)))).toBe(true);
  });

  test('goes on when a failed game cannot be written', () => {
    const failures = join(newFolder(), 'file');
    writeFileSync(failures, '');
    const told = studied({ json: true, failures });
    const report = reportOf(told);
    expect(report.games + report.failures.length).toBe(60);
    expect(told.err[0]).toContain(`${failures} cannot be written: `);
    expect(told.code).toBe(1);
  });
});

test('a study whose games cannot be kept any more ends with a sentence, and reports what was played', () => {
  const keep = join(newFolder(), 'kept');
  mkdirSync(keep);
  const told = studied({ isSound: true, games: '400', keep, each: true, json: true, vanishAfter: 5 });
  expect(told.code).toBe(1);
  const { games } = reportOf(told);
  expect(games).toBe(told.out.length - 1);
  expect(games).toBeLessThan(400);
  expect(told.err).toEqual([
    `${join(keep, 's-5.json')} cannot be written: no such file or folder.`,
    `Stopped after ${games} of 400 games; 5 of them are in ${keep}.`,
  ]);
});
