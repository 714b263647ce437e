/** Why a game with these seats cannot begin, in a sentence. */
import type { GameInfo } from '@sandtable/server/protocol';
import type { GameWords } from '../messages/game-words.ts';
import type { Words } from '../words/index.ts';
import { agrees, officialSeats, type Options, type Wishes } from './non-players.ts';

export function disagreement(
  words: Words,
  text: GameWords,
  game: GameInfo,
  options: Options,
  wishes: Wishes,
): string | undefined {
  if (agrees(game, options, wishes)) return undefined;
  const named = (seats: readonly string[]) => seats.map((seat) => text.seat(seat)).join(words.new.and);
  const known = Object.values(game.nonPlayers?.seats ?? {}).filter((seats) => seats.length > 0);
  return words.new.noSuchGame({
    seats: named(officialSeats(game, wishes)),
    known: known.map(named).join(words.new.or),
  });
}
