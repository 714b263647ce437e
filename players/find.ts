/** Players by name. */
import type { Game, Player } from '@sandtable/engine';
import { random } from './random.ts';
import { search, searchOf } from './search.ts';
import { levelOf, mindedPlayer, mindsOf } from './thinking/index.ts';

/** The players that can play any game. */
export const PLAYERS: readonly Player[] = [random, search];

/** The players that can be seated at a game: its own first. */
export function playersOf(game: Game): readonly Player[] {
  return [...(game.players ?? []), ...mindsOf(game), ...PLAYERS];
}

/** A player of the game or one of those that play any: `random`, `search`, `search:1000` (playouts a decision). */
export function findPlayer(game: Game, id: string): Player | undefined {
  return playersOf(game).find((player) => player.id === id) ?? searchOf(id) ?? studied(game, id);
}

/** `plans:300`: the strongest level with so many rollouts a thought, for study. */
function studied({ mind }: Game, id: string): Player | undefined {
  const level = mind === undefined ? undefined : levelOf(id, mind.tempo);
  return mind === undefined || level === undefined ? undefined : { ...mindedPlayer(mind, level), id };
}
