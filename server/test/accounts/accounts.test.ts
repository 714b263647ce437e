import { describe, expect, test } from 'vitest';
import type { Me, Session, TableInfo } from '../../protocol/index.ts';
import { Client } from '../lib/client.ts';
import { BOT, ME } from '../lib/play.ts';
import { guest, sharedServer } from '../lib/server.ts';

const server = sharedServer();
const account = async (name: string, password = 'correct horse') => {
  const client = new Client(server.address);
  await client.post('/api/signup', { name, password });
  return client;
};

describe('signing in', () => {
  test('nobody at first, then a guest under a name', async () => {
    const client = new Client(server.address);
    expect(await client.get('/api/me')).toEqual({});
    await client.post('/api/guest', { name: '  Ann   of the Ford ' });
    expect(await client.get<Me>('/api/me')).toMatchObject({
      person: { name: 'Ann of the Ford', guest: true },
    });
  });

  test('the cookie is kept from scripts and other sites', async () => {
    const response = await fetch(`${server.address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
  });

  test('a guest who signs up keeps the games', async () => {
    const client = await guest(server, 'Carl');
    const { id } = await client.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
    const before = await client.get<Me>('/api/me');
    await client.post('/api/signup', { name: 'Carl the Bold', password: 'long enough' });
    const after = new Client(server.address);
    await after.post('/api/login', { name: 'carl THE bold', password: 'long enough' });
    expect((await after.get<Me>('/api/me')).person?.id).toBe(before.person?.id);
    const mine = await after.get<readonly TableInfo[]>('/api/tables?list=mine');
    expect(mine.map((table) => table.id)).toEqual([id]);
  });

  test('a name belongs to one account, however it is written', async () => {
    await account('Dora');
    const { status, body } = await new Client(server.address).request('POST', '/api/signup', {
      name: 'ＤＯＲＡ',
      password: 'something else',
    });
    expect([status, body]).toEqual([409, { code: 'name-taken' }]);
  });

  test('a wrong password and an unknown name are refused alike', async () => {
    await account('Emil');
    for (const name of ['Emil', 'Nobody']) {
      const { status, body } = await new Client(server.address).request('POST', '/api/login', {
        name,
        password: 'wrong',
      });
      expect([status, body]).toEqual([403, { code: 'wrong-password' }]);
    }
  });

  test('names of nothing but blanks, and with signs that print nothing, are refused', async () => {
    for (const name of ['   ', 'A\u0000B', 'A\u202eB', '\u200b'])
      expect((await new Client(server.address).request('POST', '/api/guest', { name })).status).toBe(400);
  });

  test('a forged cookie is nobody', async () => {
    const client = new Client(server.address);
    for (const cookie of ['sandtable=AAAA', `sandtable=${'x'.repeat(4000)}`, 'sandtable=%00', 'sandtable=']) {
      client.cookie = cookie;
      expect(await client.get('/api/me')).toEqual({});
    }
  });
});

describe('sessions', () => {
  test('are listed, and ended one by one', async () => {
    const first = await account('Fay');
    const second = new Client(server.address);
    await second.post('/api/login', { name: 'Fay', password: 'correct horse' });
    const sessions = await first.get<readonly Session[]>('/api/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find((session) => !session.current);
    await first.request('DELETE', `/api/sessions/${other?.id}`);
    expect(await second.get('/api/me')).toEqual({});
    expect(await first.get<Me>('/api/me')).toMatchObject({ person: { name: 'Fay' } });
  });

  test('ending somebody else’s session does nothing', async () => {
    const gil = await account('Gil');
    const hal = await account('Hal');
    const [session] = await gil.get<readonly Session[]>('/api/sessions');
    await hal.request('DELETE', `/api/sessions/${session?.id}`);
    expect(await gil.get<Me>('/api/me')).toMatchObject({ person: { name: 'Gil' } });
  });

  test('a new password ends all other sessions', async () => {
    const first = await account('Ida');
    const second = new Client(server.address);
    await second.post('/api/login', { name: 'Ida', password: 'correct horse' });
    const refused = await first.request('POST', '/api/password', {
      current: 'wrong',
      next: 'battery staple',
    });
    expect(refused.status).toBe(403);
    await first.post('/api/password', { current: 'correct horse', next: 'battery staple' });
    expect(await second.get('/api/me')).toEqual({});
    await second.post('/api/login', { name: 'Ida', password: 'battery staple' });
  });

  test('a table’s socket closes when its session ends', async () => {
    const client = await account('Jan');
    const table = await client.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
    const socket = await client.sit(table);
    await client.post('/api/logout');
    await expect(socket.until(() => undefined)).rejects.toThrow('closed with 4401');
  });
});

describe('my data', () => {
  test('can be downloaded', async () => {
    const client = await account('Kai');
    const { id } = await client.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
    const socket = await client.sit({ id });
    await socket.must({ type: 'note', text: 'a note of mine' });
    await socket.must({ type: 'chat', text: 'hello table' });
    const data = await client.get<object>('/api/account/data');
    expect(data).toMatchObject({
      person: { name: 'Kai' },
      tables: [{ id, seats: ['alder'] }],
      chat: [{ table: id, text: 'hello table' }],
      notes: [{ table: id, text: 'a note of mine' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2/);
  });

  test('is gone with the account, and the name is free again', async () => {
    const client = await account('Lea');
    const { id } = await client.table({ alder: ME, birch: { kind: 'open' } });
    expect((await client.request('POST', '/api/account/delete', { password: 'wrong' })).status).toBe(403);
    await client.post('/api/account/delete', { password: 'correct horse' });
    expect(await client.get('/api/me')).toEqual({});
    const table = await client.get<TableInfo>(`/api/tables/${id}`);
    expect(table.owner.name).toBe('');
    expect(table.seats[0]?.sitter).toEqual({ kind: 'open' });
    await account('Lea');
  });
});
