/** What people are told of the games they can choose. */
import { defaultSetting, type Game } from '@sandtable/engine';
import type { GameInfo } from '../protocol/index.ts';
import type { Shelf } from '../shelf.ts';

export function offered(shelf: Shelf, game: Game): GameInfo {
  return {
    id: game.id,
    version: game.version,
    scenarios: game.scenarios,
    options: game.options,
    attachments: Object.keys(game.attachments ?? {}),
    seats: game.seats(defaultSetting(game)),
    players: shelf.playersOf(game).map((player) => ({
      id: player.id,
      ...(player.seats === undefined ? {} : { seats: player.seats }),
      ...(player.official === true ? { official: true } : {}),
      ...(game.players?.includes(player) === true ? { own: true } : {}),
    })),
    ...(game.nonPlayers === undefined ? {} : { nonPlayers: game.nonPlayers }),
  };
}
