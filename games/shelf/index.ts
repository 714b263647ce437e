/** The shelf: every game people can choose. */
import type { Game } from '@sandtable/engine';

export const GAMES: readonly Game[] = [];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
