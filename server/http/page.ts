/** Serves the page: immutable files, and one HTML document for every address the page knows. */
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Denial } from '../denial.ts';
import type { Settings } from '../settings.ts';
import type { App } from './context.ts';

const HASHED = `${sep}assets${sep}`;
/** What helmet says of documents; on every script and font it would weigh more than some of them. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export async function pageRoutes(app: App, { page }: Settings): Promise<void> {
  if (page !== undefined)
    await app.register(fastifyStatic, {
      root: page,
      cacheControl: false,
      // As the build compressed them; a browser that takes neither form gets the file itself.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(HASHED);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (isHashed) for (const header of OF_DOCUMENTS) reply.raw.removeHeader(header);
      },
      wildcard: false,
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ws|assets|health|metrics)(\/|$)/.test(request.url);
    if (page === undefined || !isPage) throw new Denial('not-found');
    return reply.sendFile('index.html');
  });
}
