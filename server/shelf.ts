/** The games this server knows. Loaded by module name, so that worker threads load the same ones. */
import type { Game, Player, SeatId, Setting } from '@sandtable/engine';
import type { Shelf as ShelfModule } from '@sandtable/games';
import { bestFor, canTake, playersOf, successorOf } from '@sandtable/players';

/** What a module of a shelf exports: games, and perhaps more players that can play any of them. */
export interface GamesAndPlayers extends Pick<ShelfModule, 'GAME_IDS' | 'findGame'> {
  readonly PLAYERS?: readonly Player[];
}

export class Shelf {
  /** The games loaded so far, in the order of the shelf once all are. */
  private readonly loaded = new Map<string, Game>();
  private readonly modules: readonly GamesAndPlayers[];
  private readonly more: readonly Player[];

  constructor(modules: readonly GamesAndPlayers[]) {
    this.modules = modules;
    this.more = modules.flatMap((module) => module.PLAYERS ?? []);
  }

  get games(): readonly Game[] {
    return [...this.loaded.values()];
  }

  /** A game that is loaded already. */
  find(id: string): Game | undefined {
    return this.loaded.get(id);
  }

  async load(id: string): Promise<Game | undefined> {
    const known = this.loaded.get(id);
    if (known !== undefined) return known;
    const module = this.modules.find(({ GAME_IDS }) => GAME_IDS.includes(id));
    const game = await module?.findGame(id);
    if (game !== undefined) this.loaded.set(id, game);
    return game;
  }

  async loadAll(): Promise<this> {
    for (const { GAME_IDS } of this.modules) for (const id of GAME_IDS) await this.load(id);
    return this;
  }

  /** The bots that can be seated: the game's own first. */
  playersOf(game: Game): readonly Player[] {
    return [...playersOf(game), ...this.more];
  }

  findPlayer(game: Game, seat: string, id: string): Player | undefined {
    return this.playersOf(game).find((player) => player.id === id && canTake(player, seat));
  }

  /** The bot that plays on at a table that may be older than today's bots. */
  sitterOf(game: Game, seat: string, id: string): Player | undefined {
    return this.findPlayer(game, seat, id) ?? successorOf(game, id);
  }

  /** The bot that takes a seat when nobody has chosen one: the best it has. */
  botFor(game: Game, setting: Setting, seat: SeatId): Player | undefined {
    return bestFor(game, setting, seat, this.playersOf(game));
  }
}

/** A shelf whose games are loaded when they are first asked for. */
export async function openShelf(modules: readonly string[]): Promise<Shelf> {
  return new Shelf(await Promise.all(modules.map((name) => import(name) as Promise<GamesAndPlayers>)));
}

/** A shelf with all its games in memory. */
export async function loadShelf(modules: readonly string[]): Promise<Shelf> {
  return (await openShelf(modules)).loadAll();
}
