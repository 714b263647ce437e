/** sandtable rule, sandtable card: the books, without a game under way. */
import { chosenGame } from '../choices.ts';
import type { Console } from '../console.ts';
import { Mistake } from '../mistake.ts';
import { cardLinesFor, cardList, ruleLines, ruleList } from '../show/reading.ts';

/** A rule, or the list of all. */
export async function readRule(console: Console, id: string, number: string | undefined): Promise<void> {
  const { words, language } = console;
  const book = (await chosenGame(id, words)).book?.[language];
  if (book === undefined) throw new Mistake(words.noBook({ game: id }));
  const lines = number === undefined ? ruleList(book) : ruleLines(book, number);
  if (lines === undefined) throw new Mistake(words.noRule({ rule: number ?? '' }));
  for (const line of lines) console.print(line);
}

/** A card, or the list of all. */
export async function readCard(console: Console, id: string, name: string | undefined): Promise<void> {
  const { words, language } = console;
  const book = (await chosenGame(id, words)).book?.[language];
  const cards = book?.cards?.() ?? [];
  if (cards.length === 0) throw new Mistake(words.noBook({ game: id }));
  const lines = name === undefined ? cardList(cards) : cardLinesFor(book, undefined, name, words);
  if (lines.length === 1 && lines[0] === words.noCard({ given: name ?? '' })) throw new Mistake(lines[0]);
  for (const line of lines) console.print(line);
}
