/** What the torture test found, in figures, words and files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, TortureReport } from '@sandtable/engine/testing';

export interface Figures {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly decisions: number;
  readonly deadEnds: number;
  readonly failures: number;
  /** Moments at which something hidden was dealt anew, to see whether a view changes. */
  readonly redeals: number;
  /** Short games begun from sparse positions. */
  readonly skirmishes: number;
  readonly seconds: number;
}

export function figuresOf(
  game: string,
  seed: string,
  reports: readonly TortureReport[],
  seconds: number,
): Figures {
  const sum = (of: (report: TortureReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  return {
    game,
    seed,
    games: sum((report) => report.games),
    decisions: sum((report) => report.decisions),
    deadEnds: sum((report) => report.deadEnds),
    failures: sum((report) => report.failures.length),
    redeals: sum((report) => report.redeals),
    skirmishes: sum((report) => report.skirmishes),
    seconds: Number(seconds.toFixed(1)),
  };
}

export function readable(figures: Figures, failures: readonly Failure[], files: readonly string[]): string {
  const { game, games, decisions, deadEnds, redeals, skirmishes, seconds } = figures;
  return [
    `${game}: ${games} games, ${decisions} decisions, ${deadEnds} dead ends, ${failures.length} failures (${seconds} s)`,
    `${skirmishes} short games were begun from sparse positions`,
    `hidden things were dealt anew ${redeals} times, to see whether a view changes`,
    ...failures.flatMap((failure, i) => [
      '',
      failure.message,
      `  again: npm run torture -- ${game} --replay ${files[i]}`,
    ]),
  ].join('\n');
}

/** Writes a failure and gives the name of its file. The short way says it all; the whole game is kept where there is none. */
export function writeFailure(folder: string, failure: Failure, number: number): string {
  const file = join(folder, `${failure.game}-${number}-${failure.check.replace(/\W+/g, '-')}.json`);
  const { record, ...short } = failure;
  const document = failure.isShort === true ? short : { ...short, record };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(document, undefined, 1)}\n`);
  return file;
}
