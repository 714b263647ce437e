/** Content coverage: see USAGE. */
import type { ContentReport } from '@sandtable/engine/testing';
import { inParallel } from '@sandtable/players/pool';
import { readArguments, runTool, showProgress } from './arguments.ts';
import { type ContentTask, contentTasks, sumContent } from './content-sum.ts';

const USAGE = `npm run content -- <game> [--games N] [--seed S] [--workers N] [--json]

Plays until everything the game declares has happened, and tells how often each did and what never did.
  --games N    at most so many games (2000)
  --seed S     any text; the same seed gives the same games (1)
  --workers N  threads to use; one a core when not given
  --json       one object on one line
Ends with 1 when something never happened or was not declared.`;

async function main(args: readonly string[]): Promise<number> {
  const { game, text, flag, number } = await readArguments(args, ['games', 'seed', 'workers']);
  const games = number('games', 2000);
  const seen: ContentReport[] = [];
  const tasks = contentTasks(game.id, games, text('seed') ?? '1');
  const reports = await inParallel<ContentTask, ContentReport>(
    new URL('./content-worker.js', import.meta.url),
    tasks,
    {
      workers: text('workers') === undefined ? undefined : number('workers', 1),
      isEnough: (report) => {
        seen.push(report);
        const { never, games: played } = sumContent(game, seen);
        showProgress(`${played} of ${games} games, ${never.length} of ${game.content.length} not yet seen`);
        return never.length === 0;
      },
    },
  );
  showProgress('');
  const report = sumContent(game, reports);
  console.log(flag('json') ? JSON.stringify(report) : readable(report, game.rare ?? {}));
  return report.never.length + report.undeclared.length === 0 ? 0 : 1;
}

function readable(report: ContentReport, rare: Readonly<Record<string, string>>): string {
  const { game, games, fired, never, exempt, undeclared } = report;
  const items = Object.entries(fired);
  const width = Math.max(0, ...items.map(([item]) => item.length));
  return [
    ...items.map(([item, count]) => `${item.padEnd(width)}  ${String(count).padStart(8)}`),
    '',
    `${game}: ${items.filter(([, count]) => count > 0).length} of ${items.length} items fired in ${games} games`,
    ...exempt.map((item) => `rare, not seen: ${item} (${rare[item]})`),
    ...(never.length > 0 ? [`never: ${never.join(', ')}`] : []),
    ...(undeclared.length > 0 ? [`fired but not declared: ${undeclared.join(', ')}`] : []),
  ].join('\n');
}

await runTool(USAGE, main);
