/** Which bots can take a seat. */
import type { SeatId } from '@sandtable/engine';
import type { GameInfo, PlayerInfo } from '@sandtable/server/protocol';

/** The bots that can take a seat, the game's own before those for any game. */
export function botsFor(game: GameInfo, seat: string): readonly PlayerInfo[] {
  return game.players.filter((player) => player.seats === undefined || player.seats.includes(seat));
}

/**
 * The bot for a seat: the rulebook's where non-players sit, else the middle level of the game's minds, else the strongest
 * of the game's own, else random play.
 */
export function bestBot(game: GameInfo, seat: SeatId, held: readonly SeatId[]): PlayerInfo | undefined {
  const able = botsFor(game, seat).filter(({ official }) => official !== true || held.includes(seat));
  const own = able.filter((player) => player.own === true);
  return (
    own.find(({ official }) => official === true) ??
    able.find(({ id }) => id === 'practised') ??
    own.at(-1) ??
    able.at(-1)
  );
}
