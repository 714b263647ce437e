/** The shelf as tools and the command see it: with the demonstration game, which people are not offered. */
import type { Game } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { GAMES as SHELF } from './index.ts';

export const GAMES: readonly Game[] = [...SHELF, demo];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
