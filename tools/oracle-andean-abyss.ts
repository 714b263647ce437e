/** The oracle of Andean Abyss as a command: see USAGE. */
import { findGame } from '@sandtable/games/workshop';
import { Mistake, parsed, runTool, showProgress } from './arguments.ts';
import { type Difference, watchGame } from './oracles/andean-abyss/watch.ts';

const USAGE = `npm run oracle:andean-abyss -- [--games N] [--seed S]

Lets the three charts play and compares every space and piece they choose with a second reading of chapter 8.
  --games N    how many games (200)
  --seed S     any text; the same seed gives the same games (1)
  --json       one object on one line
Ends with 1 when a chart does what the second reading does not permit.`;

const SHOWN = 40;

async function main(args: readonly string[]): Promise<number> {
  const { values } = parsed(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  });
  const games = Number(values['games'] ?? 200);
  const seed = typeof values['seed'] === 'string' ? values['seed'] : '1';
  if (!Number.isInteger(games) || games < 1) throw new Mistake('--games is a whole number from 1.');
  const game = await findGame('andean-abyss');
  if (game === undefined) throw new Mistake('There is no game "andean-abyss".');
  const compared: Record<string, number> = {};
  const differences: Difference[] = [];
  for (let n = 0; n < games; n++) {
    const watched = watchGame(game, `${seed}/${n}`);
    for (const [key, count] of Object.entries(watched.compared)) compared[key] = (compared[key] ?? 0) + count;
    differences.push(...watched.differences);
    showProgress(`${n + 1} of ${games} games, ${differences.length} differences`);
  }
  showProgress('');
  if (values['json'] === true) console.log(JSON.stringify({ seed, games, compared, differences }));
  else tell(games, compared, differences);
  return differences.length === 0 ? 0 : 1;
}

function tell(
  games: number,
  compared: Readonly<Record<string, number>>,
  differences: readonly Difference[],
): void {
  for (const difference of differences.slice(0, SHOWN)) console.log(JSON.stringify(difference));
  const counts = Object.entries(compared).toSorted(([a], [b]) => a.localeCompare(b));
  for (const [key, count] of counts) console.log(`${key.padEnd(24)}${String(count).padStart(9)}`);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  console.log(`${games} games, ${all} answers compared, ${differences.length} differences`);
}

await runTool(USAGE, main);
