/** sandtable cards check: a card set of one's own, before it is played with. */
import { defaultSetting, render } from '@sandtable/engine';
import { GAMES } from '@sandtable/games';
import { chosenGame } from '../choices.ts';
import type { Console } from '../console.ts';
import { readText } from '../files.ts';
import { Mistake } from '../mistake.ts';

/** Card sets are documents that games take under this name. */
const CARDS = 'cards';

/** True when the set can be played with. */
export function checkCards(console: Console, file: string, id: string | undefined): boolean {
  const { words, language } = console;
  const takers = GAMES.filter((known) => known.attachments?.[CARDS] !== undefined);
  const game = id === undefined ? takers[0] : chosenGame(id, words);
  const check = game?.attachments?.[CARDS];
  if (game === undefined || check === undefined)
    throw new Mistake(words.noCards({ games: takers.map((taker) => taker.id).join(', ') }));
  const faults = check(readText(file, words), defaultSetting(game));
  for (const fault of faults) console.complain(render(game.speech[language], fault));
  if (faults.length === 0) console.print(words.cardsFine({ file, game: game.id }));
  return faults.length === 0;
}
