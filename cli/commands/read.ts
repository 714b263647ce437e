/** sandtable rule, sandtable card: the books, without a game under way. */
import { fastDice, type Game, Match } from '@sandtable/engine';
import { chosenGame, chosenSetting, type SettingChoices } from '../choices.ts';
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

export type CardChoices = Pick<SettingChoices, 'attach'>;

/** A card, or the list of all: those of the game, or as a document puts them right. */
export async function readCard(
  console: Console,
  id: string,
  name: string | undefined,
  choices: CardChoices = {},
): Promise<void> {
  const { words, language } = console;
  const game = await chosenGame(id, words);
  const book = game.book?.[language];
  const view = choices.attach === undefined ? undefined : tableWith(game, choices, console);
  const cards = book?.cards?.(view) ?? [];
  if (cards.length === 0) throw new Mistake(words.noBook({ game: id }));
  const lines = name === undefined ? cardList(cards) : cardLinesFor(book, view, name, words);
  if (lines.length === 1 && lines[0] === words.noCard({ given: name ?? '' })) throw new Mistake(lines[0]);
  for (const line of lines) console.print(line);
}

/** What anybody sees of a table that begins with these documents. */
function tableWith(game: Game, choices: CardChoices, console: Console): unknown {
  const setting = chosenSetting(game, choices, console);
  return Match.start(game, setting, fastDice('cards'), { journal: false, history: false }).view('spectator');
}
