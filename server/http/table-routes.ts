/** Tables: making, finding, joining, revisiting and keeping them. */
import type { FastifyRequest } from 'fastify';
import { Denial } from '../denial.ts';
import type { TableInfo } from '../protocol/index.ts';
import { SETTING_BYTES } from '../protocol/shape.ts';
import type { Settings } from '../settings.ts';
import { findInvitation, findTable, infoFor, infosFor } from '../lobby/access.ts';
import { exportDocument } from '../lobby/documents.ts';
import {
  changeSetting,
  checkSetting,
  close,
  createTable,
  join,
  leave,
  setPace,
  setSeat,
  start,
} from '../lobby/gather.ts';
import { offered } from '../lobby/offered.ts';
import { refuse, removeFrom } from '../lobby/moderation.ts';
import { branch, momentsOf } from '../lobby/history.ts';
import { ShortCache } from '../short-cache.ts';
import { compressed } from './compressed.ts';
import { type App, type Context, mustBeSignedIn, whoAsks, whoseTurn, whoseWork } from './context.ts';
import { route } from './route.ts';
import { originOf } from '../source.ts';

const LISTED = 50;
const FAR_FUTURE = '9999';
/** What everybody is told is looked up once a second, however many ask. */
const SERVES_MS = 1000;

/** For what takes long or fills the disk. */
function costlyIn({ limits }: Settings) {
  return { config: { rateLimit: { max: limits.replays, timeWindow: '1 minute' } } };
}

/** Its body has been read by now; one that did not say how long it is counts as the longest. */
function contentLength({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : SETTING_BYTES;
}

export function gameRoutes(app: App, context: Context): void {
  const { services, settings } = context;
  const { shelf } = services;
  const games = shelf.games.map((game) => offered(shelf, game));

  route(app, 'GET /api/games', () => games, { onSend: compressed });

  route(
    app,
    'POST /api/games/:game/check',
    async (request) => {
      const game = shelf.find(request.params.game);
      if (game === undefined) throw new Denial('not-found');
      return checkSetting(services, game, request.body, await whoseTurn(context, request));
    },
    { ...costlyIn(settings), bodyLimit: SETTING_BYTES },
  );
}

export function tableRoutes(app: App, context: Context): void {
  const { services, rooms, settings } = context;
  const forAnybody = new ShortCache<readonly TableInfo[]>(SERVES_MS);

  /** The table as it is now, for whoever asks. */
  const told = async (request: FastifyRequest, id: string): Promise<TableInfo> => {
    const person = (await whoAsks(context, request))?.person.id;
    return infoFor(services, rooms, await findTable(services, id, person), person);
  };

  route(app, 'GET /api/tables', async (request) => {
    const person = (await whoAsks(context, request))?.person.id;
    const { list, before = FAR_FUTURE } = request.query;
    const make = async () => {
      const records = await services.storage.lists.page(list, person, before, LISTED);
      return infosFor(services, rooms, records, person);
    };
    return person === undefined ? forAnybody.get(`${list} ${before}`, make) : make();
  });

  route(
    app,
    'POST /api/tables',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      const whose = await whoseTurn(context, request);
      const origin = await originOf(services.storage, request.ip);
      // Documents count for the same budget, whichever way they come.
      const bytes = request.body.setting.attachments === undefined ? 0 : contentLength(request);
      if (bytes > 0 && !services.imports.spend(await whoseWork(context, request), bytes))
        throw new Denial('too-many');
      return told(request, (await createTable(services, person, request.body, whose, origin)).id);
    },
    { ...costlyIn(settings), bodyLimit: SETTING_BYTES },
  );

  route(app, 'GET /api/tables/:table', (request) => told(request, request.params.table));

  route(app, 'POST /api/tables/:table/join', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    const { table } = request.params;
    const { invite, seat } = request.body;
    // The link is what opens a private table, and of that the one seat.
    const invited = invite === undefined ? undefined : await findInvitation(services, invite, person.id);
    if (invited?.record.id !== table || invited.seat !== seat) await findTable(services, table, person.id);
    const origin = await originOf(services.storage, request.ip);
    await join(rooms, services, table, person, request.body, origin);
    return told(request, table);
  });

  route(app, 'POST /api/tables/:table/leave', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await leave(rooms, request.params.table, person, request.body.seat);
    return told(request, request.params.table);
  });

  route(app, 'POST /api/tables/:table/seat', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    const { seat, wish } = request.body;
    await setSeat(rooms, services, request.params.table, person, seat, wish);
    return told(request, request.params.table);
  });

  route(
    app,
    'POST /api/tables/:table/setting',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      const whose = await whoseTurn(context, request);
      await changeSetting(rooms, services, request.params.table, person, request.body, whose);
      return told(request, request.params.table);
    },
    costlyIn(settings),
  );

  route(app, 'POST /api/tables/:table/pace', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await setPace(rooms, services, request.params.table, person, request.body.pace);
    return told(request, request.params.table);
  });

  route(app, 'POST /api/tables/:table/close', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await close(rooms, request.params.table, person);
    return told(request, request.params.table);
  });

  route(app, 'POST /api/tables/:table/remove', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    const { seat, refuse: isRefused = false } = request.body;
    await removeFrom(rooms, services, request.params.table, person, seat, isRefused);
    return told(request, request.params.table);
  });

  route(app, 'POST /api/tables/:table/refuse', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await refuse(rooms, services, request.params.table, person, request.body);
    return told(request, request.params.table);
  });

  route(app, 'POST /api/tables/:table/start', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await findTable(services, request.params.table, person.id);
    await start(rooms, services, request.params.table, person, request.body.salt);
    return told(request, request.params.table);
  });

  route(app, 'GET /api/invitations/:invite', async (request) => {
    const person = (await whoAsks(context, request))?.person.id;
    const { record, seat } = await findInvitation(services, request.params.invite, person);
    return { table: await infoFor(services, rooms, record, person), seat };
  });
}

/** Revisiting, branching, keeping. */
export function historyRoutes(app: App, context: Context): void {
  const { services, rooms, settings } = context;
  const costly = costlyIn(settings);

  route(
    app,
    'GET /api/tables/:table/moments',
    async (request) => {
      const person = (await whoAsks(context, request))?.person.id;
      await findTable(services, request.params.table, person);
      const whose = await whoseTurn(context, request);
      return momentsOf(services, rooms, request.params.table, person, request.query, whose);
    },
    costly,
  );

  route(
    app,
    'POST /api/tables/:table/branch',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      await findTable(services, request.params.table, person.id);
      const whose = await whoseTurn(context, request);
      const { id } = await branch(services, rooms, request.params.table, person, request.body, whose);
      return infoFor(services, rooms, await findTable(services, id, person.id), person.id);
    },
    costly,
  );

  route(
    app,
    'GET /api/tables/:table/export',
    async (request, reply) => {
      const person = (await whoAsks(context, request))?.person.id;
      const { id } = await findTable(services, request.params.table, person);
      void reply.header('content-disposition', `attachment; filename="sandtable-${id}.json"`);
      return rooms.get(id).inTurn((open) => exportDocument(services, open));
    },
    costly,
  );
}
