/** Whoever keeps the tables of a browser: the parts of a server that tables need, put together for one person. */
import {
  Budget,
  Concurrency,
  Health,
  Mutes,
  Names,
  NOTICE_TIMES,
  offered,
  type Person,
  randomHex,
  Rooms,
  type Services,
  Shelf,
  type Thinker,
} from '@sandtable/server/table';
import type { GameInfo } from '@sandtable/server/protocol';
import { NO_METRICS } from './crew.ts';
import { type Box, DRAWERS } from './box.ts';
import { LocalStore } from './store.ts';

/** Everybody's id for themselves: tables that are brought to another device are theirs there, too. */
export const ME = 'me';
const UNLIMITED = 1e12;
const WITHOUT_LIMITS = {
  botTables: UNLIMITED,
  documentBytes: UNLIMITED,
  gatheringTables: UNLIMITED,
  heldTables: UNLIMITED,
};

export interface HostParts {
  readonly box: Box;
  readonly pool: Thinker;
  readonly games: ConstructorParameters<typeof Shelf>[0];
  readonly logger: Services['logger'];
  /** What is told of the games, where that is written down: then none has to be loaded for it. */
  readonly offered?: () => Promise<readonly GameInfo[]>;
  /** Tests deal what they know. */
  readonly newKey?: () => string;
}

export class Host {
  readonly services: Services & { readonly storage: LocalStore };
  readonly rooms: Rooms;
  readonly box: Box;
  private readonly listed: HostParts['offered'];

  constructor({ box, pool, games, logger, offered: listed, newKey = () => randomHex(32) }: HostParts) {
    this.listed = listed;
    const storage = new LocalStore(box);
    this.box = box;
    this.services = {
      storage,
      shelf: new Shelf(games),
      pool,
      names: new Names({ findMany: (ids) => this.rowsOf(ids) }),
      metrics: NO_METRICS,
      health: new Health(storage, logger),
      mutes: new Mutes(storage.moderation),
      logger,
      limits: WITHOUT_LIMITS,
      clock: { now: () => Date.now(), every: (ms, work) => every(ms, work) },
      noticeTimes: NOTICE_TIMES,
      uptime: { gaps: [] },
      work: new Budget(UNLIMITED, UNLIMITED),
      gathering: new Concurrency(1, UNLIMITED),
      newKey,
      lookOf: (name) => name,
    };
    this.rooms = new Rooms(this.services);
  }

  async offered(): Promise<readonly GameInfo[]> {
    if (this.listed !== undefined) return this.listed();
    const { shelf } = this.services;
    return (await shelf.loadAll()).games.map((game) => offered(shelf, game));
  }

  start(): Promise<void> {
    return this.rooms.start();
  }

  /** Nothing is begun any more; what is under way is kept first. */
  async stop(): Promise<void> {
    await this.rooms.stop();
    await this.rooms.settled();
  }

  async person(): Promise<Person | undefined> {
    const name = await this.box.read((from) => from.get('about', 'name'));
    return typeof name === 'string' ? { id: ME, name, guest: true } : undefined;
  }

  /** Nothing is left of anybody. */
  async forget(): Promise<void> {
    await this.rooms.settled();
    await this.box.write(async (to) => {
      for (const drawer of DRAWERS) to.clear(drawer);
    });
  }

  async call(name: string): Promise<Person> {
    await this.box.write(async (to) => to.put('about', 'name', name));
    const person = { id: ME, name, guest: true };
    this.services.names.note(person);
    return person;
  }

  /** Texts by name that the page keeps. */
  async kept(): Promise<Readonly<Record<string, string>>> {
    const kept = await this.box.read((from) => from.get('about', 'kept'));
    return (kept ?? {}) as Readonly<Record<string, string>>;
  }

  async keep(kept: Readonly<Record<string, string>>): Promise<void> {
    await this.box.write(async (to) => to.put('about', 'kept', kept));
  }

  private async rowsOf(ids: readonly string[]) {
    const person = await this.person();
    return person === undefined || !ids.includes(ME) ? [] : [{ id: ME, name: person.name, password: null }];
  }
}

function every(ms: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), ms);
  return () => clearInterval(timer);
}
