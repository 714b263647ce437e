/** Learning as a command: see USAGE. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Game, OptionValue, Weights } from '@sandtable/engine';
import {
  type Course,
  fitTerms,
  type LearnedWeights,
  learnFrom,
  type Lesson,
  lessonsFor,
  MIDDLE,
  type Row,
  strain,
} from '@sandtable/players';
import { inParallel } from '@sandtable/players/pool';
import { Mistake, readArguments, runTool, showProgress } from './arguments.ts';
import { readableLearning } from './learn-report.ts';

const USAGE = `npm run learn -- <game> [--games N] [--seed S] [--level L] [--options name=value,...] [--terms F]
npm run learn -- <game> --check [--games N]

Plays games of a middle level and fits how its chances must be read to come true; the file
games/<game>/mind/weights.json then carries the calibration, the command and what it was worth on games kept back.
  --games N    how many games (80; 12 with --check)
  --seed S     any text; the same command gives the same file (1)
  --level L    who plays (practised)
  --options O  options of the game; every combination of non-players in turn when not given
  --workers N  threads to use; one a core when not given
  --terms F    also fits the weights of the features, as an experiment, and writes them to the file F: take them over
               only if they win more games (npm run bench:strength -- <game> --candidate F)
  --check      changes nothing: plays few games and tells whether the file's chances are far off
Ends with 1 when a check fails. After Ctrl-C nothing is written.`;

/** Beyond so many standard errors it is no accident. */
const FAR_OFF = 3;

async function main(args: readonly string[]): Promise<number> {
  const isCheck = args.includes('--check');
  const names = ['games', 'seed', 'level', 'options', 'workers', 'terms'];
  const { game, text, number } = await readArguments(
    args.filter((one) => one !== '--check'),
    names,
  );
  if (game.mind === undefined) throw new Mistake(`${game.id} has no mind to teach.`);
  const course: Course = {
    games: number('games', isCheck ? 12 : 80),
    seed: text('seed') ?? (isCheck ? 'check' : '1'),
    level: text('level') ?? MIDDLE,
    options: optionsIn(text('options')),
  };
  const workers = text('workers') === undefined ? undefined : number('workers', 1);
  const file = isCheck ? '' : fileOf(game);
  const games = await play(game, course, workers);
  if (games === undefined) {
    console.error('Stopped: nothing is written.');
    return 1;
  }
  if (isCheck) return check(game.mind.weights, games);
  const command = `npm run learn -- ${game.id}${names.map((name) => written(name, text(name))).join('')}`;
  const found = learnFrom(games, game.mind.weights, { seed: course.seed, command });
  writeFileSync(file, asText(found));
  console.log(readableLearning(found));
  console.log(`Written to ${file}.`);
  const candidate = text('terms');
  if (candidate !== undefined) propose(game, games, found, candidate);
  return 0;
}

/** How many threads there were changes nothing, and where a candidate lies is nobody's business. */
const written = (name: string, value: string | undefined): string =>
  value === undefined || name === 'workers' || name === 'terms' ? '' : ` --${name} ${value}`;

/** The rows of every game, or nothing when somebody has pressed Ctrl-C. */
async function play(
  game: Game,
  course: Course,
  workers: number | undefined,
): Promise<readonly (readonly Row[])[] | undefined> {
  const lessons = lessonsFor(game, course);
  const script = new URL('./learn-worker.js', import.meta.url);
  const { pressed, forget } = interrupt();
  const games = await inParallel<Lesson, readonly Row[]>(script, lessons, {
    workers,
    progress: (done) => showProgress(`${done} of ${lessons.length} games`),
    stop: pressed,
  });
  forget();
  showProgress('');
  return games.length === lessons.length ? games : undefined;
}

function interrupt(): { readonly pressed: Promise<void>; readonly forget: () => void } {
  let press = (): void => undefined;
  const pressed = new Promise<void>((done) => (press = done));
  process.once('SIGINT', press);
  return { pressed, forget: () => void process.off('SIGINT', press) };
}

function check({ calibration }: Weights, games: readonly (readonly Row[])[]): number {
  const off = strain(games, calibration);
  const verdict = off > FAR_OFF ? 'far off: learn anew' : 'as told';
  console.log(
    `${games.length} games, ${games.flat().length} positions: ${off.toFixed(1)} standard errors from what came, ${verdict}.`,
  );
  return off > FAR_OFF ? 1 : 0;
}

function propose(game: Game, games: readonly (readonly Row[])[], found: LearnedWeights, file: string): void {
  const names = game.mind?.features.names ?? [];
  const terms = fitTerms(games, names, found.terms);
  writeFileSync(file, asText({ ...found, terms }));
  console.log(
    `Weights to try: ${file}. Whether they win: npm run bench:strength -- ${game.id} --candidate ${file} --games 400`,
  );
}

const asText = (weights: LearnedWeights): string => `${JSON.stringify(weights, undefined, 2)}\n`;

function fileOf({ id }: Game): string {
  const file = resolve('games', id, 'mind', 'weights.json');
  if (!existsSync(file)) throw new Mistake(`There is no ${file}: run this in the project's folder.`);
  JSON.parse(readFileSync(file, 'utf8'));
  return file;
}

function optionsIn(text: string | undefined): Readonly<Record<string, OptionValue>> {
  const pairs = (text ?? '').split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, /^\d+$/.test(value) ? Number(value) : value === 'true' || (value !== 'false' && value)];
    }),
  );
}

await runTool(USAGE, main);
