/** Routes are written against the protocol's table of types: a path, body or answer that is not in it does not compile. */
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Api } from '../protocol/api.ts';
import { SCHEMAS } from '../protocol/schemas.ts';
import type { App } from './context.ts';

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Asked<K extends keyof Api> = FastifyRequest<{
  Params: Record<ParamNames<K>, string>;
  Body: Api[K] extends { body: infer Body } ? Body : undefined;
  Querystring: Api[K] extends { query: infer Query } ? Query : unknown;
}>;

type Handler<K extends keyof Api> = (
  request: Asked<K>,
  reply: FastifyReply,
) => Promise<Api[K]['response']> | Api[K]['response'];

export function route<K extends keyof Api>(
  app: App,
  key: K,
  handler: Handler<K>,
  options: RouteShorthandOptions = {},
): void {
  const [method = '', url = ''] = key.split(' ');
  const schema = Object.hasOwn(SCHEMAS, key) ? SCHEMAS[key as keyof typeof SCHEMAS] : {};
  app.route({
    ...options,
    method,
    url,
    schema,
    // The schema has made the request what the type says.
    handler: async (request, reply) => handler(request as Asked<K>, reply),
  });
}
