/**
 * A lesson of a game: a prepared position, and what the newcomer does there, step by step. Where somebody is in it follows from
 * what they are asked: whoever answers something else is astray, and whoever takes that back is where they were.
 */
import type { AskView, Json, Language, OptionValue, SeatId } from '@sandtable/engine';
import type { GuideStep } from './board.ts';

/** A question: the key of its prompt, and what parameters of it must be. */
export interface Question {
  readonly key: string;
  readonly params?: Readonly<Record<string, Json>>;
}

/** Something to read; with `asked` and `take` something to do. */
export interface LessonStep extends GuideStep {
  /** The question at which it is done. */
  readonly asked?: Question;
  /** The options that do it: any of these. */
  readonly take?: readonly string[];
}

/** Something to do. */
export type Task = LessonStep & Required<Pick<LessonStep, 'asked' | 'take'>>;

export interface Lesson {
  /** Unique in its game. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly position: Json;
  /** The newcomer's seat. */
  readonly me: SeatId;
  /** The bots of the other seats. */
  readonly bots: Readonly<Record<SeatId, string>>;
  readonly steps: readonly LessonStep[];
}

/** Where somebody is in a lesson. */
export interface Place {
  /** The step that is shown. */
  readonly at: number;
  /** Nothing of the lesson can be done here: something else was answered. */
  readonly isAstray: boolean;
}

export const isTask = (step: LessonStep | undefined): step is Task =>
  step?.asked !== undefined && step.take !== undefined;

/** True while my pending question is this one, and one of the options that do the task is offered. */
export function isAsked(ask: AskView | undefined, { asked, take }: Task): boolean {
  return (
    ask?.options !== undefined &&
    ask.prompt?.key === asked.key &&
    Object.entries(asked.params ?? {}).every(([name, value]) => ask.prompt?.params?.[name] === value) &&
    ask.options.some(({ id }) => take.includes(id))
  );
}

/** The task that a step leads up to: itself, or what comes after the reading. */
export function taskFrom(steps: readonly LessonStep[], at: number): number {
  const found = steps.findIndex((step, i) => i >= at && isTask(step));
  return found < 0 ? steps.length : found;
}

/** The first of the steps to read before a task. */
function readingBefore(steps: readonly LessonStep[], task: number): number {
  let first = task;
  while (first > 0 && !isTask(steps[first - 1])) first--;
  return first;
}

/**
 * Where somebody is now who was at the step `before`. `isDone`: the task there was answered as the lesson wants, which
 * says that the last one is done; that another is, the question it leads to says.
 */
export function placeAt(
  { steps }: Pick<Lesson, 'steps'>,
  before: number,
  ask: AskView | undefined,
  isDone: boolean,
  isOver = false,
): Place {
  const task = taskFrom(steps, before);
  const isAt = (step: number): boolean => {
    const one = steps[step];
    return isTask(one) && isAsked(ask, one);
  };
  // The others play.
  if (ask?.options === undefined && !isOver) return { at: before, isAstray: false };
  // All that is left is to read, unless the last answer was taken back.
  if (task === steps.length) {
    const last = steps.findLastIndex(isTask);
    return { at: isAt(last) && !isDone ? last : before, isAstray: false };
  }
  if (isAt(task)) return { at: before, isAstray: false };
  const later = steps.findIndex((_, step) => step > task && isAt(step));
  if (later >= 0) return { at: readingBefore(steps, later), isAstray: false };
  if (isDone && taskFrom(steps, task + 1) === steps.length) return { at: task + 1, isAstray: false };
  const earlier = steps.findLastIndex((_, step) => step < task && isAt(step));
  return earlier >= 0 ? { at: earlier, isAstray: false } : { at: task, isAstray: true };
}
