/** Opening a table for a lesson. */
import type { GameInfo } from '@sandtable/server/protocol';
import type { Lesson } from '../boards/lesson.ts';
import { rememberLesson } from './lessons.ts';
import { lessonTable, openTable } from './start.ts';

/** Opens a table with the lesson's position; gives its id. */
export async function beginLesson(game: GameInfo, lesson: Lesson): Promise<string> {
  const table = await openTable(lessonTable(game, lesson));
  rememberLesson(game.id, lesson.id, table.id);
  return table.id;
}
