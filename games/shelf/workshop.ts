/** The shelf as tools and the command see it: with the demonstration game, which people are not offered. */
import { LOADERS } from './index.ts';
import { type Shelf, shelfOf } from './shelf.ts';

export const { GAME_IDS, findGame, loadGames }: Shelf = shelfOf({
  ...LOADERS,
  demo: async () => (await import('@sandtable/engine/testing')).demo,
});
