import { describe, expect, test } from 'vitest';
import type { GameInfo, Invitation, SettingCheck, TableInfo } from '../../protocol/index.ts';
import { Client, Socket } from '../lib/client.ts';
import { alone, BOT, ME, OPEN, playOn, twoPeople } from '../lib/play.ts';
import { guest, sharedServer } from '../lib/server.ts';

const server = sharedServer();

describe('games', () => {
  test('are listed with all that can be chosen', async () => {
    const games = await new Client(server.address).get<readonly GameInfo[]>('/api/games');
    expect(games[0]).toMatchObject({
      id: 'demo',
      scenarios: ['standard'],
      options: [{ id: 'rounds', kind: 'number' }],
      seats: [{ id: 'alder', team: 'wood' }, { id: 'birch' }, { id: 'flint' }, { id: 'slate' }],
    });
    expect(games[0]?.players.map((player) => player.id)).toContain('random');
  });

  test('come compressed to whoever takes that, and are the same', async () => {
    const list = (encoding: string) =>
      fetch(`${server.address}/api/games`, { headers: { 'accept-encoding': encoding } });
    const [packed, plain] = await Promise.all([list('br, gzip'), list('gzip;q=0, identity')]);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.json()).toEqual(await plain.json());
    const length = (answer: Response) => Number(answer.headers.get('content-length'));
    expect(length(packed)).toBeLessThan(length(plain));
  });

  test('say what is wrong with a setting', async () => {
    const check = (rounds: number) =>
      new Client(server.address).post<SettingCheck>('/api/games/demo/check', {
        scenario: 'standard',
        options: { rounds },
      });
    expect((await check(3)).seats).toHaveLength(4);
    expect((await check(99)).faults).toEqual({
      en: ['option "rounds" is a whole number from 1 to 5'],
      ja: ['オプション「rounds」は1から5までの整数です'],
    });
  });
});

