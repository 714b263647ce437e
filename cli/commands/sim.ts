/** sandtable sim, sandtable ladder */
import type { Game, Setting } from '@sandtable/engine';
import {
  type Contest,
  contests,
  type Outcome,
  rotations,
  type Score,
  type Seating,
  seatPlayers,
  type Standings,
  standings,
} from '@sandtable/players';
import { inParallel } from '@sandtable/players/pool';
import { chosenGame, chosenSetting, list, type SettingChoices, wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { seatName } from '../show/names.ts';
import { Progress } from '../show/progress.ts';
import { table } from '../show/table.ts';

export interface SimChoices extends SettingChoices {
  readonly games: string;
  readonly seed: string;
  readonly players: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly each?: boolean;
}

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

/** Players stay where they are named. */
export async function sim(console: Console, id: string, choices: SimChoices): Promise<void> {
  await playAll(console, id, choices, (game, setting, players) => [seatPlayers(game, setting, players)]);
}

/** Players change seats from game to game. */
export async function ladder(console: Console, id: string, choices: SimChoices): Promise<void> {
  await playAll(console, id, choices, rotations);
}

async function playAll(
  console: Console,
  id: string,
  choices: SimChoices,
  seatingsOf: (game: Game, setting: Setting, players: readonly string[]) => readonly Seating[],
): Promise<void> {
  const { words } = console;
  const game = chosenGame(id, words);
  const setting = chosenSetting(game, choices, console);
  const games = wholeNumber('--games', choices.games, 1, MOST_GAMES, words);
  const workers =
    choices.workers === undefined
      ? undefined
      : wholeNumber('--workers', choices.workers, 1, MOST_WORKERS, words);
  const seatings = seatingsOf(game, setting, list(choices.players));

  const plan = contests({ game: game.id, setting, games, seed: choices.seed, seatings });
  const progress = new Progress(games);
  const start = performance.now();
  const outcomes = await inParallel<Contest, Outcome>(new URL('./sim-worker.js', import.meta.url), plan, {
    workers,
    progress: (done) => progress.show(done),
  });
  progress.clear();
  const seconds = (performance.now() - start) / 1000;

  const teams = new Map(game.seats(setting).map((seat) => [seat.id, seat.team ?? seat.id]));
  const result = standings(outcomes, (seat) => teams.get(seat) ?? seat);
  if (choices.each === true)
    plan.forEach(({ seed }, n) => console.print(JSON.stringify({ game: id, seed, ...outcomes[n] })));
  if (choices.json === true)
    console.print(JSON.stringify(figures(game, setting, choices.seed, result, seconds)));
  else console.print(readableResult(console, game, result, seconds));
}

function figures(game: Game, setting: Setting, seed: string, result: Standings, seconds: number): unknown {
  const { games, decisions, seats, players, lostByAll, reasons } = result;
  return {
    game: game.id,
    scenario: setting.scenario,
    options: setting.options,
    seed,
    games,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    seats,
    players,
    lostByAll,
    reasons,
  };
}

function readableResult(console: Console, game: Game, result: Standings, seconds: number): string {
  const { words, language } = console;
  const { games, decisions, seats, players, lostByAll, reasons } = result;
  const speech = game.speech[language];
  const endings = Object.entries(reasons).map(([key, count]) => `${key} ${count}`);
  return [
    scores(console, words.headSeat, seats, (seat) => seatName(speech, seat)),
    '',
    scores(console, words.headPlayer, players, (player) => player),
    '',
    words.simTotal({
      games,
      decisions: decisions.toLocaleString('en'),
      seconds: seconds.toFixed(1),
      rate: Math.round(decisions / seconds).toLocaleString('en'),
    }),
    ...(lostByAll > 0 ? [words.lostByAll({ games: lostByAll })] : []),
    words.endings({ list: endings.join(', ') }),
  ].join('\n');
}

function scores(
  { words }: Console,
  heading: string,
  all: readonly Score[],
  name: (id: string) => string,
): string {
  const { headPlayed, headWins, headShare, headSure, headScore, headMargin } = words;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return table(
    [heading, headPlayed, headWins, headShare, headSure, headScore, headMargin],
    all.map(({ id, played, wins, share, interval, meanScore, meanMargin }) => [
      name(id),
      String(played),
      String(wins),
      percent(share),
      `${percent(interval.low)} – ${percent(interval.high)}`,
      meanScore.toFixed(2),
      meanMargin.toFixed(2),
    ]),
  );
}
