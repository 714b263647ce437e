/** Which bots can take a seat. */
import { canTake } from '@sandtable/players/seats';
import type { GameInfo, PlayerInfo } from '@sandtable/server/protocol';

/** The bots that can take a seat, the game's own before those for any game. */
export function botsFor(game: GameInfo, seat: string): readonly PlayerInfo[] {
  return game.players.filter((player) => canTake(player, seat));
}
