/** What every route needs: who asks, and the parts of the server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, SignedIn } from '../accounts/accounts.ts';
import { SESSION_DAYS } from '../accounts/accounts.ts';
import type { Provider } from '../accounts/provider.ts';
import type { Recovery } from '../accounts/recovery.ts';
import { Denial } from '../denial.ts';
import type { Moderator } from '../lobby/moderator.ts';
import type { NoticeDesk } from '../notices/desk.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Who } from '../budget.ts';
import type { ServerServices } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { Whose } from '../fair-queue.ts';
import type { Connections } from './connections.ts';
import { originOf, sourceOf } from '../source.ts';

export type App = FastifyInstance;

export interface Context {
  readonly services: ServerServices;
  readonly accounts: Accounts;
  readonly recovery: Recovery;
  /** Where the host has named one. */
  readonly provider: Provider | undefined;
  readonly rooms: Rooms;
  readonly moderator: Moderator;
  readonly notices: NoticeDesk;
  readonly connections: Connections;
  readonly settings: Settings;
}

const COOKIE = 'sandtable';
/** Known by it, a browser is not held up by what strangers guess. It opens nothing. */
const DEVICE_COOKIE = 'sandtable-device';
const DEVICE_DAYS = 400;

const asking = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>();

/** Looked up once a request. */
export function whoAsks({ accounts }: Context, request: FastifyRequest): Promise<SignedIn | undefined> {
  const known = asking.get(request) ?? accounts.signedInBy(request.cookies[COOKIE]);
  asking.set(request, known);
  return known;
}

/** Whose work a request is. */
export async function whoseWork(context: Context, request: FastifyRequest): Promise<Who> {
  return { person: (await whoAsks(context, request))?.person.id, source: sourceOf(request.ip) };
}

/** The same for what waits for a thread: in turns between addresses, and between people there. */
export async function whoseTurn(context: Context, request: FastifyRequest): Promise<Whose> {
  const { person, source } = await whoseWork(context, request);
  return [source, person ?? ''];
}

/** Whoever is suspended may look, but not sign in, do anything or sit at a table. */
export async function mustBeLetIn(
  { services, moderator }: Context,
  request: FastifyRequest,
  person: string | undefined,
): Promise<void> {
  if (moderator.hasBans) moderator.mustBeLetIn(person, await originOf(services.storage, request.ip));
}

export async function mustBeSignedIn(context: Context, request: FastifyRequest): Promise<SignedIn> {
  const who = await whoAsks(context, request);
  if (who === undefined) throw new Denial('not-signed-in');
  return who;
}

/** The cookie cannot be read by scripts, nor sent by other sites' forms; over TLS it never leaves without it. */
export function setCookie(reply: FastifyReply, request: FastifyRequest, token: string): void {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_DAYS * 24 * 3600,
  });
}

export function deviceOf(request: FastifyRequest): string | undefined {
  return request.cookies[DEVICE_COOKIE]?.slice(0, 200);
}

export function setDevice(reply: FastifyReply, request: FastifyRequest, mark: string): void {
  void reply.setCookie(DEVICE_COOKIE, mark, {
    path: '/api/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: DEVICE_DAYS * 24 * 3600,
  });
}

export function clearCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}
