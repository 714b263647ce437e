import type { Words } from '../words/index.ts';
import { readable } from './game-words.ts';

/** A game's name on the page; a game without one is called by its id. */
export function titleOf(words: Words, game: string): string {
  return words.games[game]?.title ?? readable(game);
}
