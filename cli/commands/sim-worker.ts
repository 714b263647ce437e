/** Runs in the threads of `sandtable sim`. */
import { findGame } from '@sandtable/games/workshop';
import { type Contest, playContest, recordContest } from '@sandtable/players';
import { performTasks } from '@sandtable/players/pool';
import type { Played } from '../study/rows.ts';

/** A game to play, and whether to keep all of it. */
export interface SimTask {
  readonly contest: Contest;
  readonly isKept: boolean;
}

performTasks<SimTask, Played>(async ({ contest, isKept }) => {
  const game = await findGame(contest.game);
  if (game === undefined) throw new Error(`there is no game ${contest.game}`);
  const start = performance.now();
  try {
    const played = isKept ? recordContest(game, contest) : { outcome: playContest(game, contest) };
    return { ...played, seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    throw new Error(`game ${contest.seed} of ${contest.game}: ${String(error)}`, { cause: error });
  }
});
