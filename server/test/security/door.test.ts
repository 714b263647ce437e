import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Denial } from '../../denial.ts';
import { Concurrency } from '../../concurrency.ts';
import type { Me } from '../../protocol/index.ts';
import { Client, Socket } from '../lib/client.ts';
import { ME } from '../lib/play.ts';
import { guest, startServer, testSettings } from '../lib/server.ts';

const limits = { ...testSettings().limits, requests: 30, signIns: 10, sockets: 5 };

/** How many of so many sign-ins are not turned away for being too many. */
async function tries(count: number, one: (round: number) => Promise<{ status: number }>): Promise<number> {
  let tried = 0;
  for (let round = 0; round < count; round++) if ((await one(round)).status !== 429) tried++;
  return tried;
}

describe('limits', () => {
  const signIn = { name: 'Nobody', password: 'guessed' };

  test('are not dodged by another spelling of the address', async () => {
    const client = new Client((await startServer({ limits })).address);
    const spellings = ['/api/login', '/%61pi/login', '/ap%69/login', '/api/lo%67in'];
    const tried = await tries(24, (round) =>
      client.request('POST', spellings[round % spellings.length] ?? '', signIn),
    );
    expect(tried).toBe(10);
  });

  test('are not dodged by addresses that a client writes before the proxy’s', async () => {
    const client = new Client((await startServer({ limits, proxies: 1 })).address);
    const from = (forwarded: string) =>
      client.request('POST', '/api/login', signIn, { 'x-forwarded-for': forwarded });
    expect(await tries(20, (round) => from(`10.0.0.${round}, 192.0.2.1`))).toBe(10);
    // Somebody else is still let in.
    expect((await from('10.0.0.1, 192.0.2.2')).status).toBe(403);
  });

  test('hold for sockets that come one after the other, and for those that come at once', async () => {
    const server = await startServer({ limits });
    const ann = await guest(server, 'Ann');
    const table = await ann.table({ alder: ME });
    const sockets = Array.from({ length: 12 }, () => new Socket(ann, table.id));
    const seated = await Promise.allSettled(sockets.map((socket) => socket.next('position')));
    expect(seated.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5);
    for (const socket of sockets) socket.close();
    const knocked = await tries(40, async () => {
      const socket = new Socket(ann, table.id);
      const isIn = await socket.next('position').then(
        () => true,
        () => false,
      );
      socket.close();
      return { status: isIn ? 200 : 429 };
    });
    expect(knocked).toBeLessThan(30);
  });

  test('costly work: some at once, some wait, the rest are turned away', async () => {
    const gate = new Concurrency(2, 3);
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 10));
      inside--;
    };
    const tried = await Promise.allSettled(Array.from({ length: 9 }, () => gate.through(work)));
    expect(most).toBe(2);
    const refused = tried.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused.every(({ reason }) => reason instanceof Denial && reason.code === 'too-many')).toBe(true);
    await expect(gate.through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await gate.through(work);
  });
});

test('bodies, documents and frames made to be read slowly are refused at a glance', async () => {
  const server = await startServer();
  const ann = await guest(server, 'Ann');
  const deep = `${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}`;
  const wide = `[${'{},'.repeat(2_000_000)}{}]`;
  const forced = '{"kind":"forced","rolls":[],"side":[],"rest":'.repeat(100_000);
  // Reading any one of them as JSON takes seconds.
  const read = vi.spyOn(JSON, 'parse');
  onTestFinished(() => read.mockRestore());
  for (const slow of [deep, wide, forced])
    expect(await ann.request('POST', '/api/import', `{"document":${slow}}`)).toEqual({
      status: 400,
      body: { code: 'malformed', detail: 'The body must be { "document": text }.' },
    });
  const socket = await ann.sit(await ann.table({ alder: ME }));
  socket.ws.send(`{"type":"note","id":1,"text":${'['.repeat(60_000)}${']'.repeat(60_000)}}`);
  expect(await socket.next('refused')).toMatchObject({ code: 'malformed' });
  expect(Math.max(...read.mock.calls.map(([text]) => text.length))).toBeLessThan(50_000);
  // What comes as a text is read in a thread, after the same glance.
  for (const slow of [deep, wide, forced])
    expect(await ann.request('POST', '/api/import', { document: slow })).toMatchObject({
      status: 400,
      body: { detail: 'This is not a saved game.' },
    });
});

describe('sessions', () => {
  test('a guest who signs up gets another cookie, and the old one is worth nothing', async () => {
    const server = await startServer();
    const ann = await guest(server, 'Ann');
    const table = await ann.table({ alder: ME });
    const socket = await ann.sit(table);
    const old = new Client(server.address);
    old.cookie = ann.cookie;
    await ann.post('/api/signup', { name: 'Ann', password: 'long enough' });
    expect(ann.cookie).not.toBe(old.cookie);
    expect(await old.get('/api/me')).toEqual({});
    expect(await ann.get<Me>('/api/me')).toMatchObject({ person: { name: 'Ann', guest: false } });
    // Whoever sits at a table stays there.
    await socket.must({ type: 'note', text: 'still here' });
  });

  test('whoever signs in as somebody else leaves no session behind', async () => {
    const server = await startServer();
    const ann = await guest(server, 'Ann');
    const socket = await ann.sit(await ann.table({ alder: ME }));
    const old = new Client(server.address);
    old.cookie = ann.cookie;
    await ann.post('/api/signup', { name: 'Ann', password: 'long enough' });
    old.cookie = ann.cookie;
    await ann.post('/api/guest', { name: 'Ben' });
    expect(await old.get('/api/me')).toEqual({});
    await expect(socket.until(() => undefined)).rejects.toThrow('closed with 4401');
  });

  test('what is told to one person is kept by no cache', async () => {
    const server = await startServer();
    const response = await fetch(`${server.address}/api/me`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

test('a client that never ends its request does not keep the server from stopping', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.address);
  const slow = connect(Number(port), hostname);
  slow.on('error', () => undefined);
  await new Promise((resolve) => slow.once('connect', resolve));
  slow.write(
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(slow.closed).toBe(false);
  // Otherwise it would wait for the rest of the request, for minutes.
  await server.stop();
}, 30_000);
