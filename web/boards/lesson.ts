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

/** How things stand at a table, for somebody who was at a step. */
export interface Standing {
  readonly before: number;
  readonly ask: AskView | undefined;
  /** The task there was answered as the lesson wants. Where the next question looks alike, or is the last, nothing else tells. */
  readonly isDone: boolean;
  readonly isOver?: boolean;
  /** The task that was asked at this very moment before: something was taken back. */
  readonly known?: number | undefined;
}

/** Where somebody is now. */
export function placeAt({ steps }: Pick<Lesson, 'steps'>, standing: Standing): Place {
  const { before, ask, isDone, isOver = false, known } = standing;
  const task = taskFrom(steps, before);
  const isAt = (step: number): boolean => {
    const one = steps[step];
    return isTask(one) && isAsked(ask, one);
  };
  const at = (step: number): Place => ({ at: step, isAstray: false });
  // The others play.
  if (ask?.options === undefined && !isOver) return at(before);
  if (known !== undefined && isAt(known)) return at(known === task ? before : known);
  const next = taskFrom(steps, task + 1);
  // All that is left is to read, unless the last answer was taken back.
  if (task === steps.length) {
    const last = steps.findLastIndex(isTask);
    return at(isAt(last) && !isDone ? last : before);
  }
  if (isDone && isAt(next)) return at(readingBefore(steps, next));
  if (isAt(task)) return at(before);
  const later = steps.findIndex((_, step) => step > task && isAt(step));
  if (later >= 0) return at(readingBefore(steps, later));
  if (isDone && next === steps.length) return at(task + 1);
  const earlier = steps.findLastIndex((_, step) => step < task && isAt(step));
  return earlier >= 0 ? at(earlier) : { at: task, isAstray: true };
}
