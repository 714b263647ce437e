/** sandtable cards: card sets of one's own, and the standard one to start from. */
import { defaultSetting, type Game, render } from '@sandtable/engine';
import { GAMES } from '@sandtable/games';
import { chosenGame } from '../choices.ts';
import type { Console } from '../console.ts';
import { checkFree, readText, writeWhole } from '../files.ts';
import { Mistake } from '../mistake.ts';
import type { Words } from '../words/index.ts';

/** Card sets are documents that games take under this name. */
const CARDS = 'cards';

export interface StandardChoices {
  readonly game?: string;
  readonly force?: boolean;
}

/** True when the set can be played with. */
export function checkCards(console: Console, file: string, id: string | undefined): boolean {
  const { words, language } = console;
  const game = taker(id, (known) => known.attachments?.[CARDS] !== undefined, words);
  const text = readText(file, words);
  const speech = game.speech[language];
  const faults = game.attachments?.[CARDS]?.(text, defaultSetting(game)) ?? [];
  for (const fault of faults) console.complain(render(speech, fault));
  if (faults.length > 0) return false;
  console.print(words.cardsFine({ file, game: game.id }));
  for (const remark of game.makers?.[CARDS]?.remarks(text) ?? []) console.print(render(speech, remark));
  return true;
}

/** The set that comes with a game, in a form that can be changed and checked. */
export function standardCards(console: Console, file: string | undefined, choices: StandardChoices): void {
  const { words } = console;
  const game = taker(choices.game, (known) => known.makers?.[CARDS] !== undefined, words);
  const text = JSON.stringify(game.makers?.[CARDS]?.sample(), null, 2);
  if (file === undefined) return console.print(text);
  checkFree(file, choices.force, words);
  writeWhole(file, `${text}\n`, words);
  console.print(words.saved({ file }));
}

function taker(id: string | undefined, isFit: (game: Game) => boolean, words: Words): Game {
  const takers = GAMES.filter(isFit);
  const games = takers.map((known) => known.id).join(', ');
  if (id === undefined) throw new Mistake(words.whoseCards({ games }));
  const game = chosenGame(id, words);
  if (!isFit(game)) throw new Mistake(words.noCards({ games }));
  return game;
}
