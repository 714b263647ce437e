/** Runs in the threads of `npm run torture`. */
import type { TortureReport } from '@sandtable/engine/testing';
import { findGame } from '@sandtable/games/workshop';
import { performTasks } from '@sandtable/players';
import { type TortureTask, tortureOne } from './torture-task.ts';

export default performTasks<TortureTask, TortureReport>(async (task) => {
  const game = await findGame(task.game);
  if (game === undefined) throw new Error(`there is no game ${task.game}`);
  return tortureOne(game, task);
});
