#!/usr/bin/env node
/** The `sandtable` command. Ends with 0 when all went well, 1 when something was found wrong, 2 after bad input. */
import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { type Console, consoleIn } from './console.ts';
import { toldOf } from './mistake.ts';
import { idsLast } from './operands.ts';
import { type Ending, program } from './program.ts';
import { reasonOf } from './reason.ts';
import { usageFault } from './usage-fault.ts';
import { languageOf } from './words/index.ts';

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

const args = process.argv.slice(2);
const console = consoleIn(languageOf(args, process.env));

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) closes the pipe.
  if (error.code === 'EPIPE') process.exit(0);
  console.complain(console.words.cannotPrint({ reason: reasonOf(error, console.words) }));
  process.exit(1);
});

// What cannot be said on standard error cannot be said at all, and ends nothing.
process.stderr.on('error', () => undefined);

const ending: Ending = { code: 0 };
try {
  const root = program(console, versionOf(new URL('../package.json', import.meta.url)), ending);
  if (args.length === 0) root.outputHelp();
  else await root.parseAsync(idsLast(args), { from: 'user' });
} catch (error) {
  // Whatever a command that failed has left open must not keep the program alive.
  process.exit(codeOf(error, console));
}
process.exitCode = ending.code;
if (ending.isAtOnce === true) process.stdout.write('', () => process.exit());
