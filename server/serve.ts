/** Puts the parts together and runs them until told to stop. */
import { Accounts, SESSION_DAYS } from './accounts/accounts.ts';
import { Provider } from './accounts/provider.ts';
import { Recovery } from './accounts/recovery.ts';
import { Names } from './accounts/names.ts';
import { Budget } from './budget.ts';
import { randomHex } from './chance.ts';
import { lookOf } from './confusable-names.ts';
import { Concurrency } from './concurrency.ts';
import { Pool } from './threads/pool.ts';
import { makeLogger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { type Clock, following, systemClock } from './clock.ts';
import { PACE_TIMES, Uptime } from './uptime.ts';
import { openNotices } from './notices/index.ts';
import { NOTICE_TIMES } from './tables/calls.ts';
import { buildApp } from './http/app.ts';
import { Connections } from './http/connections.ts';
import { Mutes } from './play/mutes.ts';
import { ClockKeeper } from './play/clock-keeper.ts';
import { Rooms } from './play/rooms.ts';
import { Health } from './storage/health.ts';
import type { ServerServices } from './services.ts';
import type { Settings } from './settings.ts';
import { loadShelf } from './shelf.ts';
import { openStorage } from './storage/index.ts';
import type { Storage } from './storage/storage.ts';
import { sealKey } from './lobby/documents.ts';
import { Moderator } from './lobby/moderator.ts';
import { tidy, tidyWhole } from './lobby/tidy.ts';

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Finishes what is under way, tells people, and closes everything. */
  stop(): Promise<void>;
}

/** How long people get to take their leave when the server stops. */
const FAREWELL_MS = 200;
/** How long requests under way get to end. */
const PATIENCE_MS = 3000;
/** New tables and seats that are stored at the same time, and more that wait. */
const MOST_GATHERING = 64;
const MOST_GATHERING_WAITING = 1000;
/** How often the server lets go of what nobody uses; and everything is looked through once a day. */
const TIDY_EVERY_MS = 5 * 60 * 1000;
const TIDY_FIRST_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Several servers on one database go by its time, whatever their own clocks show. */
async function sharedClock({ kind, clocks }: Storage): Promise<Clock> {
  return kind === 'postgres' ? following(systemClock, () => clocks.now()) : systemClock;
}

/** The parts that need no network. */
export async function openServices(settings: Settings, storage: Storage): Promise<ServerServices> {
  const logger = makeLogger(settings.logLevel);
  const { limits } = settings;
  const clock = settings.clock ?? (await sharedClock(storage));
  const paceTimes = settings.paceTimes ?? PACE_TIMES;
  return {
    storage,
    shelf: await loadShelf(settings.shelf),
    pool: new Pool(settings.shelf, settings.botSeconds, settings.warmThreads, settings.worker),
    names: new Names(storage.people),
    metrics: new Metrics(),
    health: new Health(storage, logger),
    mutes: new Mutes(storage.moderation),
    logger,
    limits,
    clock,
    uptime: new Uptime(storage, clock, logger, paceTimes),
    noticeTimes: settings.noticeTimes ?? NOTICE_TIMES,
    work: new Budget(limits.frames, limits.frameBurst),
    gathering: new Concurrency(MOST_GATHERING, MOST_GATHERING_WAITING, 1),
    imports: new Budget(limits.importBytes / 3600, limits.importBytes),
    newKey: settings.newKey ?? (() => randomHex(32)),
    lookOf,
  };
}

/** What was opened is closed again before the error is told. */
async function closed(error: unknown, ...opened: readonly { close(): Promise<void> }[]): Promise<never> {
  for (const one of opened) await one.close();
  throw error;
}

/** Beside everything else: people can already come in. */
async function warm({ pool, shelf, logger }: ServerServices): Promise<void> {
  const started = performance.now();
  await pool.warm(shelf.games.map((game) => game.id));
  logger.info({ seconds: (performance.now() - started) / 1000 }, 'the threads are warm');
}

