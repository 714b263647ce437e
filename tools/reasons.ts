/** Reasons of non-players and of a game's own bots: see USAGE. */
import { findPlayer } from '@sandtable/players';
import { Mistake, readArguments, runTool } from './arguments.ts';
import { countReasons, type ReasonReport } from './reasons-count.ts';

const USAGE = `npm run reasons -- <game> [--games N] [--seed S] [--of player] [--json]

Plays games with as many of the rulebook's non-players as there may be, and counts how often they answer without saying why.
Where the rulebook has none, the game's own bots play, each of them in turn.
  --games N   so many games (100)
  --seed S    any text; the same seed gives the same games (1)
  --of P      this player holds all seats, charts apart: a level of the minds, say; what is veiled is not counted
  --json      one object on one line
Ends with 1 when a reason is missing.`;

async function main(args: readonly string[]): Promise<number> {
  const { game, text, flag, number } = await readArguments(args, ['games', 'seed', 'of']);
  const of = text('of');
  const player = of === undefined ? undefined : findPlayer(game, of);
  if (of !== undefined && player === undefined) throw new Mistake(`${game.id} has no player "${of}".`);
  if (player === undefined && game.nonPlayers === undefined && (game.players ?? []).length === 0)
    throw new Mistake(`${game.id} has no non-players, and no bots of its own.`);
  const report = countReasons(game, number('games', 100), text('seed') ?? '1', player);
  console.log(flag('json') ? JSON.stringify(report) : readable(report));
  return report.missing === 0 ? 0 : 1;
}

function readable({ game, games, asked, answers, missing }: ReasonReport): string {
  const rows = Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(0, ...rows.map(([what]) => what.length));
  return [
    ...rows.map(
      ([what, count]) =>
        `${what.padEnd(width)}  ${String(count.answers).padStart(7)}  ${count.missing} missing`,
    ),
    '',
    `${game}: ${answers} answers in ${games} games, ${missing} without a reason`,
  ].join('\n');
}

await runTool(USAGE, main);
