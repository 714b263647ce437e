/** Bringing a file. Its megabytes are read in another thread; here they are only counted, before and while they come. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Denial } from '../denial.ts';
import { findTable, infoFor } from '../lobby/access.ts';
import { importDocument } from '../lobby/documents.ts';
import { type App, type Context, mustBeSignedIn, whoseTurn, whoseWork } from './context.ts';
import { route } from './route.ts';
import { originOf, sourceOf } from '../source.ts';

/** A document of 8 MB in which every sign is written with two. */
const BODY_BYTES = 16 * 1024 * 1024;
/** Bodies in memory at the same time: of everybody, and of one address. */
const MOST_AT_ONCE = 8;
const MOST_OF_ONE = 2;

/** `app` must be a scope of its own: bodies are not read as JSON in it. */
export function importRoutes(app: App, context: Context): void {
  const { services, rooms, settings } = context;
  const under = new Map<string, number>();
  let all = 0;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  /** Before anything is read: a place in memory, and the bytes out of the person's budget. */
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    await mustBeSignedIn(context, request);
    const bytes = Number(request.headers['content-length'] ?? Number.NaN);
    if (!Number.isSafeInteger(bytes)) throw new Denial('malformed', 'A document comes with its length.');
    if (bytes > BODY_BYTES) throw new Denial('too-large');
    const source = sourceOf(request.ip);
    if (all >= MOST_AT_ONCE || (under.get(source) ?? 0) >= MOST_OF_ONE) throw new Denial('too-many');
    if (!services.imports.spend(await whoseWork(context, request), bytes)) throw new Denial('too-many');
    all++;
    under.set(source, (under.get(source) ?? 0) + 1);
    reply.raw.once('close', () => {
      all--;
      under.set(source, (under.get(source) ?? 1) - 1);
      if (under.get(source) === 0) under.delete(source);
    });
  };

  route(
    app,
    'POST /api/import',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      const body = request.body as unknown as Buffer;
      const whose = await whoseTurn(context, request);
      const origin = await originOf(services.storage, request.ip);
      const { id } = await importDocument(services, rooms, person, { body }, whose, origin);
      return infoFor(services, rooms, await findTable(services, id, person.id), person.id);
    },
    {
      config: { rateLimit: { max: settings.limits.signIns, timeWindow: '1 minute' } },
      bodyLimit: BODY_BYTES,
      onRequest: admit,
      // The thread that reads the body checks it.
      validatorCompiler: () => () => true,
    },
  );
}