/** Gives what ends it. */
function tidyNowAndThen(services: ServerServices, rooms: Rooms, { tidying }: Settings): () => void {
  const { logger, metrics } = services;
  const round = async (kind: typeof tidy) => {
    try {
      const done = await kind(services, rooms, tidying);
      for (const [what, count] of Object.entries(done)) metrics.count('tidied', what, count);
      if (Object.values(done).some((count) => count > 0)) logger.info(done, 'tidied');
    } catch (error) {
      logger.warn({ err: error }, 'tidying failed');
    }
  };
  const often = setInterval(() => void round(tidy), TIDY_EVERY_MS);
  const soon = setTimeout(() => void round(tidyWhole), TIDY_FIRST_MS);
  const daily = setInterval(() => void round(tidyWhole), DAY_MS);
  return () => {
    clearInterval(often);
    clearTimeout(soon);
    clearInterval(daily);
  };
}

export async function serve(settings: Settings, opened?: Storage): Promise<RunningServer> {
  const storage = opened ?? (await openStorage(settings.database));
  const services = await openServices(settings, storage).catch((error: unknown) => closed(error, storage));
  const { logger, shelf } = services;
  const rooms = new Rooms(services);
  const accounts = new Accounts(storage, services.names);
  const connections = new Connections((session) => storage.people.isSession(session));
  const moderator = new Moderator(services, rooms, async (person) => {
    await storage.wire.tell({ kind: 'sessions', person });
    connections.end(person, () => true);
  });
  storage.wire.listen((news) => {
    if (news?.kind !== 'sessions') rooms.hear(news);
    if (news === undefined || news.kind === 'sessions') connections.hear(news);
  });
  const stopTidying = tidyNowAndThen(services, rooms, settings);
  const office = await openNotices(services, settings).catch((error: unknown) =>
    closed(error, services.pool, storage),
  );
  const notices = office.desk;
  const { lookMs } = settings.paceTimes ?? PACE_TIMES;
  const clockKeeper = new ClockKeeper(services, (id) => rooms.get(id), lookMs);
  const recovery = new Recovery(storage, services.clock);
  const provider = settings.provider === undefined ? undefined : new Provider(settings.provider);
  const parts = { services, accounts, recovery, provider, rooms, moderator, connections, notices, settings };
  const app = await buildApp(parts).catch((error: unknown) => closed(error, services.pool, storage));

  /** In this order: nothing new, then what is under way, then people, then what all of it needs. */
  const stop = async () => {
    logger.info('stopping');
    stopTidying();
    await moderator.stop();
    rooms.forEach((table) => table.setTrouble({ kind: 'stopping' }));
    await rooms.stop();
    await office.stop();
    await clockKeeper.stop();
    await rooms.settled();
    await services.uptime.stop();
    services.clock.stop?.();
    connections.closeAll();
    await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    connections.terminateAll();
    const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await app.close();
    clearTimeout(impatience);
    await services.pool.close();
    await storage.close();
    logger.info('stopped');
  };

  try {
    await storage.people.endSessionsBefore(
      new Date(Date.now() - SESSION_DAYS * 24 * 3600 * 1000).toISOString(),
    );
    await sealKey(storage);
    await app.ready();
    await services.uptime.start();
    await rooms.start((channel) => office.deliverer.deliver(channel));
    office.deliverer.start();
    clockKeeper.start();
    await moderator.start();
    const address = await app.listen({ host: settings.host, port: settings.port });
    if (settings.warmThreads) void warm(services);
    logger.info({ address, database: storage.kind, games: shelf.games.map((game) => game.id) }, 'serving');
    let stopped: Promise<void> | undefined;
    return { address, stop: () => (stopped ??= stop()) };
  } catch (error) {
    // Perhaps the address is taken: nothing may stay open.
    await stop();
    throw error;
  }
}
