/** The web server: headers, limits and origins first, then the routes. */
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchemaCompiler,
} from 'fastify';
import type { TSchema } from 'typebox';
import { Denial, refusedFor, statusOf } from '../denial.ts';
import { checkerOf } from '../protocol/check.ts';
import type { Refused } from '../protocol/index.ts';
import { BODY_SHAPE, isWithin } from '../protocol/shape.ts';
import { accountRoutes } from './account-routes.ts';
import { type App, type Context, mustBeLetIn, whoAsks, whoseWork } from './context.ts';
import { costOf } from './costs.ts';
import { healthRoutes } from './health.ts';
import { importRoutes } from './import-route.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { keptRoutes } from './kept-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { hoursRoutes } from './hours-routes.ts';
import { linkRoutes, noticeRoutes } from './notice-routes.ts';
import { isOwnOrigin } from './origin.ts';
import { pageRoutes } from './page.ts';
import { socketRoutes } from './socket-route.ts';
import { sourceOf } from '../source.ts';
import { gameRoutes, historyRoutes, tableRoutes } from './table-routes.ts';

const BODY_BYTES = 64 * 1024;
const FRAME_BYTES = 128 * 1024;
/** For the slowest line that sends a whole document. */
const REQUEST_MS = 300_000;

export async function buildApp(context: Context): Promise<App> {
  const { settings, services, rooms } = context;
  const app: App = fastify({
    bodyLimit: BODY_BYTES,
    // Only as many as there are: whatever stands further left in X-Forwarded-For anybody may have written.
    trustProxy: settings.proxies > 0 && ((_address, hop) => hop < settings.proxies),
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: 128 },
    // Stopping waits for requests under way, not for clients that only keep a connection open.
    forceCloseConnections: 'idle',
  });
  if (settings.proxies === 0) limitConnections(app.server, settings.limits.connections);
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isWithin(body, BODY_SHAPE)) void readJson(request, body, done);
    else done(new Denial('malformed', 'too many things inside each other'));
  });
  app.setValidatorCompiler(bySchema);
  app.setErrorHandler((error, request, reply) => answerError(context, error, request, reply));

  await app.register(helmet, { contentSecurityPolicy: { directives: policy() }, hsts: false });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: settings.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => sourceOf(ip),
    errorResponseBuilder: () => new Denial('too-many'),
    // By the route, not by the address as it was written: /%61pi/ is /api/, too.
    allowList: ({ routeOptions }) => !/^\/(api|ws)\//.test(routeOptions.url ?? ''),
  });
  await app.register(websocket, { options: { maxPayload: FRAME_BYTES, perMessageDeflate: false } });

  app.addHook('onRequest', async (request, reply) => {
    services.metrics.count('requests');
    if (request.routeOptions.url?.startsWith('/api/') === true)
      void reply.header('cache-control', 'no-store');
    if (rooms.isStopping) throw new Denial('stopping');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(settings, request))
      throw new Denial('wrong-origin');
    const isLooking = request.method === 'GET' || request.method === 'HEAD';
    if (!isLooking && request.routeOptions.url !== '/api/logout')
      await mustBeLetIn(context, request, (await whoAsks(context, request))?.person.id);
    // Before anything of the request is read.
    const cost = costOf(request.method, request.routeOptions.url ?? '');
    if (cost === 0) return;
    // Who it is is looked up in the database: not even that for an address that has nothing left.
    if (services.work.isSpent(sourceOf(request.ip))) throw new Denial('too-many');
    if (!services.work.spend(await whoseWork(context, request), cost)) throw new Denial('too-many');
  });

  // No name of ours has a zero in it, and PostgreSQL would not even look for one.
  app.addHook('preValidation', async ({ params }) => {
    if (Object.values(params as Record<string, string>).some((value) => value.includes('\0')))
      throw new Denial('not-found');
  });

  healthRoutes(app, context);
  accountRoutes(app, context);
  recoveryRoutes(app, context);
  keptRoutes(app, context);
  providerRoutes(app, context);
  gameRoutes(app, context);
  tableRoutes(app, context);
  historyRoutes(app, context);
  noticeRoutes(app, context);
  hoursRoutes(app, context);
  await app.register(async (scope) => linkRoutes(scope, context));
  await app.register(async (scope) => importRoutes(scope, context));
  moderationRoutes(app, context);
  socketRoutes(app, context);
  await pageRoutes(app, settings);
  return app;
}

/** Behind a proxy all come from the same address: there it is the proxy's to count. */
function limitConnections(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const source = sourceOf(socket.remoteAddress ?? '');
    const count = (counts.get(source) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(source, count);
    socket.on('close', () => {
      const left = (counts.get(source) ?? 1) - 1;
      if (left === 0) counts.delete(source);
      else counts.set(source, left);
    });
  });
}

/** The page runs only what comes from here. */
function policy() {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  };
}

const bySchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checkerOf(schema, httpPart === 'body' ? 'body' : 'address');
  return (data: unknown) => {
    const checked = check(data);
    return 'value' in checked ? checked : { error: new Denial('malformed', checked.fault) };
  };
};

function answerError(
  { services }: Context,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = refusedFor(error) ?? fromFastify(error) ?? ownFault(services, error, request);
  services.metrics.count('refused', refused.code);
  return reply.code(statusOf(refused.code)).send(refused);
}

/** What the framework refuses by itself: bodies that are too large or no JSON. */
function fromFastify(error: unknown): Refused | undefined {
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 413) return { code: 'too-large' };
  if (status === 429) return { code: 'too-many' };
  return status !== undefined && status >= 400 && status < 500 ? { code: 'malformed' } : undefined;
}

function ownFault(
  { storage, health, logger }: Context['services'],
  error: unknown,
  request: FastifyRequest,
): Refused {
  if (storage.isFault(error)) {
    health.report(error);
    return { code: 'storage' };
  }
  logger.error({ err: error, method: request.method, url: request.url }, 'a request failed');
  return { code: 'internal' };
}
