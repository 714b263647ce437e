/** The games this server knows. Loaded by module name, so that worker threads load the same ones. */
import type { Game, Player, SeatId, Setting } from '@sandtable/engine';
import { bestFor, canTake, playersOf } from '@sandtable/players';

/** A module that lists games, and perhaps more players that can play any of them. */
export interface ShelfModule {
  readonly GAMES: readonly Game[];
  readonly PLAYERS?: readonly Player[];
}

export class Shelf {
  readonly games: readonly Game[];
  private readonly more: readonly Player[];

  constructor(modules: readonly ShelfModule[]) {
    this.games = modules.flatMap((module) => module.GAMES);
    this.more = modules.flatMap((module) => module.PLAYERS ?? []);
  }

  find(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The bots that can be seated: the game's own first. */
  playersOf(game: Game): readonly Player[] {
    return [...playersOf(game), ...this.more];
  }

  findPlayer(game: Game, seat: string, id: string): Player | undefined {
    return this.playersOf(game).find((player) => player.id === id && canTake(player, seat));
  }

  /** The bot that takes a seat when nobody has chosen one: the best it has. */
  botFor(game: Game, setting: Setting, seat: SeatId): Player | undefined {
    return bestFor(game, setting, seat, this.playersOf(game));
  }
}

export async function loadShelf(modules: readonly string[]): Promise<Shelf> {
  return new Shelf(await Promise.all(modules.map((name) => import(name) as Promise<ShelfModule>)));
}
