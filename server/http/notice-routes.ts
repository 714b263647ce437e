/** How people want to be called when they do not look, and the links in what they are sent. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameKey } from '../accounts/accounts.ts';
import { Denial } from '../denial.ts';
import type { NoticeSettings, WaitingTable } from '../protocol/index.ts';
import { findTable, infoFor } from '../lobby/access.ts';
import { invite } from '../lobby/invite.ts';
import { linkPage } from '../notices/link-page.ts';
import { waitingFor } from '../notices/waiting.ts';
import { type App, type Context, mustBeSignedIn } from './context.ts';
import { route } from './route.ts';

const MOST_WAITING = 200;

export function noticeRoutes(app: App, context: Context): void {
  const { notices, services, settings, rooms } = context;
  const strict = { config: { rateLimit: { max: settings.limits.signIns, timeWindow: '1 minute' } } };
  const told = (person: string): Promise<NoticeSettings> => notices.settingsOf(person);

  route(app, 'GET /api/notices', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    return told(person.id);
  });

  route(app, 'PUT /api/notices', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await notices.wish(person.id, request.body);
    return told(person.id);
  });

  route(
    app,
    'POST /api/notices/channels',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      const origin = settings.origin ?? `${request.protocol}://${request.host}`;
      await notices.addChannel(person, request.body, origin);
      return told(person.id);
    },
    strict,
  );

  route(app, 'DELETE /api/notices/channels/:channel', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await notices.removeChannel(person.id, request.params.channel);
    return told(person.id);
  });

  route(
    app,
    'POST /api/notices/channels/:channel/try',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      await notices.tryChannel(person.id, request.params.channel);
      return told(person.id);
    },
    strict,
  );

  route(app, 'PUT /api/tables/:table/notices', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    const { id } = await findTable(services, request.params.table, person.id);
    await notices.turnOff(person.id, id, request.body.off);
    return told(person.id);
  });

  route(app, 'GET /api/waiting', async (request): Promise<readonly WaitingTable[]> => {
    const { person } = await mustBeSignedIn(context, request);
    const records = await services.storage.tables.runningWith(person.id, MOST_WAITING);
    return waitingFor(person.id, records);
  });

  route(
    app,
    'POST /api/tables/:table/invite',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      const { table } = request.params;
      const { seat, name } = request.body;
      const guest = await services.storage.people.findByNameKey(nameKey(name.trim()));
      if (guest === undefined) throw new Denial('not-found', `There is no account ${name}.`);
      await invite(rooms, services, table, person, seat, guest.id);
      return infoFor(services, rooms, await findTable(services, table, person.id), person.id);
    },
    strict,
  );
}

interface Linked {
  readonly Querystring: { readonly token?: unknown };
}

/**
 * Links of messages, for whoever has them. Programs that look at a link before its reader does must change nothing:
 * opening it only shows a page, and that page, or the reader's mail program (RFC 8058), posts.
 */
export function linkRoutes(app: App, { notices }: Context): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
  const tokenOf = ({ query }: FastifyRequest<Linked>) =>
    typeof query.token === 'string' ? query.token.slice(0, 400) : '';
  const show = (reply: FastifyReply, html: string) =>
    // Without it a browser would not say that the form is our own.
    reply.header('referrer-policy', 'same-origin').type('text/html; charset=utf-8').send(html);

  for (const does of ['stop', 'confirm'] as const) {
    app.get<Linked>(`/api/notices/${does}`, async (request, reply) => {
      const token = tokenOf(request);
      return show(reply, linkPage(does, await notices.languageOf(token), token));
    });
    app.post<Linked>(`/api/notices/${does}`, async (request, reply) => {
      const token = tokenOf(request);
      const language = await notices.languageOf(token);
      return show(reply, linkPage(await notices.follow(token, does), language));
    });
  }
  app.get('/api/notices/link.js', (_request, reply) =>
    reply.type('text/javascript').send("document.querySelector('form').submit();\n"),
  );
}
