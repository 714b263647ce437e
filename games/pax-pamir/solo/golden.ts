/** K5 The golden rule: of choices that are equally valid the person takes one, even to the own advantage. */
import type { Rules, Table } from '@sandtable/engine';
import { pick, type Question } from '../asking.ts';
import type { State, Who } from '../state.ts';
import { say } from '../text/say.ts';
import { explain } from './telling.ts';

export function* golden<T>(table: Table<State>, who: Who, question: Question<T>): Rules<T> {
  const picked = yield* pick(table.state, who, question);
  if (question.among.length > 1) explain(table, say('sk.golden', 'K5', { choice: question.label(picked) }));
  return picked;
}

/** The best of a list by several measures, the first of which counts most; those that are alike in all. */
export function bestBy<T>(list: readonly T[], measures: readonly ((one: T) => number)[]): T[] {
  let best = [...list];
  for (const measure of measures) {
    const highest = Math.max(...best.map(measure));
    best = best.filter((one) => measure(one) === highest);
  }
  return best;
}
