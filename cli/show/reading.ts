/** Rules and cards of a game, as a terminal shows them. */
import type { Book, CardText } from '@sandtable/engine';
import type { Words } from '../words/index.ts';
import { meant } from './matching.ts';

/** More cards than this are listed by name. */
const FEW = 3;

/** The rule of that number, or undefined. */
export function ruleLines(book: Book | undefined, number: string): string[] | undefined {
  const found = Object.keys(book?.rules ?? {}).find((rule) => rule.toLowerCase() === number.toLowerCase());
  const rule = found === undefined ? undefined : book?.rules[found];
  return rule === undefined ? undefined : [`${found}  ${rule.title}`, ...rule.text.split('\n').map(indented)];
}

/** Every rule of the book, a line each. */
export function ruleList(book: Book | undefined): string[] {
  return Object.entries(book?.rules ?? {}).map(([number, { title }]) => `${number.padEnd(8)}  ${title}`);
}

/**
 * The cards that are meant by a number or a part of their name: a few in full, of more only the names. Without a name
 * those at hand to whoever sees this.
 */
export function cardLinesFor(
  book: Book | undefined,
  view: unknown,
  typed: string,
  words: Words,
): readonly string[] {
  const cards = book?.cards?.(view) ?? [];
  if (typed === '') {
    const ids = view === undefined ? [] : (book?.atHand?.(view) ?? []);
    const atHand = ids.flatMap((id) => cards.filter((card) => card.id === id));
    return atHand.length === 0 ? [words.noCardsHere] : atHand.flatMap((card) => cardLines(card, words));
  }
  const found = meant(typed.replace(/^#/, ''), cards, ({ id, number = '', title, original = '' }) => [
    id,
    title,
    number,
    original,
  ]);
  if (found.length === 0) return [words.noCard({ given: typed })];
  return found.length <= FEW
    ? found.flatMap((card) => cardLines(card, words))
    : [words.whichOne({ given: typed }), ...cardList(found)];
}

/** Cards by name, a line each. */
export function cardList(cards: readonly CardText[]): string[] {
  const width = Math.max(0, ...cards.map(({ id }) => id.length));
  return cards.map(({ id, title, original }) =>
    [`  ${id.padEnd(width)}  ${title}`, ...(original === undefined ? [] : [original])].join('  '),
  );
}

function cardLines(card: CardText, words: Words): string[] {
  const { number, title, original, group, parts, marks = [], figures = [] } = card;
  const heading = [number, title, original, group].filter((part) => part !== undefined).join('  ');
  return [
    heading,
    ...marks.map(indented),
    ...parts.flatMap(({ title: side, text }) =>
      side === undefined
        ? text.split('\n').map(indented)
        : [indented(`${side}${words.colon.trim()}`), ...text.split('\n').map(twice)],
    ),
    ...figures.map(({ name, value, about }) =>
      indented(`${name}${words.colon}${about === true ? '≈' : ''}${value}`),
    ),
  ];
}

const indented = (line: string) => `  ${line}`;
const twice = (line: string) => `    ${line}`;
