import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, Socket } from '../lib/client.ts';
import { HOSTILE_KINDS, mustWithstand } from '../lib/hostile.ts';
import { alone, twoPeople } from '../lib/play.ts';
import { guest, sharedServer, startServer, testSettings } from '../lib/server.ts';

const server = sharedServer();
const MESSAGES = 24_000;

test(`${MESSAGES} messages that must not be accepted: accepted 0, nothing changed`, async () => {
  await mustWithstand(server, demo, MESSAGES);
  expect(MESSAGES / HOSTILE_KINDS).toBeGreaterThan(500);
}, 90_000);

describe('at the door', () => {
  const body = JSON.stringify({ name: 'Ann' });
  const post = (path: string, headers: Record<string, string>, text = body) =>
    fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    });

  test('other sites’ requests are refused, also on the socket', async () => {
    const { ann, table } = await alone(server);
    expect((await post('/api/guest', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/api/guest', { origin: 'null' })).status).toBe(403);
    expect((await post('/api/guest', { origin: server.address })).status).toBe(200);
    const socket = new Socket(ann, table.id, undefined, { origin: 'https://evil.example' });
    await expect(socket.next('position')).rejects.toThrow();
    const own = new Socket(ann, table.id, undefined, { origin: server.address });
    await own.next('position');
  });

  test('bodies that are no JSON, of the wrong shape, too large, or nothing', async () => {
    expect((await post('/api/guest', {}, '{"name":')).status).toBe(400);
    expect((await post('/api/guest', {}, '{"name":7}')).status).toBe(400);
    expect((await post('/api/guest', {}, '{"name":"A","admin":true}')).status).toBe(400);
    expect((await post('/api/guest', {}, '{"__proto__":{"name":"A"}}')).status).toBe(400);
    expect((await post('/api/guest', {}, '')).status).toBe(400);
    expect((await post('/api/guest', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await post('/api/guest', {}, JSON.stringify({ name: 'x'.repeat(100_000) }))).status).toBe(413);
  });

  test('addresses that are not there, or lead out of the page’s folder', async () => {
    const client = new Client(server.address);
    for (const path of [
      '/api/nothing',
      '/api/tables/../../etc/passwd',
      '/ws/tables/x',
      '/%2e%2e/%2e%2e/etc/passwd',
    ])
      expect((await client.request('GET', path)).status).toBeGreaterThanOrEqual(400);
    expect((await client.request('GET', '/api/tables/x%00y')).status).toBe(404);
  });

  test('a giant frame ends the connection', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    socket.ws.send('x'.repeat(200_000));
    await expect(socket.until(() => undefined)).rejects.toThrow('closed with 1009');
  });

  test('a socket that asks for a table with a forged cookie is a spectator', async () => {
    const { table } = await twoPeople(server);
    const forged = new Client(server.address);
    forged.cookie = 'sandtable=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const socket = await forged.sit(table, 'alder');
    expect(socket.position?.as).toBe('spectator');
    expect(socket.table?.mine).toEqual([]);
  });
});

describe('floods', () => {
  const limits = { ...testSettings().limits, requests: 40, signIns: 20, replays: 5, sockets: 3 };
  const fewFrames = { ...limits, frames: 20, frameBurst: 50 };

  test('frames beyond the limit are refused, then the connection ends', async () => {
    const flooded = await startServer({ limits: fewFrames });
    const { ann, table } = await alone(flooded);
    const socket = await ann.sit(table);
    for (let i = 0; i < 1000; i++) socket.ws.send('{"type":"chat","id":1,"text":"spam"}');
    await expect(socket.until(() => undefined)).rejects.toThrow('closed with 1008');
    expect(socket.received.filter((frame) => frame.type === 'chat').length).toBeLessThan(15);
    const metrics = await new Client(flooded.address).get<string>('/metrics');
    expect(metrics).toMatch(/sandtable_refused_total\{kind="too-many"\} \d\d\d/);
  });

  test('requests, sign-ins and sockets from one address are limited', async () => {
    const flooded = await startServer({ limits });
    const client = await guest(flooded, 'Ann');
    const table = await client.table({ alder: { kind: 'me' } });
    const sockets = await Promise.all([1, 2, 3].map(() => client.sit(table)));
    const fourth = new WebSocket(`${flooded.address.replace('http', 'ws')}/ws/tables/${table.id}`);
    fourth.on('error', () => undefined);
    expect(
      await new Promise((resolve) =>
        fourth.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
      ),
    ).toBe(429);
    for (const socket of sockets) socket.close();
    const tries = await Promise.all(
      Array.from({ length: 60 }, () => client.request('POST', '/api/guest', { name: 'B' })),
    );
    expect(tries.filter((tried) => tried.status === 429).length).toBeGreaterThanOrEqual(40);
    const replays = await Promise.all(
      Array.from({ length: 12 }, () => client.request('GET', `/api/tables/${table.id}/moments?from=0&to=0`)),
    );
    expect(replays.filter((replay) => replay.status === 429)).toHaveLength(7);
    const looks = await Promise.all(Array.from({ length: 60 }, () => client.request('GET', '/api/me')));
    expect(looks.filter((look) => look.status === 429).length).toBeGreaterThanOrEqual(20);
  });
});
