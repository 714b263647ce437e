/** Somebody on loopback who gets web hooks and push messages: takes them, fails, hangs or leads elsewhere. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** A status to answer with, `hang` for no answer at all, `flood` for an endless one. */
  behaviour: number | 'hang' | 'flood';
  headers: Record<string, string>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const { behaviour, headers } = receiver;
      if (behaviour === 'hang') return;
      reply.writeHead(behaviour === 'flood' ? 200 : behaviour, headers);
      if (behaviour !== 'flood') reply.end();
      else for (let i = 0; i < 64; i++) reply.write(Buffer.alloc(1024));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = { url: `http://127.0.0.1:${port}`, received, behaviour: 200, headers: {} };
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

export function jsonOf<T>({ body }: Received): T {
  return JSON.parse(body.toString()) as T;
}
