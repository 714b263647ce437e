/** The shelf: every game people can choose. */
import { andeanAbyss } from '@sandtable/andean-abyss';
import { distantPlain } from '@sandtable/distant-plain';
import type { Game } from '@sandtable/engine';
import { labyrinth } from '@sandtable/labyrinth';
import { landBattles } from '@sandtable/land-battles';
import { paxPamir } from '@sandtable/pax-pamir';

export const GAMES: readonly Game[] = [andeanAbyss, distantPlain, labyrinth, landBattles, paxPamir];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
