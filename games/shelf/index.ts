/** The shelf: every game people can choose. */
import { type Loaders, type Shelf, shelfOf } from './shelf.ts';

export { type Shelf, shelfOf } from './shelf.ts';

export const LOADERS: Loaders = {
  'andean-abyss': async () => (await import('@sandtable/andean-abyss')).andeanAbyss,
  'distant-plain': async () => (await import('@sandtable/distant-plain')).distantPlain,
  labyrinth: async () => (await import('@sandtable/labyrinth')).labyrinth,
  'land-battles': async () => (await import('@sandtable/land-battles')).landBattles,
  'pax-pamir': async () => (await import('@sandtable/pax-pamir')).paxPamir,
};

export const { GAME_IDS, findGame, loadGames }: Shelf = shelfOf(LOADERS);
