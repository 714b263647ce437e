/** Players by name. */
import type { Game, Player } from '@sandtable/engine';
import { random } from './random.ts';
import { MIDDLE } from './seats.ts';
import { levelOf, mindedPlayer, mindsOf } from './thinking/index.ts';

/** The players that can play any game. */
export const PLAYERS: readonly Player[] = [random];

/** The players that can be seated at a game: its own first. */
export function playersOf(game: Game): readonly Player[] {
  return [...(game.players ?? []), ...mindsOf(game), ...PLAYERS];
}

/** A player by name: of the game, a level of its minds, `random`, or one for study. */
export function findPlayer(game: Game, id: string): Player | undefined {
  return playersOf(game).find((player) => player.id === id) ?? studied(game, id);
}

/** `search`, also with a number of playouts, looked ahead in any game before there were minds. */
const GONE = /^search(:[1-9]\d{0,6})?$/;

/** Who plays on at a table that was begun with a player that is gone. */
export function successorOf(game: Game, id: string): Player | undefined {
  return GONE.test(id) ? (mindsOf(game).find((level) => level.id === MIDDLE) ?? random) : undefined;
}

/** `plans:300`: the strongest level with so many rollouts a thought, for study. */
function studied({ mind }: Game, id: string): Player | undefined {
  const level = mind === undefined ? undefined : levelOf(id, mind.tempo);
  return mind === undefined || level === undefined ? undefined : { ...mindedPlayer(mind, level), id };
}
