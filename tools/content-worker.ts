/** Runs in the threads of `npm run content`. */
import { type ContentReport, runContent } from '@sandtable/engine/testing';
import { findGame } from '@sandtable/games/workshop';
import { performTasks } from '@sandtable/players';
import type { ContentTask } from './content-sum.ts';

export default performTasks<ContentTask, ContentReport>(async ({ game: id, seed, games }) => {
  const game = await findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return runContent(game, { seed, games });
});
