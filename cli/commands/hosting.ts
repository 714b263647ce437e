/** sandtable serve, backup, restore, export, import: what a host does. */
import { existsSync } from 'node:fs';
import {
  backup,
  exportTable,
  importTable,
  readSettings,
  restore,
  type Settings,
  serve,
} from '@sandtable/server';
import { wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { checkWritable, readText, writeWhole } from '../files.ts';
import { Mistake } from '../mistake.ts';
import type { Words } from '../words/index.ts';

export interface HostChoices {
  /** A PostgreSQL address or an SQLite file. */
  readonly database?: string;
}

export interface ServeChoices extends HostChoices {
  readonly host?: string;
  readonly port?: string;
  readonly log?: string;
}

const MOST_PORT = 65_535;

/** Serves until the process is told to stop. */
export async function serveGames(console: Console, choices: ServeChoices): Promise<void> {
  const { words } = console;
  const { host, log } = choices;
  const port =
    choices.port === undefined ? undefined : wholeNumber('--port', choices.port, 0, MOST_PORT, words);
  // A person at a terminal wants the address, not a line of JSON for every request.
  const logLevel = log ?? process.env['SANDTABLE_LOG'] ?? (process.stdout.isTTY ? 'warn' : 'info');
  const settings = settingsOf(choices, words, {
    logLevel,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
  });
  const server = await told(words, () => serve(settings));
  console.print(words.serving({ address: server.address }));
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  console.print(words.stopping);
  await server.stop();
}

export async function backUp(console: Console, file: string, choices: HostChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, words);
  checkWritable(file, words);
  const { rows } = await told(words, () => backup(database, file));
  console.print(words.backedUp({ rows, file }));
}

export async function restoreFrom(console: Console, file: string, choices: HostChoices): Promise<void> {
  const { words } = console;
  if (!existsSync(file)) throw new Mistake(words.noFile({ file }));
  const { database } = settingsOf(choices, words);
  const { rows } = await told(words, () => restore(database, file));
  console.print(words.restored({ rows, file }));
}

/** Writes a table to a file, or prints it when none is named. */
export async function exportGame(
  console: Console,
  table: string,
  file: string | undefined,
  choices: HostChoices,
): Promise<void> {
  const { words } = console;
  const settings = existing(choices, words);
  if (file !== undefined) checkWritable(file, words);
  const text = await told(words, () => exportTable(settings, table));
  if (file === undefined) return console.print(text.trimEnd());
  writeWhole(file, text, words);
  console.print(words.saved({ file }));
}

export async function importGame(
  console: Console,
  file: string,
  owner: string,
  choices: HostChoices,
): Promise<void> {
  const { words } = console;
  const text = readText(file, words);
  const settings = existing(choices, words);
  const table = await told(words, () => importTable(settings, text, owner));
  console.print(words.imported({ table }));
}

function settingsOf(choices: HostChoices, words: Words, changes: Partial<Settings> = {}): Settings {
  const { database } = choices;
  try {
    return readSettings(process.env, {
      logLevel: 'silent',
      ...changes,
      ...(database === undefined ? {} : { database }),
    });
  } catch (error) {
    throw new Mistake(words.cannotHost({ reason: sentence(error) }));
  }
}

/** Settings whose database must already be there: opening an SQLite file that is not would make one. */
function existing(choices: HostChoices, words: Words): Settings {
  const settings = settingsOf(choices, words);
  const { database } = settings;
  if (!/^postgres(ql)?:/.test(database) && !existsSync(database))
    throw new Mistake(words.noDatabase({ database }));
  return settings;
}

/** What keeps a host from working (a port in use, a database away, a table unknown) is told in one sentence. */
async function told<T>(words: Words, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Mistake(words.cannotHost({ reason: sentence(error) }), { cause: error });
  }
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, ' ').replace(/\.$/, '');
}
