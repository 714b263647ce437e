/** What the tools share: a game and numbers from the command line, and one sentence when they are wrong. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Game } from '@sandtable/engine';
import { findGame, GAME_IDS } from '@sandtable/games/workshop';

/** Something wrong with what was typed: one sentence, exit code 2. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

interface Arguments {
  readonly game: Game;
  readonly text: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
  readonly number: (name: string, usual: number) => number;
}

/** Reads `<game>` and options; `texts` take a value, `--json` does not. */
export async function readArguments(args: readonly string[], texts: readonly string[]): Promise<Arguments> {
  const options: NonNullable<ParseArgsConfig['options']> = { json: { type: 'boolean' } };
  for (const name of texts) options[name] = { type: 'string' };
  const { values, positionals } = parsed(args, options);
  const known = GAME_IDS.join(', ');
  const [id, ...more] = positionals;
  if (id === undefined) throw new Mistake(`Name a game: ${known}.`);
  if (more.length > 0) throw new Mistake(`One game at a time, not also ${more.join(', ')}.`);
  const game = await findGame(id);
  if (game === undefined) throw new Mistake(`There is no game "${id}". There are: ${known}.`);
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    game,
    text,
    flag: (name) => values[name] === true,
    number: (name, usual) => {
      const given = text(name);
      if (given === undefined) return usual;
      if (!/^[1-9]\d{0,8}$/.test(given))
        throw new Mistake(`--${name} is a whole number from 1, not "${given}".`);
      return Number(given);
    },
  };
}

/** Flags and words, or a Mistake. */
export function parsed(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // Node adds advice after the first sentence.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new Mistake(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** Runs a tool and sets the exit code: what it returns, or 2 after a mistake. `--help` shows how it is called. */
export async function runTool(
  usage: string,
  tool: (args: readonly string[]) => Promise<number> | number,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await tool(args);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/** A line on standard error that is written over again and again, where somebody watches. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
}
