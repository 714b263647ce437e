/** One command from its words to its exit code: 0 when all went well, 1 when something was found wrong, 2 after bad input. */
import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import type { Console } from './console.ts';
import { toldOf } from './mistake.ts';
import { idsLast } from './operands.ts';
import { type Ending, program } from './program.ts';
import { usageFault } from './usage-fault.ts';

export async function runCommand(args: readonly string[], console: Console): Promise<Ending> {
  const ending: Ending = { code: 0 };
  try {
    const root = program(console, versionOf(new URL('../package.json', console.built)), ending);
    if (args.length === 0) root.outputHelp();
    else await root.parseAsync(idsLast(args), { from: 'user' });
    return ending;
  } catch (error) {
    // Whatever a command that failed has left open must not keep the program alive.
    return { code: codeOf(error, console), isAtOnce: true };
  }
}

function versionOf(file: URL): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function codeOf(error: unknown, console: Console): number {
  // Help and version end the program, too.
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const told =
    error instanceof CommanderError ? usageFault(error, console.words) : toldOf(error, console.language);
  if (told !== undefined) {
    console.complain(told);
    return 2;
  }
  console.complain(console.words.aboutToFail);
  console.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
