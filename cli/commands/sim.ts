/** sandtable sim, sandtable ladder */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, SeatId, Setting } from '@sandtable/engine';
import { type Contest, contests, rotations, type Seated, Tally } from '@sandtable/players';
import {
  chosenGame,
  chosenSeats,
  chosenSetting,
  isSettled,
  list,
  type SettingChoices,
  wholeNumber,
} from '../choices.ts';
import type { Console } from '../console.ts';
import { checkFree, writeWhole } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { reasonOf } from '../reason.ts';
import { Progress } from '../show/progress.ts';
import { figures, readableReport, type Study } from '../study/report.ts';
import { csvHeading, csvRow, jsonRow, type Played, sidesIn } from '../study/rows.ts';
import { runStudy } from '../study/run.ts';
import type { Words } from '../words/index.ts';

export interface SimChoices extends SettingChoices {
  readonly games: string;
  readonly seed: string;
  readonly players: string;
  readonly from: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly each?: boolean;
  readonly csv?: boolean;
  readonly keep?: string;
  readonly force?: boolean;
}

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

/** What a shell tells of a program that was ended by Ctrl-C. */
const INTERRUPTED = 130;

/** Players stay where they are named. Gives the exit code. */
export async function sim(console: Console, id: string, choices: SimChoices): Promise<number> {
  const game = await chosenGame(id, console.words);
  const ways = [chosenSeats(game, choices, { players: list(choices.players) }, console)];
  return study(console, game, choices, ways);
}

/** Players change seats from game to game. */
export async function ladder(console: Console, id: string, choices: SimChoices): Promise<number> {
  const { words } = console;
  const game = await chosenGame(id, words);
  const ways = rotations(game, {
    setting: chosenSetting(game, choices, console),
    isSettled: isSettled(game, choices, words),
    players: list(choices.players),
  });
  return study(console, game, choices, ways);
}

async function study(
  console: Console,
  game: Game,
  choices: SimChoices,
  ways: readonly Seated[],
): Promise<number> {
  const { words } = console;
  const { games, from, workers } = numbers(choices, words);
  const plan = contests({ game: game.id, games, seed: choices.seed, from, ways });
  if (choices.keep !== undefined) prepareFolder(choices.keep, plan, choices.force === true, words);
  const setting = ways[0]?.setting ?? chosenSetting(game, choices, console);
  const sideOf = sidesIn(game, setting);
  const tally = new Tally(sideOf);
  const print = rowPrinter(console, game, choices, setting, sideOf);
  const progress = new Progress(games, console);
  const start = performance.now();
  const isWhole = await runStudy({
    script: new URL('sim-worker.js', console.built),
    contests: plan,
    isKept: choices.keep !== undefined,
    workers,
    stop: new Promise((resolve) => void process.once('SIGINT', () => resolve())),
    progress: (done) => progress.show(done),
    row: (played) => {
      tally.add(played.outcome);
      keepGame(choices.keep, played, words);
      progress.around(() => print(played));
    },
  });
  progress.clear();
  const standings = tally.standings();
  if (!isWhole) console.complain(words.interrupted({ done: standings.games, games }));
  const seconds = (performance.now() - start) / 1000;
  if (standings.games > 0)
    printResult(console, choices, { game, setting, seed: choices.seed, standings, seconds });
  return isWhole ? 0 : INTERRUPTED;
}

function numbers({ games, from, workers }: SimChoices, words: Words) {
  return {
    games: wholeNumber('--games', games, 1, MOST_GAMES, words),
    from: wholeNumber('--from', from, 0, MOST_GAMES, words),
    workers: workers === undefined ? undefined : wholeNumber('--workers', workers, 1, MOST_WORKERS, words),
  };
}

function rowPrinter(
  console: Console,
  game: Game,
  { csv, each }: SimChoices,
  setting: Setting,
  sideOf: (seat: SeatId) => string,
): (played: Played) => void {
  const seats = game.seats(setting).map(({ id }) => id);
  if (csv === true) {
    console.print(csvHeading(seats));
    return (played) => console.print(csvRow(game, seats, sideOf, played));
  }
  return each === true ? (played) => console.print(jsonRow(game, sideOf, played)) : () => undefined;
}

function printResult(console: Console, { csv, json }: SimChoices, result: Study): void {
  // Rows for a spreadsheet stay alone on standard output.
  if (csv === true) console.complain(readableReport(console, result));
  else console.print(json === true ? JSON.stringify(figures(result)) : readableReport(console, result));
}

/** The folder of the games to be kept, in which none of them is yet. */
function prepareFolder(folder: string, plan: readonly Contest[], isForced: boolean, words: Words): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Mistake(words.cannotWrite({ file: folder, reason: reasonOf(error, words) }));
  }
  for (const { seed } of plan) checkFree(fileOf(folder, seed), isForced, words);
}

function keepGame(folder: string | undefined, { outcome, record }: Played, words: Words): void {
  if (folder === undefined || record === undefined) return;
  writeWhole(fileOf(folder, outcome.seed), `${JSON.stringify(record)}\n`, words);
}

/** Game 7 of the seed "1" is 1-7.json. */
function fileOf(folder: string, seed: string): string {
  return join(folder, `${seed.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.json`);
}
