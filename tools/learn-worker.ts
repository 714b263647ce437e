/** Runs in the threads of `npm run learn`. */
import { findGame } from '@sandtable/games/workshop';
import { type Lesson, performTasks, type Row, rowsOf } from '@sandtable/players';

export default performTasks<Lesson, readonly Row[]>(async (lesson) => {
  const game = await findGame(lesson.game);
  if (game === undefined) throw new Error(`there is no game ${lesson.game}`);
  return rowsOf(game, lesson);
});
