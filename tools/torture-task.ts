/** One game under torture, and a failure shown again. */
import { type Game, Match, type Position } from '@sandtable/engine';
import { findPlayer } from '@sandtable/players';
import { examine, type Failure, torture, type TortureReport } from '@sandtable/engine/testing';

export interface TortureTask {
  readonly game: string;
  readonly seed: string;
}

/** Many games rather than few: one moment in so many is searched wholly, the others are saved, restored and undone. */
const EVERY = 40;
/** Short games from sparse positions for each game: they cost a fifth of it. */
const SKIRMISHES = 100;

/** Every level, with its breadth: a few rollouts show whether what is hidden tells. */
export const MINDS: readonly string[] = ['beginner', 'steady', 'practised:12', 'strong:12', 'master:12'];

/** Each game is a torture of its own, so that a failure can be shown again by its seed alone. */
export function tortureOne(game: Game, task: TortureTask): TortureReport {
  // The first game of a run sees to the deals for all.
  const deals = task.seed.endsWith('/0') ? undefined : { deals: 0 };
  return torture(game, {
    games: 1,
    seed: task.seed,
    every: EVERY,
    skirmishes: SKIRMISHES,
    failures: 1,
    players: game.mind === undefined ? [] : MINDS.flatMap((id) => findPlayer(game, id) ?? []),
    ...deals,
  });
}

/** Runs into a failure again, the short way where there is one. Gives what is wrong, or undefined if nothing is any more. */
export function showAgain(game: Game, failure: Failure): string | undefined {
  if (
    failure.isShort !== true ||
    failure.position === undefined ||
    isBrokenFromStart(game, failure.position)
  ) {
    // The seed of a game under torture is that of its task with the number of the game, which is always 0.
    return tortureOne(game, { game: game.id, seed: failure.seed.replace(/\/0$/, '') }).failures[0]?.message;
  }
  try {
    examine(Match.resume(game, failure.position as Position<unknown>), failure.answer);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A position whose state is already wrong shows what went wrong, but not whether it would happen again. */
function isBrokenFromStart(game: Game, position: Position): boolean {
  try {
    game.laws(position.state);
    return false;
  } catch {
    return true;
  }
}
