/** Compresses an answer that is the same for everybody: no secret in it could be guessed from how long it becomes. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(gzip);
/** Taken, unless it is refused by a weight of nought. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** A hook for `onSend` of a route. */
export async function compressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  void reply.header('vary', 'accept-encoding');
  if (typeof payload !== 'string' || !TAKES_GZIP.test(headers['accept-encoding'] ?? '')) return payload;
  void reply.header('content-encoding', 'gzip');
  return pack(payload);
}
