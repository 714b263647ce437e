/** The `sandtable` command as a process. */
import { consoleFor } from './console.ts';
import { reasonOf } from './reason.ts';
import { runCommand } from './run.ts';

const args = process.argv.slice(2);
const console = consoleFor(args, {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  built: new URL('.', import.meta.url),
});

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) closes the pipe.
  if (error.code === 'EPIPE') process.exit(0);
  console.complain(console.words.cannotPrint({ reason: reasonOf(error, console.words) }));
  process.exit(1);
});

// What cannot be said on standard error cannot be said at all, and ends nothing.
process.stderr.on('error', () => undefined);

const ending = await runCommand(args, console);
process.exitCode = ending.code;
if (ending.isAtOnce === true) process.stdout.write('', () => process.exit());
