/** Requests to a browser's own tables: the routes of the protocol that make sense there, each doing what a server does. */
import {
  type Api,
  branch,
  changeSetting,
  checkerOf,
  checkSetting,
  close,
  createTable,
  Denial,
  findTable,
  infoFor,
  infosFor,
  join,
  leave,
  momentsOf,
  openRecord,
  openTable,
  place,
  type Person,
  readDocument,
  SCHEMAS,
  setSeat,
  start,
} from '@sandtable/server/table';
import { backupOf, isBackup, restore } from './backup.ts';
import { type Host, ME } from './host.ts';
import type { Request } from './messages.ts';

interface Asked<K extends keyof Api> {
  readonly path: Readonly<Record<string, string>>;
  readonly body: Api[K] extends { body: infer Body } ? Body : undefined;
  readonly query: Api[K] extends { query: infer Query } ? Query : undefined;
}

type Routes = { readonly [K in keyof Api]?: (asked: Asked<K>) => Promise<Api[K]['response']> };
type Answered = (asked: Asked<keyof Api>) => Promise<unknown>;

const LISTED = 50;
const FAR_FUTURE = '9999';
/** Files of this browser are never sealed. */
const NO_KEY = new Uint8Array();

export class Router {
  private readonly host: Host;
  private readonly routes: Routes;
  private readonly checks = new Map<string, ReturnType<typeof checkerOf>>();

  constructor(host: Host) {
    this.host = host;
    this.routes = { ...aboutMe(host), ...games(host), ...gathering(host), ...history(host) };
  }

  async answer({ route, path = {}, query, body }: Request): Promise<unknown> {
    const answered = Object.hasOwn(this.routes, route) ? (this.routes[route] as Answered) : undefined;
    if (answered === undefined) throw new Denial('not-found');
    const asked = {
      path,
      body: this.checked(route, 'body', body),
      query: this.checked(route, 'querystring', query),
    };
    return answered(asked as Asked<keyof Api>);
  }

  private checked(route: keyof Api, part: 'body' | 'querystring', data: unknown): unknown {
    const schema = Object.hasOwn(SCHEMAS, route) ? SCHEMAS[route as keyof typeof SCHEMAS] : {};
    const found = (schema as Readonly<Record<string, Parameters<typeof checkerOf>[0]>>)[part];
    if (found === undefined) return undefined;
    const key = `${part} ${route}`;
    const check = this.checks.get(key) ?? checkerOf(found, part === 'body' ? 'body' : 'address');
    this.checks.set(key, check);
    const checked = check(data ?? {});
    if ('value' in checked) return checked.value;
    throw new Denial('malformed', checked.fault);
  }
}

async function mustBeSomebody(host: Host): Promise<Person> {
  const person = await host.person();
  if (person === undefined) throw new Denial('not-signed-in');
  return person;
}

async function told(host: Host, id: string) {
  return infoFor(host.services, host.rooms, await findTable(host.services, id, ME), ME);
}

const tableOf = ({ path }: Pick<Asked<keyof Api>, 'path'>): string => path['table'] ?? '';

/** The game of a table, before anything that wants it to be there at once. */
async function withGame(host: Host, asked: Pick<Asked<keyof Api>, 'path'>): Promise<string> {
  const { game, id } = await findTable(host.services, tableOf(asked), ME);
  await host.services.shelf.load(game);
  return id;
}

function aboutMe(host: Host): Routes {
  const me = async () => {
    const person = await host.person();
    return person === undefined ? {} : { person };
  };
  return {
    'GET /api/me': me,
    'POST /api/guest': async ({ body }) => ({ person: await host.call(body.name) }),
    'POST /api/guest/name': async ({ body }) => ({ person: await host.call(body.name) }),
    'GET /api/kept': async () => ({ kept: await host.kept() }),
    'PUT /api/kept': async ({ body }) => {
      await host.keep(body.kept);
      return body;
    },
    'GET /api/waiting': async () => [],
    'GET /api/account/data': async () => backupOf(host),
    'POST /api/account/delete': async () => {
      await host.forget();
      return {};
    },
  };
}

