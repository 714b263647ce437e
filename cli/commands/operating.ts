/** sandtable tables, accounts, password, close, forget-guests: what an operator does beside hosting. */
import { closeTable, forgetGuests, listAccounts, listTables, resetPassword } from '@sandtable/server';
import { wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { table } from '../show/table.ts';
import { absence, existing, type HostChoices, told } from './hosting.ts';

export interface ListChoices extends HostChoices {
  readonly json?: boolean;
  readonly status?: string;
}

export interface ForgetChoices extends HostChoices {
  readonly days: string;
  readonly trial?: boolean;
}

export interface PasswordChoices extends HostChoices {
  readonly liftFactor?: boolean;
}

const DAY_MS = 24 * 3600 * 1000;
const MOST_DAYS = 36_500;

export async function showTables(console: Console, choices: ListChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const all = await told(words, () => listTables(database));
  const lines = all.filter(({ status }) => choices.status === undefined || status === choices.status);
  if (choices.json === true) return lines.forEach((line) => console.print(JSON.stringify(line)));
  if (lines.length === 0) return console.print(words.noTables);
  const headings = [words.headTable, words.headGame, words.headStatus, words.headOwner, words.headPeople];
  console.print(
    table(
      [...headings, words.headMoment, words.headChanged, words.headDue],
      lines.map((line) => [
        line.id,
        line.game,
        `${line.status}${line.isPrivate ? words.bracketed(words.isPrivate) : ''}`,
        line.owner,
        line.people.join(', '),
        String(line.moment),
        minute(line.changed),
        line.due === undefined ? '' : minute(line.due),
      ]),
      headings.length,
    ),
  );
}

export async function showAccounts(console: Console, choices: ListChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const lines = await told(words, () => listAccounts(database));
  if (choices.json === true) return lines.forEach((line) => console.print(JSON.stringify(line)));
  if (lines.length === 0) return console.print(words.noAccounts);
  console.print(
    table(
      [words.headName, words.headKind, words.headCreated, words.headSeen, words.headTables],
      lines.map((line) => [
        line.name,
        line.isGuest ? words.guest : words.account,
        minute(line.created),
        line.seen === undefined ? '–' : minute(line.seen),
        String(line.tables),
      ]),
      2,
    ),
  );
}

export async function givePassword(console: Console, name: string, choices: PasswordChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const given = await told(
    words,
    () => resetPassword(database, name, choices.liftFactor === true),
    absence(words.noAccount({ name })),
  );
  console.print(words.newPassword(given));
  if (given.asksForCode) console.print(words.codeStays);
}

export async function close(console: Console, id: string, choices: HostChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const isClosed = await told(words, () => closeTable(database, id), absence(words.noTable({ table: id })));
  console.print(isClosed ? words.tableClosed({ table: id }) : words.tableWasOver({ table: id }));
}

export async function forget(console: Console, choices: ForgetChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const days = wholeNumber('--days', choices.days, 1, MOST_DAYS, words);
  const before = new Date(Date.now() - days * DAY_MS).toISOString();
  const isTrial = choices.trial === true;
  const guests = await told(words, () => forgetGuests(database, before, isTrial));
  console.print(isTrial ? words.guestsWouldGo({ guests }) : words.guestsGone({ guests }));
}

/** 2026-11-15T22:44:01.123Z to the minute. */
function minute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
