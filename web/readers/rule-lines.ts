/** Finding one's way in a rulebook, and its text as it is drawn. */
import type { RuleBook } from '../boards/game.ts';

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] };
/** Text, or the number of a rule that can be opened. */
export type Piece = string | { readonly rule: string };

export function blocksOf(text: string, isRule: (number: string) => boolean): readonly Block[] {
  const blocks: Block[] = [];
  let items: (readonly Piece[])[] | undefined;
  for (const line of text.split('\n')) {
    if (!line.startsWith('- ')) {
      items = undefined;
      blocks.push({ kind: 'paragraph', parts: piecesOf(line, isRule) });
      continue;
    }
    if (items === undefined) {
      items = [];
      blocks.push({ kind: 'list', items });
    }
    items.push(piecesOf(line.slice(2), isRule));
  }
  return blocks;
}

function piecesOf(line: string, isRule: (number: string) => boolean): readonly Piece[] {
  return line
    .split(/(\bR?\d+(?:\.\d+)+\b|\bR\d+\b)/)
    .filter((piece) => piece !== '')
    .map((piece) => (isRule(piece) ? { rule: piece } : piece));
}

export function depthOf(rule: string): number {
  return rule.endsWith('.0') ? 0 : rule.split('.').length - 1;
}

/** Rules right below this one. */
export function partsOfRule(book: RuleBook, rule: string): RuleBook {
  const stem = rule.endsWith('.0') ? rule.slice(0, -1) : `${rule}.`;
  return book.filter(
    ([number]) => number !== rule && number.startsWith(stem) && !number.slice(stem.length).includes('.'),
  );
}

/** Rules whose number begins with, or whose words contain, what is looked for. */
export function findRules(book: RuleBook, wanted: string): RuleBook {
  const text = wanted.trim().toLowerCase();
  if (text === '') return book;
  return book.filter(
    ([number, { title, text: body }]) =>
      number.toLowerCase().startsWith(text) ||
      title.toLowerCase().includes(text) ||
      body.toLowerCase().includes(text),
  );
}

/** The rule, or the nearest one above it that the book has: 3.2.1.4 is looked up under 3.2.1. */
export function nearest(book: RuleBook, rule: string): string | undefined {
  const has = (number: string) => book.some(([known]) => known === number);
  for (let number = rule; number !== ''; number = number.slice(0, Math.max(0, number.lastIndexOf('.'))))
    if (has(number)) return number;
    else if (has(`${number}.0`)) return `${number}.0`;
  return undefined;
}
