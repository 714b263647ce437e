/** What is sent: one notice, or several in one message. Every channel gives it its own form. */
import { createHash } from 'node:crypto';
import type { Language } from '@sandtable/engine';
import type { NoticeKind } from '../protocol/notices.ts';
import { WORDS } from './words/index.ts';

/** One thing somebody is told, in words. */
export interface Told {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly game: string;
  /** The game, and what the table is called. */
  readonly name: string;
  readonly why: string;
  /** What happened last, as far as the reader may know it. */
  readonly steps: readonly string[];
  /** Where it is to be seen. */
  readonly path: string;
}

export interface Message {
  /** The same when it has to be sent again: whoever gets it can tell. */
  readonly id: string;
  readonly language: Language;
  readonly subject: string;
  readonly told: readonly Told[];
  /** Said instead of something that is told: a trial. */
  readonly note?: string;
}

/** `ids` name what is told, with the time at which it came about. */
export function messageOf(ids: readonly string[], told: readonly Told[], language: Language): Message {
  const id = createHash('sha256')
    .update([...ids].sort().join('\n'))
    .digest('hex')
    .slice(0, 32);
  return { id, language, subject: subjectOf(told, language), told };
}

function subjectOf(told: readonly Told[], language: Language): string {
  const [first] = told;
  const tables = new Set(told.map(({ table }) => table));
  if (first === undefined) return WORDS[language].page.title;
  return tables.size === 1 ? first.name : WORDS[language].digest({ count: tables.size });
}

/** The whole as lines of plain text, with addresses where `origin` is given. */
export function linesOf(message: Message, origin: string | undefined): readonly string[] {
  const words = WORDS[message.language];
  const several = message.told.length > 1;
  const lines: string[] = message.note === undefined ? [] : [message.note];
  for (const { name, why, steps, path } of message.told) {
    if (lines.length > 0) lines.push('');
    if (several) lines.push(name);
    lines.push(why);
    if (steps.length > 0) lines.push(words.steps, ...steps.map((step) => `· ${step}`));
    if (origin !== undefined) lines.push(origin + path);
  }
  return lines;
}

/** No longer than `most` signs; what is cut off is marked. */
export function cut(text: string, most: number): string {
  const signs = Array.from(text);
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}
