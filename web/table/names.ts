/** What people and bots at a table are called. */
import type { SeatId } from '@sandtable/engine';
import type { SeatInfo, TableInfo } from '@sandtable/server/protocol';
import type { GameWords } from '../messages/game-words.ts';
import { readable } from '../messages/readable.ts';
import type { Words } from '../words/index.ts';

/** A bot by the game's word for it, else by the page's, else by its id. */
export function botName(words: Words, game: GameWords, player: string): string {
  return game.player(player) ?? words.players[player] ?? readable(player);
}

/** A bot where one is chosen: also how long it takes and how strong it is, as far as that was measured. */
export function botChoice(words: Words, game: GameWords, player: string): string {
  const measured = game.measured(player);
  const name = botName(words, game, player);
  return measured === undefined ? name : `${name} · ${measured}`;
}

/** A bot's name without what it says of itself, where there is little room. */
export function shortName(words: Words, name: string): string {
  return name.split(words.colon, 1)[0] ?? name;
}

export function sitterName(words: Words, game: GameWords, { sitter }: SeatInfo): string {
  switch (sitter.kind) {
    case 'person':
      return sitter.person.name;
    case 'bot':
      return botName(words, game, sitter.player);
    case 'open':
      return words.gather.free;
    case 'invited':
      return words.gather.invited;
  }
}

/** True when a bot decides for every one of these seats. */
export function areBots(table: TableInfo, seats: readonly SeatId[]): boolean {
  return table.seats.every((seat) => !seats.includes(seat.id) || seat.sitter.kind === 'bot');
}
