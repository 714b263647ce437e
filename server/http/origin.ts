/** Other sites may not act in the name of people who are signed in here. */
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Browsers always name the origin of what changes something; programs that are no browsers need not. */
export function isOwnOrigin(settings: Settings, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (settings.origin !== undefined && origin === settings.origin) return true;
  return origin === `${request.protocol}://${request.host}`;
}
