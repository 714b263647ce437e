/** sandtable cards: card sets of one's own, and the standard one to start from. */
import { defaultSetting, type Game, render } from '@sandtable/engine';
import { loadGames } from '@sandtable/games';
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
export async function checkCards(console: Console, file: string, id: string | undefined): Promise<boolean> {
  const { words, language } = console;
  const game = await taker(id, (known) => known.attachments?.[CARDS] !== undefined, words);
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
export async function standardCards(
  console: Console,
  file: string | undefined,
  choices: StandardChoices,
): Promise<void> {
  const { words } = console;
  const game = await taker(choices.game, (known) => known.makers?.[CARDS] !== undefined, words);
  const text = JSON.stringify(game.makers?.[CARDS]?.sample(), null, 2);
  if (file === undefined) return console.print(text);
  checkFree(file, choices.force, words);
  writeWhole(file, `${text}\n`, words);
  console.print(words.saved({ file }));
}

async function taker(id: string | undefined, isFit: (game: Game) => boolean, words: Words): Promise<Game> {
  if (id !== undefined) {
    const game = await chosenGame(id, words);
    if (isFit(game)) return game;
  }
  const games = (await loadGames())
    .filter(isFit)
    .map((known) => known.id)
    .join(', ');
  throw new Mistake(id === undefined ? words.whoseCards({ games }) : words.noCards({ games }));
}
