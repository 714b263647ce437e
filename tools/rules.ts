/** Which rules of each rulebook no test cites: see USAGE. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAME_IDS } from '@sandtable/games';
import { Mistake, parsed, runTool } from './arguments.ts';
import { cites, testNames } from './citations.ts';

export interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
  readonly exempt: readonly string[];
}

type Exemptions = Readonly<Record<string, string>>;

/** Compares a rulebook's list with the names of its tests. */
export function coverage(
  game: string,
  rules: readonly string[],
  exempt: Exemptions,
  names: readonly string[],
): Coverage {
  const stray = Object.keys(exempt).filter((rule) => !rules.includes(rule));
  if (stray.length > 0) throw new Error(`${game} exempts what is no rule: ${stray.join(', ')}`);
  const uncited = rules.filter((rule) => !names.some((name) => cites(name, rule)));
  const isExempt = (rule: string): boolean => (exempt[rule] ?? '').trim() !== '';
  return {
    game,
    rules: rules.length,
    covered: rules.length - uncited.length,
    uncovered: uncited.filter((rule) => !isExempt(rule)),
    exempt: uncited.filter(isExempt),
  };
}

/** Reads one game's folder: its compiled lists and its tests. */
export async function coverageOfFolder(game: string, folder: string): Promise<Coverage> {
  const { RULES } = (await load(folder, 'rules')) as { RULES: readonly string[] };
  const { EXEMPT } = existsSync(join(folder, 'rules-exempt.ts'))
    ? ((await load(folder, 'rules-exempt')) as { EXEMPT: Exemptions })
    : { EXEMPT: {} };
  const tests = join(folder, 'test');
  const files = existsSync(tests) ? readdirSync(tests, { recursive: true, encoding: 'utf8' }) : [];
  const names = files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => testNames(readFileSync(join(tests, file), 'utf8')));
  return coverage(game, RULES, EXEMPT, names);
}

function load(folder: string, name: string): Promise<unknown> {
  return import(pathToFileURL(join(folder, 'dist', `${name}.js`)).href);
}

function gamesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((game) => existsSync(join(folder, game, 'rules.ts')))
    .toSorted();
}

function table(all: readonly Coverage[]): string {
  const rows = [['game', 'rules', 'covered', 'exempt', 'uncovered']].concat(
    all.map((one) => [
      one.game,
      String(one.rules),
      String(one.covered),
      String(one.exempt.length),
      [one.uncovered.length, ...one.uncovered].join(' '),
    ]),
  );
  const width = Math.max(...rows.map(([game]) => game?.length ?? 0));
  return rows.map(([game = '', ...rest]) => [game.padEnd(width), ...rest.map(column)].join('  ')).join('\n');
}

function column(cell: string, index: number): string {
  return index < 3 ? cell.padStart(7) : cell;
}

const USAGE = `npm run rules [-- <game> ...] [--json]

Lists the rules of each rulebook, or of those named, that no test cites. --json prints one object a line.
Ends with 1 when there are any.`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parsed(args, { json: { type: 'boolean' } });
  const games = fileURLToPath(new URL('../../games', import.meta.url));
  const known = gamesIn(games);
  const silent = GAME_IDS.filter((id) => !known.includes(id));
  if (silent.length > 0)
    throw new Mistake(`No list of rules, rules.ts, in the folder of ${silent.join(', ')}.`);
  const unknown = positionals.filter((game) => !known.includes(game));
  if (unknown.length > 0)
    throw new Mistake(`No list of rules: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const chosen = positionals.length > 0 ? positionals : known;
  const all = await Promise.all(chosen.map((game) => coverageOfFolder(game, join(games, game))));
  console.log(values['json'] === true ? all.map((one) => JSON.stringify(one)).join('\n') : table(all));
  return all.some((one) => one.uncovered.length > 0) ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTool(USAGE, main);
