/** Several runs of the content runner as one. */
import type { Game } from '@sandtable/engine';
import type { ContentReport } from '@sandtable/engine/testing';

export interface ContentTask {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
}

/** Games a task; a task also ends when everything has fired in it. */
const GAMES_A_TASK = 10;

export function contentTasks(game: string, games: number, seed: string): readonly ContentTask[] {
  return Array.from({ length: Math.ceil(games / GAMES_A_TASK) }, (_, n) => ({
    game,
    seed: `${seed}/${n}`,
    games: Math.min(GAMES_A_TASK, games - n * GAMES_A_TASK),
  }));
}

export function sumContent(
  { id: game, content, rare = {} }: Pick<Game, 'id' | 'content' | 'rare'>,
  reports: readonly ContentReport[],
): ContentReport {
  const fired: Record<string, number> = {};
  for (const item of content)
    fired[item] = reports.reduce((sum, report) => sum + (report.fired[item] ?? 0), 0);
  return {
    game,
    games: reports.reduce((sum, report) => sum + report.games, 0),
    fired,
    never: content.filter((item) => fired[item] === 0 && rare[item] === undefined),
    exempt: content.filter((item) => fired[item] === 0 && rare[item] !== undefined),
    undeclared: [...new Set(reports.flatMap((report) => report.undeclared))].sort(),
  };
}
