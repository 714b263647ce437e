/** A list of games by id, each loaded when it is first asked for: a program that needs one game loads one game. */
import type { Game } from '@sandtable/engine';

export interface Shelf {
  readonly GAME_IDS: readonly string[];
  readonly findGame: (id: string) => Promise<Game | undefined>;
  /** All of them, in the order of the shelf. */
  readonly loadGames: () => Promise<readonly Game[]>;
}

export type Loaders = Readonly<Record<string, () => Promise<Game>>>;

export function shelfOf(loaders: Loaders): Shelf {
  return {
    GAME_IDS: Object.keys(loaders),
    findGame: async (id) => (Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined),
    loadGames: () => Promise.all(Object.values(loaders).map((load) => load())),
  };
}