describe('making a table', () => {
  test('needs somebody signed in, a game, a setting and seats that exist', async () => {
    const ann = await guest(server, 'Ann');
    const body = { game: 'demo', setting: { scenario: 'standard', options: { rounds: 3 } }, seats: {} };
    const tried = async (changes: object, client = ann) =>
      (await client.request<{ code: string }>('POST', '/api/tables', { ...body, ...changes })).body.code;
    expect(await tried({}, new Client(server.address))).toBe('not-signed-in');
    expect(await tried({ game: 'chess' })).toBe('not-found');
    expect(await tried({ setting: { scenario: 'other', options: {} } })).toBe('bad-setting');
    expect(await tried({ seats: { oak: ME } })).toBe('not-found');
    expect(await tried({ seats: { alder: { kind: 'bot', player: 'nobody' } } })).toBe('unknown-player');
    expect(await tried({ more: 1 })).toBe('malformed');
  });

  test('an open table is listed until it is full', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const { id } = await ann.table({ alder: ME, birch: OPEN, flint: BOT, slate: BOT }, { title: 'Come in' });
    const open = async () =>
      (await ben.get<readonly TableInfo[]>('/api/tables?list=open')).some((table) => table.id === id);
    expect(await open()).toBe(true);
    const joined = await ben.post<TableInfo>(`/api/tables/${id}/join`, { seat: 'birch' });
    expect(joined).toMatchObject({ title: 'Come in', mine: ['birch'] });
    expect(await open()).toBe(false);
  });

  test('a seat is taken once', async () => {
    const ann = await guest(server, 'Ann');
    const { id } = await ann.table({ alder: ME });
    const people = await Promise.all(['B', 'C', 'D'].map((name) => guest(server, name)));
    const tries = await Promise.all(
      people.map((person) => person.request('POST', `/api/tables/${id}/join`, { seat: 'birch' })),
    );
    expect(tries.map((tried) => tried.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('an invited seat opens by its link only, which only the owner is told', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const table = await ann.table(
      { alder: ME, birch: { kind: 'invited' }, flint: BOT, slate: BOT },
      { private: true },
    );
    const sitter = table.seats[1]?.sitter;
    const invite = sitter?.kind === 'invited' ? sitter.invite : undefined;
    const path = `/api/tables/${table.id}/join`;
    expect((await ben.request('GET', `/api/tables/${table.id}`)).status).toBe(404);
    expect((await ben.request('POST', path, { seat: 'birch' })).status).toBe(404);
    expect((await ben.request('POST', path, { seat: 'birch', invite: 'x'.repeat(24) })).status).toBe(404);
    const invitation = await ben.get<Invitation>(`/api/invitations/${invite}`);
    expect(invitation.seat).toBe('birch');
    expect(invitation.table.seats[1]?.sitter).toEqual({ kind: 'invited' });
    expect(await ben.post(path, { seat: 'birch', invite })).toMatchObject({ mine: ['birch'] });
    expect((await ben.request('POST', path, { seat: 'birch', invite })).status).toBe(409);
    // Who sits there may follow the link again; for others it leads nowhere any more.
    expect((await ben.request('GET', `/api/invitations/${invite}`)).status).toBe(200);
    const carl = await guest(server, 'Carl');
    expect((await carl.request('GET', `/api/invitations/${invite}`)).status).toBe(404);
  });

  test('a link opens its own seat of a private table, no other, and only as long as it is meant for it', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const table = await ann.table({ alder: ME, birch: { kind: 'invited' }, flint: OPEN }, { private: true });
    const sitter = table.seats[1]?.sitter;
    const invite = sitter?.kind === 'invited' ? sitter.invite : undefined;
    const join = async (seat: string) =>
      (await ben.request('POST', `/api/tables/${table.id}/join`, { seat, invite })).status;
    expect(await join('flint')).toBe(404);
    await ann.post(`/api/tables/${table.id}/seat`, { seat: 'birch', wish: OPEN });
    expect(await join('birch')).toBe(404);
    expect((await ben.request('GET', `/api/invitations/${invite}`)).status).toBe(404);
  });

  test('a private table is not there for others, on any way', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const { id } = await ann.table({ alder: ME, birch: ME, flint: ME, slate: ME }, { private: true });
    await ann.start({ id } as TableInfo);
    for (const path of ['', '/moments?from=0&to=0', '/export'])
      expect((await ben.request('GET', `/api/tables/${id}${path}`)).status).toBe(404);
    expect((await ben.request('POST', `/api/tables/${id}/branch`, { moment: 0 })).status).toBe(404);
    const running = await ben.get<readonly TableInfo[]>('/api/tables?list=running');
    expect(running.some((table) => table.id === id)).toBe(false);
    const socket = new Socket(ben, id);
    await expect(socket.next('position')).rejects.toThrow();
  });

  test('the owner arranges the seats before the start; people may leave again', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const { id } = await ann.table({ alder: ME });
    await ben.post(`/api/tables/${id}/join`, { seat: 'birch' });
    const seat = (client: Client, body: object) =>
      client.request<{ code: string }>('POST', `/api/tables/${id}/seat`, body);
    expect((await seat(ben, { seat: 'flint', wish: BOT })).body.code).toBe('not-yours');
    expect((await seat(ann, { seat: 'birch', wish: BOT })).body.code).toBe('seat-taken');
    await ben.post(`/api/tables/${id}/leave`, { seat: 'birch' });
    for (const free of ['birch', 'flint', 'slate'])
      expect((await seat(ann, { seat: free, wish: BOT })).status).toBe(200);
    expect(await ann.start({ id } as TableInfo)).toMatchObject({ status: 'running' });
    expect((await seat(ann, { seat: 'flint', wish: OPEN })).body.code).toBe('not-gathering');
  });

  test('it starts when no seat is free, once, by somebody who sits there', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const { id } = await ann.table({ alder: ME, birch: OPEN, flint: BOT, slate: BOT });
    const start = async (client: Client) =>
      (await client.request<{ code?: string }>('POST', `/api/tables/${id}/start`, {})).body.code;
    expect(await start(ann)).toBe('seats-empty');
    await ann.post(`/api/tables/${id}/join`, { seat: 'birch' });
    expect(await start(ben)).toBe('not-yours');
    expect(await start(ann)).toBeUndefined();
    expect(await start(ann)).toBe('not-gathering');
  });

  test('somebody who was watching sees the game from their seat when it starts', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const table = await ann.table({ alder: ME, birch: OPEN, flint: BOT, slate: BOT });
    const socket = await ben.sit(table);
    expect(socket.position).toBeUndefined();
    await ben.post(`/api/tables/${table.id}/join`, { seat: 'birch' });
    await ann.start(table);
    await socket.until(() => socket.position);
    expect(socket.position?.as).toBe('birch');
    expect(socket.options.length).toBeGreaterThan(0);
  });
});

