/** What every route needs: who asks, and the parts of the server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, SignedIn } from '../accounts/accounts.ts';
import { SESSION_DAYS } from '../accounts/accounts.ts';
import { Denial } from '../denial.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { Connections } from './connections.ts';

export type App = FastifyInstance;

export interface Context {
  readonly services: Services;
  readonly accounts: Accounts;
  readonly rooms: Rooms;
  readonly connections: Connections;
  readonly settings: Settings;
}

const COOKIE = 'sandtable';

export function whoAsks({ accounts }: Context, request: FastifyRequest): Promise<SignedIn | undefined> {
  return accounts.signedInBy(request.cookies[COOKIE]);
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

export function clearCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}
