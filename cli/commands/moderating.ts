/** sandtable moderate, moderation, moderator: what a host does about people and what they leave behind. */
import { type ActKind, moderate, moderationLog, setModerator } from '@sandtable/server';
import { wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { table } from '../show/table.ts';
import { absence, existing, type HostChoices, told } from './hosting.ts';

export interface ModerateChoices extends HostChoices {
  readonly reason: string;
  readonly days?: string;
}

export interface LogChoices extends HostChoices {
  readonly json?: boolean;
}

export interface ModeratorChoices extends HostChoices {
  readonly revoke?: boolean;
}

const MOST_DAYS = 36_500;

export async function act(
  console: Console,
  kind: ActKind,
  subject: string,
  { reason, days, ...choices }: ModerateChoices,
): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const wished = {
    kind,
    subject,
    reason,
    ...(days === undefined ? {} : { days: wholeNumber('--days', days, 1, MOST_DAYS, words) }),
  };
  const result = await told(
    words,
    () => moderate(database, wished),
    absence(words.nothingToModerate({ subject })),
  );
  console.print(words.moderated({ kind, subject, result }));
}

export async function showLog(console: Console, choices: LogChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const acts = await told(words, () => moderationLog(database));
  if (choices.json === true) return acts.forEach((line) => console.print(JSON.stringify(line)));
  if (acts.length === 0) return console.print(words.noActs);
  console.print(
    table(
      [words.headTime, words.headBy, words.headAct, words.headSubject, words.headResult, words.headReason],
      acts.map(({ at, by, kind, subject, result, reason }) => [
        `${at.slice(0, 16).replace('T', ' ')} UTC`,
        by ?? words.theHost,
        kind,
        subject,
        result,
        reason,
      ]),
      6,
    ),
  );
}

export async function appoint(console: Console, name: string, choices: ModeratorChoices): Promise<void> {
  const { words } = console;
  const { database } = existing(choices, console);
  const isModerator = choices.revoke !== true;
  await told(words, () => setModerator(database, name, isModerator), absence(words.noAccount({ name })));
  console.print(isModerator ? words.nowModerator({ name }) : words.noModerator({ name }));
}
