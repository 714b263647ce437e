/** sandtable serve, backup, restore, export, import: what a host does. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import {
  backup,
  BadBackup,
  Denial,
  exportTable,
  importTable,
  readSettings,
  reportsTo,
  restore,
  type Settings,
  serve,
} from '@sandtable/server';
import { wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { checkFree, readText, writeWhole } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { reasonOf } from '../reason.ts';
import type { Words } from '../words/index.ts';

export interface HostChoices {
  /** A PostgreSQL address or an SQLite file. */
  readonly database?: string;
}

export interface WriteChoices extends HostChoices {
  /** Replace a file that is there. */
  readonly force?: boolean;
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
  const usual = console.output.isTTY === true ? 'warn' : 'info';
  const settings = settingsOf(choices, console, log ?? (console.environment['SANDTABLE_LOG'] || usual), {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
  });
  // Before anything is made: a start that fails leaves nothing behind.
  await told(words, () => mustBeFree(settings));
  const server = await told(words, () => serve(settings));
  console.print(words.serving({ address: server.address }));
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  console.print(words.stopping);
  await server.stop();
}

/** Rejects as the server would when somebody else listens there. */
function mustBeFree({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

export async function backUp(console: Console, file: string, choices: WriteChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  checkFree(file, choices.force, words);
  const { rows } = await told(words, () => backup(database, file));
  console.print(words.backedUp({ rows, file }));
}

export async function restoreFrom(console: Console, file: string, choices: HostChoices): Promise<void> {
  const { words } = console;
  if (!existsSync(file)) throw new Mistake(words.noFile({ file }));
  const { database } = settingsOf(choices, console);
  const { rows } = await told(
    words,
    () => restore(database, file),
    (error) => badBackup(error, file, words),
  );
  console.print(words.restored({ rows, file }));
}

/** Writes a table to a file, or prints it when none is named. */
export async function exportGame(
  console: Console,
  table: string,
  file: string | undefined,
  choices: WriteChoices,
): Promise<void> {
  const { words } = console;
  const settings = existing(choices, console);
  if (file !== undefined) checkFree(file, choices.force, words);
  const text = await told(words, () => exportTable(settings, table), absence(words.noTable({ table })));
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
  const settings = existing(choices, console);
  const table = await told(
    words,
    () => importTable(settings, text, owner),
    absence(words.noAccount({ name: owner })),
  );
  console.print(words.imported({ table }));
}

export async function listReports(console: Console, choices: HostChoices): Promise<void> {
  const { words } = console;
  const settings = existing(choices, console);
  const reports = await told(words, () => reportsTo(settings));
  if (reports.length === 0) console.print(words.noReports);
  for (const report of reports) {
    console.print(words.reported(report));
    if (report.line !== undefined) console.print(words.reportedLine({ line: report.line }));
  }
}

export function settingsOf(
  { database }: HostChoices,
  { words, environment }: Console,
  log = 'silent',
  changes: Partial<Settings> = {},
): Settings {
  try {
    return readSettings(
      { ...environment, SANDTABLE_LOG: log },
      {
        ...changes,
        ...(database === undefined ? {} : { database }),
      },
    );
  } catch (error) {
    throw new Mistake(words.cannotHost({ reason: reasonOf(error, words) }));
  }
}

/** Settings whose database must already be there: opening an SQLite file that is not would make one. */
export function existing(choices: HostChoices, console: Console): Settings {
  const { words } = console;
  const settings = settingsOf(choices, console);
  const { database } = settings;
  if (!/^postgres(ql)?:/.test(database) && !existsSync(database))
    throw new Mistake(words.noDatabase({ database }));
  return settings;
}

/** What keeps a host from working (a port in use, a database away) is told in one sentence; `known` has its own. */
export async function told<T>(
  words: Words,
  work: () => Promise<T>,
  known: (error: unknown) => string | undefined = () => undefined,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = known(error) ?? words.cannotHost({ reason: reasonOf(error, words) });
    throw new Mistake(sentence, { cause: error });
  }
}

export function absence(sentence: string): (error: unknown) => string | undefined {
  return (error) => (error instanceof Denial && error.code === 'not-found' ? sentence : undefined);
}

function badBackup(error: unknown, file: string, words: Words): string | undefined {
  if (!(error instanceof BadBackup)) return undefined;
  return error.kind === 'not-empty' ? words.notEmpty : words.noBackup({ file });
}
