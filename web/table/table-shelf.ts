import type { GameWords } from '../games/game-words.ts';
import type { Shelf } from '../said/shelf.ts';
import type { Desk } from './desk.svelte.ts';

/** Names and rule numbers around a board open beside it. */
export function tableShelf(game: () => GameWords, desk: Desk): Shelf {
  return {
    get game() {
      return game().game;
    },
    get speech() {
      return game().speech;
    },
    openRule: desk.openRule,
    open: desk.open,
    point: desk.point,
  };
}
