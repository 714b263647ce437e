/** The shelf: every game people can choose. */
import { andeanAbyss } from '@sandtable/andean-abyss';
import type { Game } from '@sandtable/engine';
import { labyrinth } from '@sandtable/labyrinth';
import { landBattles } from '@sandtable/land-battles';

export const GAMES: readonly Game[] = [andeanAbyss, labyrinth, landBattles];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
