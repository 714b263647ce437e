/** Puts the parts together and runs them until told to stop. */
import { randomBytes } from 'node:crypto';
import { Accounts, SESSION_DAYS } from './accounts/accounts.ts';
import { Names } from './accounts/names.ts';
import { Budget } from './budget.ts';
import { Pool } from './threads/pool.ts';
import { makeLogger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { systemClock } from './clock.ts';
import { openNotices } from './notices/index.ts';
import { NOTICE_TIMES } from './tables/calls.ts';
import { buildApp } from './http/app.ts';
import { Connections } from './http/connections.ts';
import { Mutes } from './play/mutes.ts';
import { Rooms } from './play/rooms.ts';
import { Health } from './storage/health.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { loadShelf } from './shelf.ts';
import { openStorage } from './storage/index.ts';
import type { Storage } from './storage/storage.ts';
import { sealKey } from './lobby/documents.ts';

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

/** The parts that need no network. */
export async function openServices(settings: Settings, storage: Storage): Promise<Services> {
  const logger = makeLogger(settings.logLevel);
  const { limits } = settings;
  return {
    storage,
    shelf: await loadShelf(settings.shelf),
    pool: new Pool(settings.shelf, settings.botSeconds, settings.worker),
    names: new Names(storage.people),
    metrics: new Metrics(),
    health: new Health(storage, logger),
    mutes: new Mutes(storage.moderation),
    logger,
    limits,
    clock: settings.clock ?? systemClock,
    noticeTimes: settings.noticeTimes ?? NOTICE_TIMES,
    work: new Budget(limits.frames, limits.frameBurst),
    imports: new Budget(limits.importBytes / 3600, limits.importBytes),
    newKey: settings.newKey ?? (() => randomBytes(32).toString('hex')),
  };
}

/** What was opened is closed again before the error is told. */
async function closed(error: unknown, ...opened: readonly { close(): Promise<void> }[]): Promise<never> {
  for (const one of opened) await one.close();
  throw error;
}

export async function serve(settings: Settings, opened?: Storage): Promise<RunningServer> {
  const storage = opened ?? (await openStorage(settings.database));
  const services = await openServices(settings, storage).catch((error: unknown) => closed(error, storage));
  const { logger, shelf } = services;
  const rooms = new Rooms(services);
  const accounts = new Accounts(storage, services.names);
  const connections = new Connections((session) => storage.people.isSession(session));
  storage.wire.listen((news) => {
    if (news?.kind !== 'sessions') rooms.hear(news);
    if (news === undefined || news.kind === 'sessions') connections.hear(news);
  });
  const office = await openNotices(services, settings).catch((error: unknown) =>
    closed(error, services.pool, storage),
  );
  const notices = office.desk;
  const app = await buildApp({ services, accounts, rooms, connections, notices, settings }).catch(
    (error: unknown) => closed(error, services.pool, storage),
  );

  /** In this order: nothing new, then what is under way, then people, then what all of it needs. */
  const stop = async () => {
    logger.info('stopping');
    rooms.forEach((table) => table.setTrouble({ kind: 'stopping' }));
    await rooms.stop();
    await office.stop();
    await rooms.settled();
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
    await rooms.start((channel) => office.deliverer.deliver(channel));
    office.deliverer.start();
    const address = await app.listen({ host: settings.host, port: settings.port });
    logger.info({ address, database: storage.kind, games: shelf.games.map((game) => game.id) }, 'serving');
    let stopped: Promise<void> | undefined;
    return { address, stop: () => (stopped ??= stop()) };
  } catch (error) {
    // Perhaps the address is taken: nothing may stay open.
    await stop();
    throw error;
  }
}