describe('consent', () => {
  test('going back past the fence needs the others; no is no', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    await playOn(a, ['alder', 'birch'], () => false);
    await playOn(b, ['flint', 'slate'], () => b.position?.moment === 4);
    await a.must({ type: 'propose', proposal: { kind: 'rewind', moment: 0 } });
    const offered = await b.until(() =>
      b.received.findLast((frame) => frame.type === 'table' && frame.proposals.length > 0),
    );
    const proposal = offered.type === 'table' ? offered.proposals[0] : undefined;
    expect(proposal).toMatchObject({ by: { name: 'Ann' }, waiting: [{ name: 'Ben' }] });
    await b.must({ type: 'vote', proposal: proposal?.number ?? 0, yes: false });
    expect(b.position?.moment).toBe(4);
    await a.must({ type: 'propose', proposal: { kind: 'rewind', moment: 0 } });
    const again = await b.until(() => {
      const frame = b.received.findLast((received) => received.type === 'table');
      return frame?.type === 'table' && frame.proposals.length > 0 ? frame.proposals[0] : undefined;
    });
    await b.must({ type: 'vote', proposal: again.number, yes: true });
    await a.until(() => (a.position?.moment === 0 ? true : undefined));
    const update = a.received.findLast((frame) => frame.type === 'update');
    expect(update).toMatchObject({ keep: 0 });
    expect(await a.send({ type: 'vote', proposal: again.number, yes: true })).toMatchObject({
      code: 'not-found',
    });
  });

  test('one person with bots goes back at once', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    await playOn(socket, ['alder', 'birch', 'flint', 'slate'], () => (socket.position?.moment ?? 0) >= 6);
    await socket.must({ type: 'propose', proposal: { kind: 'rewind', moment: 2 } });
    expect(socket.position?.moment).toBe(2);
    expect(await socket.send({ type: 'propose', proposal: { kind: 'rewind', moment: 2 } })).toMatchObject({
      code: 'no-such-moment',
    });
  });

  test('a person is replaced by a bot, or makes room for another, when all agree', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const carl = await guest(server, 'Carl');
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    await b.must({ type: 'propose', proposal: { kind: 'bot', seat: 'slate', player: 'random' } });
    await a.must({ type: 'vote', proposal: 1, yes: true });
    await a.until(() => (a.table?.seats[3]?.sitter.kind === 'bot' ? true : undefined));
    await b.must({ type: 'propose', proposal: { kind: 'open', seat: 'flint' } });
    await a.must({ type: 'vote', proposal: 2, yes: true });
    // Ben has no seat any more and sees only what everybody sees.
    await b.until(() => (b.position?.as === 'spectator' ? true : undefined));
    expect(await b.send({ type: 'look', as: 'flint' })).toMatchObject({ code: 'not-yours' });
    await carl.post(`/api/tables/${table.id}/join`, { seat: 'flint' });
    const c = await carl.sit(table);
    expect(c.position?.as).toBe('flint');
    expect(c.options.length).toBeGreaterThan(0);
  });

  test('an unknown bot cannot be proposed', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    const proposal = { kind: 'bot', seat: 'alder', player: 'nobody' } as const;
    expect(await socket.send({ type: 'propose', proposal })).toMatchObject({ code: 'unknown-player' });
  });

  test('a table is abandoned when all agree; then nothing more happens', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    await a.must({ type: 'propose', proposal: { kind: 'abandon' } });
    await b.must({ type: 'vote', proposal: 1, yes: true });
    await a.until(() => (a.table?.status === 'finished' ? true : undefined));
    expect(a.table?.ending).toEqual({ kind: 'abandoned' });
    expect(await a.answer('alder', a.options[0] ?? '')).toMatchObject({ code: 'not-running' });
  });

  test('resigning ends a game of two sides', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    expect(await a.send({ type: 'resign', seat: 'flint' })).toMatchObject({ code: 'not-yours' });
    await b.must({ type: 'resign', seat: 'flint' });
    await a.until(() => (a.table?.status === 'finished' ? true : undefined));
    expect(a.table?.ending).toEqual({ kind: 'resigned', seat: 'flint' });
  });
});

