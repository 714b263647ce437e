/** Tables on a server: requests by HTTP, and a WebSocket for each line. */
import type { Viewer } from '@sandtable/engine';
import type { Refused } from '@sandtable/server/protocol';
import { RequestRefused } from './refusal.ts';
import type { Asked, Hearing, Line, Transport } from './transport.ts';

async function request({ route, path = {}, body, query }: Asked): Promise<unknown> {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const address = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const response = await reach(address + queryText(query), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok) return answer;
  const refused = answer as Refused | undefined;
  throw new RequestRefused(refused?.code ?? 'internal', refused);
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new RequestRefused('unreachable');
  }
}

function queryText(query: object | undefined): string {
  if (query === undefined) return '';
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

function open(table: string, as: Viewer | undefined, { opened, heard, closed }: Hearing): Line {
  const address = new URL(`/ws/tables/${encodeURIComponent(table)}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  if (as !== undefined) address.searchParams.set('as', as);
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data));
  socket.addEventListener('open', opened);
  socket.addEventListener('close', ({ code }) => closed(code));
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

export const server: Transport = { request, open };
