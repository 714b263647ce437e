/** Which lessons somebody has done, and at which table one is going on. Kept with the account; single steps with this device. */
import type { TableInfo } from '@sandtable/server/protocol';
import type { Lesson } from '../boards/lesson.ts';

/** What is kept of the lessons of one game. */
interface Course {
  readonly done: readonly string[];
  /** The one that is going on. */
  readonly now?: { readonly lesson: string; readonly table: string };
}

const key = (game: string) => `sandtable.lessons.${game}`;

/** Whatever is not understood is as if nothing had been done. */
function courseOf(game: string): Course {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Partial<Course>;
    return { ...found, done: Array.isArray(found.done) ? found.done : [] };
  } catch {
    return { done: [] };
  }
}

const keep = (game: string, course: Course) => localStorage.setItem(key(game), JSON.stringify(course));

export const isDone = (game: string, lesson: string): boolean => courseOf(game).done.includes(lesson);

/** The lesson that is played at a table, if any. */
export function lessonAt({ id, game }: Pick<TableInfo, 'id' | 'game'>): string | undefined {
  const { now } = courseOf(game);
  return now?.table === id ? now.lesson : undefined;
}

export function rememberLesson(game: string, lesson: string, table: string): void {
  keep(game, { ...courseOf(game), now: { lesson, table } });
}

export function finishLesson(game: string, lesson: string): void {
  const course = courseOf(game);
  if (!course.done.includes(lesson)) keep(game, { ...course, done: [...course.done, lesson] });
}

/** The first that is not done; when all are, the first. */
export function nextLesson(game: string, lessons: readonly Lesson[]): Lesson | undefined {
  const { done } = courseOf(game);
  return lessons.find(({ id }) => !done.includes(id)) ?? lessons[0];
}

/** How far somebody is in the lesson at a table. */
export interface Progress {
  readonly at: number;
  /** The moments at which steps were asked: that is where one goes back to. */
  readonly moments: Readonly<Record<number, number>>;
}

const progressKey = (table: string) => `sandtable.lesson.${table}`;

export function progressAt(table: string): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(progressKey(table)) ?? '') as Partial<Progress>;
    return { at: typeof found.at === 'number' ? found.at : 0, moments: found.moments ?? {} };
  } catch {
    return { at: 0, moments: {} };
  }
}

export function keepProgress(table: string, progress: Progress): void {
  localStorage.setItem(progressKey(table), JSON.stringify(progress));
}
