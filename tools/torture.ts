/** The torture test as a command: see USAGE. */
import { readFileSync } from 'node:fs';
import type { Game } from '@sandtable/engine';
import type { Failure, TortureReport } from '@sandtable/engine/testing';
import { inParallel } from '@sandtable/players/pool';
import { Mistake, readArguments, runTool, showProgress } from './arguments.ts';
import { figuresOf, readable, writeFailure } from './torture-report.ts';
import { showAgain, type TortureTask } from './torture-task.ts';

const USAGE = `npm run torture -- <game> [--games N] [--seed S] [--workers N] [--json]
npm run torture -- <game> --replay <file>

Plays random games under all checks of the contract, or runs into a failure found before.
  --games N    how many games (200)
  --seed S     any text; the same seed gives the same games (1)
  --workers N  threads to use; one a core when not given
  --json       one object on one line
  --replay F   a file of torture-failures/
Ends with 1 when a promise was broken; each failure goes to torture-failures/.`;

const FOLDER = 'torture-failures';

/** After so many failures the rest would tell nothing new. */
const ENOUGH_FAILURES = 10;

async function main(args: readonly string[]): Promise<number> {
  const { game, text, flag, number } = await readArguments(args, ['games', 'seed', 'workers', 'replay']);
  const file = text('replay');
  if (file !== undefined) return replayFailure(game, file);

  const seed = text('seed') ?? '1';
  const workers = text('workers') === undefined ? undefined : number('workers', 1);
  const start = performance.now();
  const reports = await tortureAll(game, number('games', 200), seed, workers);
  const seconds = (performance.now() - start) / 1000;
  const failures = reports.flatMap((report) => report.failures);
  const files = failures.map((failure, i) => writeFailure(FOLDER, failure, i + 1));
  const figures = figuresOf(game.id, seed, reports, seconds);
  console.log(flag('json') ? JSON.stringify({ ...figures, files }) : readable(figures, failures, files));
  return failures.length === 0 ? 0 : 1;
}

async function tortureAll(
  game: Game,
  games: number,
  seed: string,
  workers: number | undefined,
): Promise<TortureReport[]> {
  const script = new URL('./torture-worker.js', import.meta.url);
  const tasks = Array.from({ length: games }, (_, n) => ({ game: game.id, seed: `${seed}/${n}` }));
  let found = 0;
  let inOrder = 0;
  const reports = await inParallel<TortureTask, TortureReport>(script, tasks, {
    workers,
    progress: (done, report) => {
      found += report.failures.length;
      showProgress(`${done} of ${games} games, ${found} failures`);
    },
    isEnough: (report) => {
      inOrder += report.failures.length;
      return inOrder >= ENOUGH_FAILURES;
    },
  });
  showProgress('');
  return reports;
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

await runTool(USAGE, main);
