/**
 * The games this page has words, pictures and boards for: one line each. A game that is not here can still be played,
 * with the plain board and ids for names.
 */
import { andeanAbyss } from '../boards/andean-abyss/index.ts';
import { distantPlain } from '../boards/distant-plain/index.ts';
import type { GameEntry } from '../boards/game.ts';
import { labyrinth } from '../boards/labyrinth/index.ts';
import { landBattles } from '../boards/land-battles/index.ts';
import { paxPamir } from '../boards/pax-pamir/index.ts';

export const GAMES: readonly GameEntry[] = [andeanAbyss, landBattles, distantPlain, labyrinth, paxPamir];
