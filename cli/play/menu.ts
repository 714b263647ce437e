/** A menu at a terminal: what is typed for each option. */
import { type CardText, type Message, render, type Speech } from '@sandtable/engine';
import { meant } from '../show/matching.ts';
import { said } from '../show/names.ts';
import { padEnd, width } from '../show/width.ts';

export interface MenuLine {
  readonly id: string;
  /** What is typed for it: the number itself where options are numbers, else its place. */
  readonly key: string;
  readonly text: string;
  readonly label: Message;
  /** What the card is that it stands for, where one chooses among cards: its English title and what to know of it. */
  readonly about: string;
  /** The English title of that card, where this language calls it otherwise. */
  readonly original: string;
}

interface Option {
  readonly id: string;
  readonly label: Message;
}

const NUMBER = /^\d+$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function menuLines(
  speech: Speech,
  options: readonly Option[],
  cards: readonly CardText[] = [],
): MenuLine[] {
  const hasNumbers = options.some(({ id }) => NUMBER.test(id));
  const isAmongCards = new Set(options.map(cardIn).filter((card) => card !== undefined)).size > 1;
  let others = 0;
  return options.map((option, i) => {
    const { id, label } = option;
    const key = !hasNumbers ? String(i + 1) : NUMBER.test(id) ? id : (LETTERS[others++] ?? id);
    const card = isAmongCards ? cards.find((one) => one.id === cardIn(option)) : undefined;
    const { original = '', brief = '' } = card ?? {};
    const about = [original, brief].filter((part) => part !== '').join(' · ');
    return { id, key, text: said(speech, label), label, about, original };
  });
}

function cardIn({ label }: Option): string | undefined {
  const card = label.params?.['card'];
  return typeof card === 'string' || typeof card === 'number' ? String(card) : undefined;
}

/** The lines as they are printed: keys to the left, what cards are in a column of their own. */
export function printed(lines: readonly MenuLine[]): string[] {
  const keys = Math.max(0, ...lines.map(({ key }) => key.length));
  const texts = Math.max(0, ...lines.map(({ text, about }) => (about === '' ? 0 : width(text))));
  return lines.map(({ key, text, about }) =>
    `  ${key.padEnd(keys)}  ${about === '' ? text : `${padEnd(text, texts)}  ${about}`}`.trimEnd(),
  );
}

/** The options somebody may mean: by key, or by any part of their words or of the names in them. */
export function optionsMeant(speech: Speech, lines: readonly MenuLine[], typed: string): readonly MenuLine[] {
  const exact = lines.find(({ key }) => key === typed);
  if (exact !== undefined) return [exact];
  if (NUMBER.test(typed)) return [];
  return meant(typed, lines, ({ id, label, original }) => [id, render(speech, label), original]);
}
