/** What happened, step by step: a step is a moment at which the journal tells of more than reasons. */
import type { SeatId } from '@sandtable/engine';
import type { Journal } from '../connection/journal.ts';

type JournalLine = Journal['lines'][number];

export interface Step {
  readonly moment: number;
  /** What was told since the step before, reasons included. */
  readonly lines: readonly JournalLine[];
}

export function stepsOf({ lines }: Journal): readonly Step[] {
  const steps: Step[] = [];
  let told: JournalLine[] = [];
  for (const [i, line] of lines.entries()) {
    told.push(line);
    if (lines[i + 1]?.at === line.at) continue;
    if (!told.some(({ at, why }) => at === line.at && why === undefined)) continue;
    steps.push({ moment: line.at, lines: told });
    told = [];
  }
  return steps;
}

/** Steps in a row that the same seats took. */
export interface Run {
  /** Empty while it is not known who decided. */
  readonly seats: readonly SeatId[];
  readonly first: number;
  readonly count: number;
}

export function runsOf(
  steps: readonly Step[],
  decidersBefore: (moment: number) => readonly SeatId[],
): readonly Run[] {
  const runs: Run[] = [];
  for (const { moment } of steps) {
    const seats = decidersBefore(moment);
    const last = runs.at(-1);
    if (last !== undefined && last.seats.join() === seats.join())
      runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ seats, first: moment, count: 1 });
  }
  return runs;
}
