import type { GameWords } from '../messages/game-words.ts';
import type { Links } from '../messages/links.ts';
import type { Terms } from '../messages/terms.ts';
import type { Desk } from './desk.svelte.ts';

/** Names and rule numbers around a board open beside it. */
export function tableLinks(game: () => GameWords, desk: Desk, terms: () => Terms | undefined): Links {
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
    get terms() {
      return terms();
    },
  };
}
