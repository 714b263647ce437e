/** Runs in the threads of `sandtable sim`. */
import { findGame } from '@sandtable/games/workshop';
import { performTasks } from '@sandtable/players';
import { type Played, played, type SimTask } from '../study/played.ts';

export default performTasks<SimTask, Played>(async (task) => {
  const game = await findGame(task.contest.game);
  if (game === undefined) throw new Error(`there is no game ${task.contest.game}`);
  return played(game, task);
});
