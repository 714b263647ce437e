/** Who one is: guests, accounts, sessions. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/accounts.ts';
import { Denial } from '../denial.ts';
import * as actions from '../play/actions.ts';
import type { Me, Person, RefusedCode, Session } from '../protocol/index.ts';
import { seatsOf } from '../tables/body.ts';
import { leave } from '../lobby/gather.ts';
import { dataOf } from '../accounts/data.ts';
import {
  type App,
  clearCookie,
  type Context,
  deviceOf,
  mustBeLetIn,
  mustBeSignedIn,
  setCookie,
  setDevice,
  whoAsks,
} from './context.ts';
import { route } from './route.ts';

export function accountRoutes(app: App, context: Context): void {
  signInRoutes(app, context);
  passwordRoutes(app, context);
  factorRoutes(app, context);
  sessionRoutes(app, context);
  dataRoutes(app, context);
}

/** For what could be tried again and again to guess something. */
function strictIn({ settings }: Context) {
  return { config: { rateLimit: { max: settings.limits.signIns, timeWindow: '1 minute' } } };
}

async function endSession(context: Context, { person, session }: SignedIn): Promise<void> {
  await context.accounts.endSession(person.id, session);
  context.connections.end(person.id, (known) => known === session);
}

/** The cookie of whoever was signed in until now is replaced: that session ends. */
export async function enter(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): Promise<Me> {
  await mustBeLetIn(context, request, person.id);
  const before = await whoAsks(context, request);
  if (before !== undefined) await endSession(context, before);
  const token = await context.accounts.beginSession(person.id, request.headers['user-agent'] ?? '');
  setCookie(reply, request, token);
  return { person };
}

function signInRoutes(app: App, context: Context): void {
  const { accounts } = context;
  const strict = strictIn(context);

  route(app, 'GET /api/me', async (request) => {
    const who = await whoAsks(context, request);
    const provider = context.provider === undefined ? {} : { provider: context.provider.name };
    if (who === undefined) return provider;
    return { ...provider, person: who.person, ...(await accounts.standingOf(who.person.id)) };
  });

  route(
    app,
    'POST /api/guest',
    async (request, reply) => enter(context, request, reply, await accounts.enterAsGuest(request.body.name)),
    strict,
  );

  route(
    app,
    'POST /api/guest/name',
    async (request) => {
      const { person } = await mustBeSignedIn(context, request);
      return { person: await accounts.renameGuest(person, request.body.name) };
    },
    strict,
  );

  route(
    app,
    'POST /api/signup',
    async (request, reply) => {
      const { name, password } = request.body;
      const who = await whoAsks(context, request);
      const person = await accounts.signUp(name, password, who?.person);
      if (who?.person.id !== person.id) await enter(context, request, reply, person);
      // A guest's session goes on as the account's.
      else setCookie(reply, request, await accounts.renewSession(who.session));
      setDevice(reply, request, await accounts.markFor(person.id));
      return { person };
    },
    strict,
  );

  route(
    app,
    'POST /api/login',
    async (request, reply) => {
      const person = await accounts.logIn(request.body, deviceOf(request));
      const me = await enter(context, request, reply, person);
      setDevice(reply, request, await accounts.markFor(person.id));
      return me;
    },
    strict,
  );

  route(app, 'POST /api/logout', async (request, reply) => {
    const who = await whoAsks(context, request);
    if (who !== undefined) await endSession(context, who);
    clearCookie(reply);
    return {};
  });
}

function passwordRoutes(app: App, context: Context): void {
  const { accounts, connections } = context;
  const strict = strictIn(context);

  route(
    app,
    'POST /api/password',
    async (request) => {
      const who = await mustBeSignedIn(context, request);
      await accounts.changePassword(who, request.body.current, request.body.next);
      connections.end(who.person.id, (session) => session !== who.session);
      return { person: who.person };
    },
    strict,
  );

  route(
    app,
    'POST /api/account/delete',
    async (request, reply) => {
      const who = await mustBeSignedIn(context, request);
      const { person } = who;
      await accounts.mustKnowPassword(who, request.body.password);
      await giveUpSeats(context, person);
      await accounts.delete(person.id);
      connections.end(person.id, () => true);
      clearCookie(reply);
      return {};
    },
    strict,
  );
}

function factorRoutes(app: App, context: Context): void {
  const { accounts } = context;
  const strict = strictIn(context);

  route(app, 'POST /api/second-factor/new', async (request) =>
    accounts.newFactor((await mustBeSignedIn(context, request)).person),
  );

  route(
    app,
    'POST /api/second-factor',
    async (request) => {
      const who = await mustBeSignedIn(context, request);
      return { recovery: await accounts.addFactor(who, request.body) };
    },
    strict,
  );

  route(
    app,
    'POST /api/second-factor/remove',
    async (request) => {
      const who = await mustBeSignedIn(context, request);
      await accounts.removeFactor(who, request.body.password, request.body.code);
      return { person: who.person };
    },
    strict,
  );
}

async function sessionsOf(context: Context, request: FastifyRequest): Promise<readonly Session[]> {
  const who = await mustBeSignedIn(context, request);
  return (await context.accounts.sessionsOf(who.person.id)).map(({ id, created, seen, agent }) => ({
    id,
    current: id === who.session,
    created,
    seen,
    agent,
  }));
}

function sessionRoutes(app: App, context: Context): void {
  route(app, 'GET /api/sessions', (request) => sessionsOf(context, request));

  route(app, 'DELETE /api/sessions/:session', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    await endSession(context, { person, session: request.params.session });
    return sessionsOf(context, request);
  });
}

function dataRoutes(app: App, context: Context): void {
  route(app, 'GET /api/account/data', async (request, reply) => {
    const { person } = await mustBeSignedIn(context, request);
    const sessions = await sessionsOf(context, request);
    void reply.header('content-disposition', 'attachment; filename="sandtable-my-data.json"');
    void reply.type('application/json; charset=utf-8');
    return Readable.from(dataOf(context.services.storage, person, sessions));
  });
}

/** Leaves tables that have not started and resigns at those that run. */
async function giveUpSeats(context: Context, person: Person): Promise<void> {
  for await (const { id, body } of context.services.storage.tables.allOf(person.id))
    for (const seat of seatsOf(body, person.id))
      await unless('not-gathering', leave(context.rooms, id, person, seat), () =>
        // Giving up one seat may have ended the game.
        unless('not-running', actions.resign(context.rooms.get(id), person.id, seat, context.services)),
      );
}

/** Something that may be refused for this reason: then something else is done. */
async function unless(
  code: RefusedCode,
  tried: Promise<void>,
  otherwise?: () => Promise<void>,
): Promise<void> {
  try {
    await tried;
  } catch (error) {
    if (!(error instanceof Denial) || error.code !== code) throw error;
    await otherwise?.();
  }
}
