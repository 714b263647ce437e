/** Learning from games: which ones, and what is written down. */
import { defaultSetting, type Game, type OptionValue, type Setting, type Weights } from '@sandtable/engine';
import { chartAt, nonPlayerSeats, type Seating } from '../non-players.ts';
import {
  bandsOf,
  type Band,
  calibrate,
  type Calibration,
  type Games,
  keptBack,
  lossOf,
  PLAIN,
  taught,
} from './calibration.ts';
import type { Lesson } from './rows.ts';

/** What a file of weights tells of its learning. */
export interface Learned {
  readonly command: string;
  readonly seed: string;
  readonly games: number;
  readonly positions: number;
  /** On games kept back: the mean log loss a position, before and after. */
  readonly heldOut: { readonly plain: number; readonly calibrated: number };
  /** Chances told against what came of them, on the games kept back. */
  readonly bands: readonly Band[];
}

export type LearnedWeights = Weights & { readonly learned?: Learned };

export interface Course {
  readonly games: number;
  readonly seed: string;
  /** The level that plays. */
  readonly level: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Every combination of non-players in turn; their charts hold their seats, the level all others. */
export function lessonsFor(game: Game, { games, seed, level, options }: Course): readonly Lesson[] {
  const settings = settingsFor(game, options);
  return Array.from({ length: games }, (_, n) => {
    const setting = settings[n % settings.length] ?? defaultSetting(game, options);
    const charts = nonPlayerSeats(game, setting);
    const seating: Record<string, string> = {};
    for (const { id } of game.seats(setting)) seating[id] = charts.includes(id) ? chartAt(game, id) : level;
    return { game: game.id, setting, seed: `${seed}/${n}`, seating: seating satisfies Seating };
  });
}

function settingsFor(game: Game, options: Course['options']): readonly Setting[] {
  const { nonPlayers } = game;
  if (nonPlayers === undefined || Object.hasOwn(options, nonPlayers.option))
    return [defaultSetting(game, options)];
  return Object.entries(nonPlayers.seats)
    .map(([value]) => defaultSetting(game, { ...options, [nonPlayers.option]: value }))
    .filter((setting) => nonPlayerSeats(game, setting).length < game.seats(setting).length)
    .filter((setting) => (game.check?.(setting) ?? []).length === 0);
}

const UNTOUCHED: Calibration = { all: PLAIN };

/** The calibration of all games; what it is worth is told by a fit without those kept back. */
export function learnFrom(
  games: Games,
  weights: Weights,
  { seed, command }: { readonly seed: string; readonly command: string },
): LearnedWeights {
  const fitted = calibrate(taught(games));
  const back = keptBack(games);
  const learned: Learned = {
    command,
    seed,
    games: games.length,
    positions: games.flat().length,
    heldOut: { plain: lossOf(back, UNTOUCHED), calibrated: lossOf(back, fitted) },
    bands: bandsOf(back, fitted),
  };
  return { terms: weights.terms, calibration: calibrate(games), learned };
}
