/** Tables: making, finding, joining, revisiting and keeping them. */
import { defaultSetting, type Setting, settingFaults } from '@sandtable/engine';
import type { FastifyRequest } from 'fastify';
import { Denial } from '../denial.ts';
import type { TableInfo } from '../protocol/index.ts';
import { SETTING_BYTES } from '../protocol/shape.ts';
import type { Settings } from '../settings.ts';
import { findInvitation, findTable, infoFor } from '../lobby/access.ts';
import { exportDocument, importDocument } from '../lobby/documents.ts';
import { createTable, join, leave, setSeat, start } from '../lobby/gather.ts';
import { branch, momentsOf } from '../lobby/history.ts';
import { type App, type Context, mustBeSignedIn, whoAsks } from './context.ts';
import { route } from './route.ts';

const LISTED = 50;
const FAR_FUTURE = '9999';
const DOCUMENT_BYTES = 8 * 1024 * 1024;

/** For what takes long or fills the disk. */
function costlyIn({ limits }: Settings) {
  return { config: { rateLimit: { max: limits.replays, timeWindow: '1 minute' } } };
}

export function gameRoutes(app: App, { services, settings }: Context): void {
  const { shelf } = services;

  route(app, 'GET /api/games', () =>
    shelf.games.map((game) => ({
      id: game.id,
      version: game.version,
      scenarios: game.scenarios,
      options: game.options,
      attachments: Object.keys(game.attachments ?? {}),
      seats: game.seats(defaultSetting(game)),
      players: shelf.playersOf(game).map(({ id, seats }) => (seats === undefined ? { id } : { id, seats })),
    })),
  );

  route(
    app,
    'POST /api/games/:game/check',
    (request) => {
      const game = shelf.find(request.params.game);
      if (game === undefined) throw new Denial('not-found');
      const en = settingFaults(game, request.body);
      const faults = { en, ja: en.length === 0 ? en : settingFaults(game, request.body, 'ja') };
      return { faults, seats: en.length === 0 ? game.seats(request.body as Setting) : [] };
    },
    { ...costlyIn(settings), bodyLimit: SETTING_BYTES },
  );
}

export function tableRoutes(app: App, context: Context): void {
  const { services, rooms, settings } = context;

  /** The table as it is now, for whoever asks. */
  const told = async (request: FastifyRequest, id: string): Promise<TableInfo> => {
    const person = (await whoAsks(context, request))?.person.id;
    return infoFor(services, rooms, await findTable(services, id, person), person);
  };

  route(app, 'GET /api/tables', async (request) => {
    const person = (await whoAsks(context, request))?.person.id;
    const { list, before } = request.query;
    const records = await services.storage.tables.list(list, person, before ?? FAR_FUTURE, LISTED);
    return Promise.all(records.map((record) => infoFor(services, rooms, record, person)));
  });

  route(
    app,
    'POST /api/tables',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      return told(request, (await createTable(services, person, request.body)).id);
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
    await join(rooms, services, table, person, request.body);
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

  route(app, 'POST /api/tables/:table/start', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await findTable(services, request.params.table, person.id);
    await start(rooms, request.params.table, person, request.body.salt);
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
      return momentsOf(services, rooms, request.params.table, person, request.query);
    },
    costly,
  );

  route(
    app,
    'POST /api/tables/:table/branch',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      await findTable(services, request.params.table, person.id);
      const { id } = await branch(services, rooms, request.params.table, person, request.body);
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
      return rooms.get(id).inTurn((open) => exportDocument(services.storage, open));
    },
    costly,
  );

  route(
    app,
    'POST /api/import',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      const { id } = await importDocument(services, rooms, person, request.body.document);
      return infoFor(services, rooms, await findTable(services, id, person.id), person.id);
    },
    // Reading megabytes is work for the thread that serves everybody.
    {
      config: { rateLimit: { max: settings.limits.signIns, timeWindow: '1 minute' } },
      bodyLimit: 2 * DOCUMENT_BYTES,
    },
  );
}
