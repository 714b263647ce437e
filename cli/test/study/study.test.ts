/** Studies that meet a fault of the rules, or a disk that takes no more. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSetting } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { seatPlayers } from '@sandtable/players';
import { describe, expect, test } from 'vitest';
import { study, type StudyChoices } from '../../study/study.ts';
import { listening, newFolder, sandtable } from '../command.ts';

/** What runs in the threads: the game as it is, and with a fault in its rules. */
const SOUND = new URL('../../dist/sim-worker.js', import.meta.url);
const FAULTY = new URL('../fixtures/faulty-worker.mjs', import.meta.url);

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

/** A study of the demonstration game as `sandtable sim` makes it, in a folder of its own. */
async function studied(
  { isSound = false, vanishAfter, language = 'en', ...choices }: Wanted,
  cwd = newFolder(),
): Promise<Told> {
  const { console, heard } = listening(['--language', language]);
  const rows = { printed: 0 };
  const print = (line: string): void => {
    console.print(line);
    if (++rows.printed === vanishAfter) rmSync(choices.keep ?? '', { recursive: true });
  };
  const ways = [seatPlayers(demo, { setting: defaultSetting(demo), isSettled: false, rest: 'random' })];
  const wanted = { games: '60', from: '0', seed: 's', workers: '1', ...choices };
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = await study({ ...console, print }, demo, wanted, ways, isSound ? SOUND : FAULTY);
    const { out, err } = heard();
    const lines = (text: string) => (text === '' ? [] : text.trimEnd().split('\n'));
    return { code, out: lines(out), err: lines(err) };
  } finally {
    process.chdir(before);
  }
}
const reportOf = ({ out }: Told) => JSON.parse(out.at(-1) ?? '') as Report;

describe('a study in which the rules fail', () => {
  test('plays its other games, and tells which failed, with a file that can be replayed', async () => {
    const folder = newFolder();
    const told = await studied({ json: true }, folder);
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
    const { code, out } = await sandtable(['replay', join(folder, file ?? '')], 'e\nq\n');
    expect(code).toBe(0);
    expect(out).toContain(`[${decisions}/${decisions}]`);
  });

  test('is the same whatever the number of threads', async () => {
    const seeds = async (workers: string) =>
      reportOf(await studied({ json: true, workers })).failures.map(({ seed }) => seed);
    expect(await seeds('3')).toEqual(await seeds('1'));
  });

  test('keeps failed games beside the others, and tells of them in the rows', async () => {
    const keep = newFolder();
    const each = await studied({ keep, each: true, json: true });
    expect(readdirSync(keep)).toHaveLength(60);
    const rows = each.out.slice(0, -1).map((row) => JSON.parse(row) as { seed: string; fault?: string });
    expect(rows.map(({ seed }) => seed)).toEqual(Array.from({ length: 60 }, (_, n) => `s/${n}`));
    const failed = rows.filter(({ fault }) => fault !== undefined).map(({ seed }) => seed);
    expect(failed).toEqual(reportOf(each).failures.map(({ seed }) => seed));
  });

  test('counts only what was played in its tables, and tells the rest in either language', async () => {
    const { out, err } = await studied({ language: 'ja' });
    const [, failed = ''] =
      /^(\d+)ゲームがルールかプレーヤーの不具合で失敗しました/.exec(err.at(-1) ?? '') ?? [];
    expect(Number(failed)).toBeGreaterThan(5);
    expect(out.some((line) => line.startsWith(`${60 - Number(failed)}ゲーム、`))).toBe(true);
  });

  test('takes no file’s place', async () => {
    const folder = newFolder();
    const files = async () =>
      reportOf(await studied({ json: true, games: '6' }, folder)).failures.map(({ file }) => file ?? '');
    const [before, after] = [await files(), await files()];
    expect(before.length).toBeGreaterThan(0);
    expect(before.some((file) => after.includes(file))).toBe(false);
    expect([...before, ...after].every((file) => existsSync(join(folder, file)))).toBe(true);
  });

  test('goes on when a failed game cannot be written', async () => {
    const failures = join(newFolder(), 'file');
    writeFileSync(failures, '');
    const told = await studied({ json: true, failures });
    const report = reportOf(told);
    expect(report.games + report.failures.length).toBe(60);
    expect(told.err[0]).toContain(`${failures} cannot be written: `);
    expect(told.code).toBe(1);
  });
});

test('a study whose games cannot be kept any more ends with a sentence, and reports what was played', async () => {
  const keep = join(newFolder(), 'kept');
  mkdirSync(keep);
  const told = await studied({ isSound: true, games: '400', keep, each: true, json: true, vanishAfter: 5 });
  expect(told.code).toBe(1);
  const { games } = reportOf(told);
  expect(games).toBe(told.out.length - 1);
  expect(games).toBeLessThan(400);
  expect(told.err).toEqual([
    `${join(keep, 's-5.json')} cannot be written: no such file or folder.`,
    `Stopped after ${games} of 400 games; 5 of them are in ${keep}.`,
  ]);
});
