/** Turns as scripts: what is answered to the questions that every volume asks. */
import type { Step } from '@sandtable/engine';

export const step = (prompt: `ask.${string}`, option: string): Step => ({ prompt, option });

/** An Operation in these spaces and no others, and what follows it. */
export function operate(operation: string, spaces: readonly string[], after: readonly Step[] = []): Step[] {
  return [
    step('ask.turn', operation),
    ...spaces.map((space) => step('ask.operation.space', space)),
    step('ask.operation.space', 'done'),
    ...after,
  ];
}

/** An Operation that begins with these steps and these spaces; habit goes on with it. */
export function begin(operation: string, before: readonly Step[], spaces: readonly string[]): Step[] {
  return [
    step('ask.turn', operation),
    ...before,
    ...spaces.map((space) => step('ask.operation.space', space)),
  ];
}

/** The first of the list, the first two, and so on, up to so many. */
export function firsts<T>(list: readonly T[], most: number): T[][] {
  const all: T[][] = [];
  for (let n = 1; n <= Math.min(most, list.length); n++) all.push(list.slice(0, n));
  return all;
}

/** The best by a measure above zero, best first. */
export function topBy<T>(list: readonly T[], most: number, worth: (one: T) => number): T[] {
  return list
    .map((one) => ({ one, value: worth(one) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Each of these Operations by habit with each of these Special Activities, during it and after it. */
export const accompanied = (operations: readonly string[], activities: readonly string[]): Step[][] =>
  operations.flatMap((operation) =>
    activities.flatMap((activity) => [
      [step('ask.turn', operation), step('ask.operation.space', activity)],
      [step('ask.turn', operation), step('ask.operation.after', activity)],
    ]),
  );
