/** Runs in the threads of `sandtable sim`. */
import { findGame } from '@sandtable/games/workshop';
import { type Contest, type Outcome, playContest } from '@sandtable/players';
import { performTasks } from '@sandtable/players/pool';

performTasks<Contest, Outcome>((contest) => {
  const game = findGame(contest.game);
  if (game === undefined) throw new Error(`there is no game ${contest.game}`);
  try {
    return playContest(game, contest);
  } catch (error) {
    throw new Error(`game ${contest.seed} of ${contest.game}: ${String(error)}`, { cause: error });
  }
});