function games(host: Host): Routes {
  const { services } = host;
  const { shelf } = services;
  return {
    'GET /api/games': () => host.offered(),
    'POST /api/games/:game/check': async ({ path, body }) => {
      const game = await shelf.load(path['game'] ?? '');
      if (game === undefined) throw new Denial('not-found');
      return checkSetting(services, game, body, []);
    },
  };
}

function gathering(host: Host): Routes {
  const { services, rooms } = host;
  const { storage, shelf } = services;
  return {
    'GET /api/tables': async ({ query: { list, before = FAR_FUTURE } }) =>
      infosFor(services, rooms, await storage.lists.page(list, ME, before, LISTED), ME),
    'POST /api/tables': async ({ body }) => {
      const person = await mustBeSomebody(host);
      await shelf.load(body.game);
      return told(host, (await createTable(services, person, body)).id);
    },
    'GET /api/tables/:table': (asked) => told(host, tableOf(asked)),
    'POST /api/tables/:table/join': async (asked) => {
      const id = await withGame(host, asked);
      await join(rooms, services, id, await mustBeSomebody(host), asked.body);
      return told(host, id);
    },
    'POST /api/tables/:table/leave': async (asked) => {
      await leave(rooms, tableOf(asked), await mustBeSomebody(host), asked.body.seat);
      return told(host, tableOf(asked));
    },
    'POST /api/tables/:table/seat': async (asked) => {
      const id = await withGame(host, asked);
      await setSeat(rooms, services, id, await mustBeSomebody(host), asked.body.seat, asked.body.wish);
      return told(host, id);
    },
    'POST /api/tables/:table/setting': async (asked) => {
      const id = await withGame(host, asked);
      await changeSetting(rooms, services, id, await mustBeSomebody(host), asked.body);
      return told(host, id);
    },
    'POST /api/tables/:table/close': async (asked) => {
      await close(rooms, tableOf(asked), await mustBeSomebody(host));
      return told(host, tableOf(asked));
    },
    'POST /api/tables/:table/start': async (asked) => {
      const id = await withGame(host, asked);
      await start(rooms, services, id, await mustBeSomebody(host), asked.body.salt);
      return told(host, id);
    },
  };
}

function history(host: Host): Routes {
  const { services, rooms } = host;
  return {
    'GET /api/tables/:table/moments': async (asked) =>
      momentsOf(services, rooms, tableOf(asked), ME, asked.query, []),
    'POST /api/tables/:table/branch': async (asked) => {
      const id = await withGame(host, asked);
      const { id: sandbox } = await branch(services, rooms, id, await mustBeSomebody(host), asked.body, []);
      return told(host, sandbox);
    },
    'GET /api/tables/:table/export': (asked) => exported(host, tableOf(asked)),
    'POST /api/import': async ({ body }) => {
      const id = await imported(host, body.document);
      return told(host, id);
    },
  };
}

/**
 * A file that any Sandtable reads, with everything in it: who plays here has the dice in their own browser. A table that
 * began in the middle of another is kept as this browser keeps it.
 */
async function exported(host: Host, id: string): Promise<unknown> {
  const { services, rooms } = host;
  const record = await rooms.get(id).inTurn((open) => openRecord(services.names, open));
  return record ?? backupOf(host, [id]);
}

async function imported(host: Host, document: string): Promise<string> {
  const { services, rooms } = host;
  const person = await mustBeSomebody(host);
  const backup = isBackup(document);
  if (backup !== undefined) return restore(host, backup);
  const task = { kind: 'document', document, seal: NO_KEY } as const;
  const outside = await readDocument(services, task, []);
  if (outside.kind === 'sealed') throw new Denial('bad-document');
  await services.shelf.load(outside.record.game);
  const table = openTable(services, person, outside);
  await place(services, rooms, table, outside.played);
  return table.id;
}
