// npm run torture -- <game> [--games N] [--seed S] [--workers N] [--json]: random games under all checks.
// npm run torture -- <game> --replay <file>: runs into a failure found before.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@sandtable/engine';
import type { Failure, TortureReport } from '@sandtable/engine/testing';
import { inParallel } from '@sandtable/players/pool';
import { Mistake, readArguments, runTool, showProgress } from './arguments.ts';
import { showAgain, type TortureTask } from './torture-task.ts';

const FOLDER = 'torture-failures';

/** After so many failures the rest would tell nothing new. */
const ENOUGH_FAILURES = 10;

async function main(args: readonly string[]): Promise<number> {
  const { game, text, flag, number } = readArguments(args, ['games', 'seed', 'workers', 'replay']);
  const file = text('replay');
  if (file !== undefined) return replayFailure(game, file);

  const games = number('games', 200);
  const seed = text('seed') ?? '1';
  const workers = text('workers') === undefined ? undefined : number('workers', 1);
  const start = performance.now();
  const reports = await tortureAll(game, games, seed, workers);
  const failures = reports.flatMap((report) => report.failures).slice(0, ENOUGH_FAILURES);
  const files = failures.map((failure, i) => writeFailure(failure, i));
  const figures = {
    game: game.id,
    seed,
    games: reports.length,
    decisions: sum(reports, (report) => report.decisions),
    deadEnds: sum(reports, (report) => report.deadEnds),
    failures: failures.length,
    redeals: sum(reports, (report) => report.redeals),
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
    files,
  };
  console.log(flag('json') ? JSON.stringify(figures) : readable(figures, failures));
  return failures.length === 0 ? 0 : 1;
}

async function tortureAll(
  game: Game,
  games: number,
  seed: string,
  workers: number | undefined,
): Promise<TortureReport[]> {
  const tasks = Array.from({ length: games }, (_, n) => ({ game: game.id, seed: `${seed}/${n}` }));
  let failed = 0;
  let wrong = 0;
  const reports = await inParallel<TortureTask, TortureReport>(
    new URL('./torture-worker.js', import.meta.url),
    tasks,
    {
      workers,
      progress: (done, report) => {
        wrong += report.failures.length;
        showProgress(`${done} of ${games} games, ${wrong} failures`);
      },
      isEnough: (report) => {
        failed += report.failures.length;
        return failed >= ENOUGH_FAILURES;
      },
    },
  );
  showProgress('');
  return reports;
}

function sum(reports: readonly TortureReport[], of: (report: TortureReport) => number): number {
  return reports.reduce((total, report) => total + of(report), 0);
}

function writeFailure(failure: Failure, number: number): string {
  const check = failure.check.replace(/\W+/g, '-');
  const file = join(FOLDER, `${failure.game}-${number + 1}-${check}.json`);
  // The short way says it all; the whole game is kept only where there is none.
  const { record, ...short } = failure;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify(failure.isShort === true ? short : { ...short, record }, undefined, 1)}\n`,
  );
  return file;
}

function readable(
  figures: {
    game: string;
    games: number;
    decisions: number;
    deadEnds: number;
    redeals: number;
    seconds: number;
    files: readonly string[];
  },
  failures: readonly Failure[],
): string {
  const { game, games, decisions, deadEnds, redeals, seconds, files } = figures;
  const found = failures.flatMap((failure, i) => [
    '',
    failure.message,
    `  again: npm run torture -- ${game} --replay ${files[i]}`,
  ]);
  return [
    `${game}: ${games} games, ${decisions} decisions, ${deadEnds} dead ends, ${failures.length} failures (${seconds} s)`,
    `hidden things were dealt anew ${redeals} times, to see whether a view changes`,
    ...found,
  ].join('\n');
}

function replayFailure(game: Game, file: string): number {
  const failure = readFailure(file);
  if (failure.game !== game.id)
    throw new Mistake(`${file} is a failure of ${failure.game}, not of ${game.id}.`);
  const message = showAgain(game, failure);
  console.log(message ?? 'Nothing is wrong any more.');
  return message === undefined ? 0 : 1;
}

function readFailure(file: string): Failure {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Mistake(`${file} cannot be read, or is not JSON.`);
  }
  if (typeof document !== 'object' || document === null || !('check' in document) || !('seed' in document))
    throw new Mistake(`${file} is not a failure of the torture test.`);
  return document as Failure;
}

await runTool(main);
