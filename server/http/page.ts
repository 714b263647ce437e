/** The page: files that never change under their names, and one document for every address it knows. */
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Denial } from '../denial.ts';
import type { Settings } from '../settings.ts';
import type { App } from './context.ts';

const HASHED = `${sep}assets${sep}`;

export async function pageRoutes(app: App, { page }: Settings): Promise<void> {
  if (page !== undefined)
    await app.register(fastifyStatic, {
      root: page,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(HASHED);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
      wildcard: false,
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ws|assets|health|metrics)(\/|$)/.test(request.url);
    if (page === undefined || !isPage) throw new Denial('not-found');
    return reply.sendFile('index.html');
  });
}
