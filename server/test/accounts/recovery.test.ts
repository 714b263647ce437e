import { expect, test, vi } from 'vitest';
import { addChannel } from '../lib/called.ts';
import { Client } from '../lib/client.ts';
import { startLetterBox } from '../lib/letter-box.ts';
import { HOUR, MovedClock } from '../lib/moved-clock.ts';
import { startServer } from '../lib/server.ts';

const PASSWORD = 'correct horse battery';
const NEW = 'another battery horse';

async function scene() {
  const box = await startLetterBox();
  const clock = new MovedClock();
  const server = await startServer({
    clock,
    mail: { server: box.server, from: 'Sandtable <games@example.org>' },
  });
  const ann = new Client(server.address);
  await ann.post('/api/signup', { name: 'Ann', password: PASSWORD });
  const stranger = new Client(server.address);
  const letters = async (count: number) => {
    await vi.waitUntil(() => box.letters.length >= count, { timeout: 20_000, interval: 20 });
    return box.letters[count - 1];
  };
  return { box, clock, server, ann, stranger, letters };
}

async function confirmed({ ann, letters }: Awaited<ReturnType<typeof scene>>) {
  await addChannel(ann, { kind: 'mail', address: 'ann@example.org' });
  const path = /\/api\/notices\/confirm\?token=\S+/.exec((await letters(1))?.text ?? '')?.[0] ?? '';
  await ann.request('POST', path, undefined);
}

const tokenIn = (text = '') => /#recover=(\S+)/.exec(text)?.[1] ?? '';

test('a new password by a link that is good once, to an address that was confirmed', async () => {
  const all = await scene();
  const { ann, stranger, letters } = all;
  await confirmed(all);
  await stranger.post('/api/recover', { name: 'ann', address: 'Ann@Example.org' });
  const letter = await letters(2);
  expect(letter?.to).toEqual(['ann@example.org']);
  const token = tokenIn(letter?.text);
  await stranger.post('/api/recover/password', { token, password: NEW });
  expect((await ann.get<{ person?: unknown }>('/api/me')).person).toBeUndefined();
  expect((await stranger.request('POST', '/api/login', { name: 'Ann', password: PASSWORD })).status).toBe(
    403,
  );
  await stranger.post('/api/login', { name: 'Ann', password: NEW });
  expect(
    (await stranger.request('POST', '/api/recover/password', { token, password: 'yet another one' })).status,
  ).toBe(403);
});

test('whether a name has an address is not told, and nothing is sent anywhere else', async () => {
  const all = await scene();
  const { ann, box, stranger } = all;
  await addChannel(ann, { kind: 'mail', address: 'ann@example.org' });
  await all.letters(1);
  for (const body of [
    { name: 'Ann', address: 'ann@example.org' },
    { name: 'Ann', address: 'eve@example.org' },
    { name: 'Nobody', address: 'ann@example.org' },
  ])
    expect(await stranger.request('POST', '/api/recover', body)).toEqual({ status: 200, body: {} });
  // Only the question whose address it is, which Ann has not answered.
  expect(box.letters).toHaveLength(1);
});

test('a link is good for an hour, and not when it was changed', async () => {
  const all = await scene();
  const { clock, stranger, letters } = all;
  await confirmed(all);
  await stranger.post('/api/recover', { name: 'Ann', address: 'ann@example.org' });
  const token = tokenIn((await letters(2))?.text);
  const [id, until, mark] = token.split('.');
  const later = `${id}.${Number(until) + HOUR}.${mark}`;
  const tried = (given: string) =>
    stranger.request('POST', '/api/recover/password', { token: given, password: NEW });
  expect((await tried(later)).status).toBe(403);
  await clock.advance(HOUR);
  expect((await tried(token)).status).toBe(403);
});

test('nobody is flooded with letters', async () => {
  const all = await scene();
  await confirmed(all);
  for (let i = 0; i < 6; i++)
    await all.stranger.post('/api/recover', { name: 'Ann', address: 'ann@example.org' });
  await all.letters(4);
  expect(all.box.letters).toHaveLength(4);
});

test('settings and lessons are there wherever one signs in, and gone with the account', async () => {
  const { ann, server } = await scene();
  const { status, body } = await ann.request('PUT', '/api/kept', { kept: { settings: '{"theme":"dark"}' } });
  expect([status, body]).toEqual([200, { kept: { settings: '{"theme":"dark"}' } }]);
  const other = new Client(server.address);
  await other.post('/api/login', { name: 'Ann', password: PASSWORD });
  expect(await other.get('/api/kept')).toEqual({ kept: { settings: '{"theme":"dark"}' } });
  const large = { kept: Object.fromEntries(['a', 'b', 'c'].map((name) => [name, 'x'.repeat(8000)])) };
  expect((await other.request('PUT', '/api/kept', large)).status).toBe(413);
  expect((await new Client(server.address).request('GET', '/api/kept')).status).toBe(401);
});

test('a guest takes another name, which is nobody else’s; an account keeps its own', async () => {
  const { ann, stranger } = await scene();
  await stranger.post('/api/guest', { name: 'Guest 7' });
  const { person } = await stranger.post<{ person: { name: string } }>('/api/guest/name', {
    name: ' Ben  B ',
  });
  expect(person.name).toBe('Ben B');
  expect((await stranger.get<{ person: { name: string } }>('/api/me')).person.name).toBe('Ben B');
  for (const name of ['Ann', 'admin'])
    expect((await stranger.request('POST', '/api/guest/name', { name })).status).toBeGreaterThanOrEqual(400);
  expect((await ann.request('POST', '/api/guest/name', { name: 'Anna' })).status).toBe(403);
});