describe('people who leave', () => {
  /** Ann, Ben and Carl, and a bot; nobody has a side of their own besides the teams. */
  async function threePeople() {
    const [ann, ben, carl] = [
      await guest(server, 'Ann'),
      await guest(server, 'Ben'),
      await guest(server, 'Carl'),
    ];
    const table = await ann.table({ alder: ME, slate: BOT });
    await ben.post(`/api/tables/${table.id}/join`, { seat: 'birch', salt: 'Ben’s' });
    await carl.post(`/api/tables/${table.id}/join`, { seat: 'flint', salt: 'Carl’s' });
    await ann.start(table);
    return { ann, ben, carl, table };
  }

  test('what only waited for them is carried', async () => {
    const { ann, ben, carl, table } = await threePeople();
    const [a, b, c] = [await ann.sit(table), await ben.sit(table), await carl.sit(table)];
    await a.must({ type: 'propose', proposal: { kind: 'abandon' } });
    await b.must({ type: 'propose', proposal: { kind: 'bot', seat: 'flint', player: 'random' } });
    await b.must({ type: 'vote', proposal: 1, yes: true });
    await a.must({ type: 'vote', proposal: 2, yes: true });
    expect(a.table?.status).toBe('running');
    await c.must({ type: 'vote', proposal: 2, yes: true });
    await a.until(() => (a.table?.status === 'finished' ? true : undefined));
    expect(a.table?.ending).toEqual({ kind: 'abandoned' });
  });

  test('a seat they leave free is not for somebody who plays there already', async () => {
    const { ann, ben, carl, table } = await threePeople();
    const [a, b, c] = [await ann.sit(table), await ben.sit(table), await carl.sit(table)];
    await c.must({ type: 'propose', proposal: { kind: 'open', seat: 'flint' } });
    for (const socket of [a, b]) await socket.must({ type: 'vote', proposal: 1, yes: true });
    const join = (client: Client) =>
      client.request('POST', `/api/tables/${table.id}/join`, { seat: 'flint' });
    expect((await join(ann)).status).toBe(403);
    expect((await join(await guest(server, 'Dora'))).status).toBe(200);
  });

  test('who deletes their account leaves no name behind, not even beside their salt', async () => {
    const { ann, carl, table } = await threePeople();
    const salts = async () => (await ann.get<TableInfo>(`/api/tables/${table.id}`)).dice.salts;
    expect((await salts()).map(({ name }) => name)).toEqual(['Ben', 'Carl', 'Ann']);
    await carl.post('/api/account/delete', {});
    expect(await salts()).toContainEqual({ name: '', salt: 'Carl’s' });
  });
});

describe('who is there', () => {
  test('presence is shown while a person has a window open', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const a = await ann.sit(table);
    const presence = () => {
      const sitter = a.table?.seats[2]?.sitter;
      return sitter?.kind === 'person' && sitter.present;
    };
    expect(presence()).toBe(false);
    const b = await ben.sit(table);
    await a.until(() => presence() || undefined);
    b.close();
    await a.until(() => (presence() ? undefined : true));
  });

  test('a spectator sees the table and can do nothing', async () => {
    const { table } = await twoPeople(server);
    const watcher = await new Client(server.address).sit(table);
    expect(watcher.position?.as).toBe('spectator');
    expect(watcher.position?.ask?.options).toBeUndefined();
    expect(await watcher.answer('alder', '1')).toMatchObject({ code: 'not-signed-in' });
    const carl = await guest(server, 'Carl');
    const signedIn = await carl.sit(table);
    const refused = async (frame: Parameters<Socket['send']>[0]) => {
      const answer = await signedIn.send(frame);
      return answer.type === 'refused' ? answer.code : answer.type;
    };
    expect(await refused({ type: 'answer', seat: 'alder', ask: 0, options: ['1'] })).toBe('not-yours');
    expect(await refused({ type: 'undo', seat: 'alder', moment: 0, count: 1 })).toBe('not-yours');
    expect(await refused({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' })).toBe('not-yours');
    expect(await refused({ type: 'look', as: 'alder' })).toBe('not-yours');
    expect(await refused({ type: 'blocked', seat: 'alder', ask: 0 })).toBe('not-yours');
    expect(await refused({ type: 'orders', seat: 'alder', forced: true, decline: [] })).toBe('not-yours');
    expect(await refused({ type: 'propose', proposal: { kind: 'abandon' } })).toBe('not-yours');
    expect(await refused({ type: 'resign', seat: 'alder' })).toBe('not-yours');
    expect(await refused({ type: 'chat', text: 'psst' })).toBe('not-yours');
    expect(await refused({ type: 'retry' })).toBe('not-yours');
  });
});
