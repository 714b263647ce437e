import { defaultSetting } from '@sandtable/engine';
import { findGame } from '@sandtable/games';
import { describe, expect, test } from 'vitest';
import type { SeatWish, TableInfo } from '../../protocol/index.ts';
import type { Client, Socket } from '../lib/client.ts';
import { ME, OPEN } from '../lib/play.ts';
import { guest, sharedServer } from '../lib/server.ts';

const server = sharedServer(
  { shelf: ['@sandtable/games'] },
  new URL('../lib/worker-games.ts', import.meta.url),
);

const STEADY: SeatWish = { kind: 'bot', player: 'steady' };

interface Sitting {
  readonly client: Client;
  readonly table: TableInfo;
  readonly socket: Socket;
}

async function madeBy(client: Client, seats: Record<string, SeatWish>): Promise<TableInfo> {
  const game = await findGame('pax-pamir');
  if (game === undefined) throw new Error('no game');
  const { scenario, options } = defaultSetting(game);
  return client.post<TableInfo>('/api/tables', { game: game.id, setting: { scenario, options }, seats });
}

/** White is a person's, and is asked. */
async function againstABot(): Promise<Sitting> {
  const client = await guest(server, 'Ann');
  const table = await madeBy(client, { white: ME, black: STEADY });
  await client.start(table);
  const socket = await client.sit(table, 'white');
  await asked(socket);
  return { client, table, socket };
}

const asked = (socket: Socket): Promise<true> =>
  socket.until(() => (socket.options.length > 0 ? true : undefined));

const hint = (socket: Socket, seconds = 1) =>
  socket.send({ type: 'hint', seat: 'white', ask: socket.position?.ask?.number ?? 0, seconds });

async function brokenOff(): Promise<Sitting> {
  const sitting = await againstABot();
  const { socket } = sitting;
  while ((socket.position?.moment ?? 0) < 20) {
    await socket.mustAnswer('white', socket.options[0] ?? '');
    await asked(socket);
  }
  await socket.must({ type: 'propose', proposal: { kind: 'abandon' } });
  await socket.until(() => (socket.table?.status === 'finished' ? true : undefined));
  return sitting;
}

describe('a hint', () => {
  test('names a turn that can be played, and the table says that it was taken', async () => {
    const { socket, table, client } = await againstABot();
    const told = await hint(socket);
    if (told.type !== 'hint') throw new Error(JSON.stringify(told));
    const [best] = told.hint.plans;
    expect(told.hint.seat).toBe('white');
    expect(told.hint.plans.length).toBeLessThanOrEqual(3);
    expect(socket.options).toContain(best.steps[0]?.option);
    expect(best.chance).toBeGreaterThan(0);
    const { hints } = await client.get<TableInfo>(`/api/tables/${table.id}`);
    expect(hints).toEqual({ agreed: false, taken: { white: 1 } });
  });

  test('is not given about another question, nor for the seat of another', async () => {
    const { socket } = await againstABot();
    const number = socket.position?.ask?.number ?? 0;
    expect(await socket.send({ type: 'hint', seat: 'white', ask: number + 1, seconds: 1 })).toMatchObject({
      code: 'stale',
    });
    expect(await socket.send({ type: 'hint', seat: 'black', ask: number, seconds: 1 })).toMatchObject({
      code: 'not-yours',
    });
  });

  test('is not given where others play, until all have agreed', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const table = await madeBy(ann, { white: ME, black: OPEN });
    await ben.post(`/api/tables/${table.id}/join`, { seat: 'black', salt: 'from Ben' });
    await ann.start(table);
    const [white, black] = [await ann.sit(table, 'white'), await ben.sit(table, 'black')];
    const mover = white.options.length > 0 ? white : black;
    const seat = mover === white ? 'white' : 'black';
    const wish = { type: 'hint', seat, ask: mover.position?.ask?.number ?? 0, seconds: 1 } as const;
    expect(await mover.send(wish)).toMatchObject({ type: 'refused', code: 'no-hints' });
    await white.must({ type: 'propose', proposal: { kind: 'hints' } });
    expect(await mover.send(wish)).toMatchObject({ type: 'refused', code: 'no-hints' });
    await black.must({ type: 'vote', proposal: 1, yes: true });
    expect(await mover.send(wish)).toMatchObject({ type: 'hint' });
  });

  test('is told early when somebody has enough of waiting, and tells how far it is meanwhile', async () => {
    const { socket } = await againstABot();
    const told = hint(socket, 10);
    const { done, of } = await socket.next('thinking');
    await socket.enough();
    const hinted = await told;
    expect(done).toBeLessThan(of);
    expect(hinted.type).toBe('hint');
    const last = socket.received.filter((frame) => frame.type === 'thinking').at(-1);
    expect(last?.done).toBeLessThan(of);
  });
});

describe('the course of a game', () => {
  test('has the chances of every seat before every turn, as the one who asks knows them', async () => {
    const { socket } = await againstABot();
    const told = await socket.send({ type: 'course', from: 0 });
    if (told.type !== 'course') throw new Error(JSON.stringify(told));
    expect(told.points.length).toBeGreaterThan(0);
    for (const { chances } of told.points) expect(Object.keys(chances)).toEqual(['white', 'black']);
  });
});

describe('a review', () => {
  test('is made once the game is over, kept, and exported with it', async () => {
    const { socket, client, table } = await brokenOff();
    const told = await socket.send({ type: 'review' });
    if (told.type !== 'review') throw new Error(JSON.stringify(told));
    expect(told.review.seats).toEqual(['white']);
    expect(told.review.course.length).toBeGreaterThan(1);
    const thinking = socket.received.filter(({ type }) => type === 'thinking').length;
    expect(await socket.send({ type: 'review' })).toMatchObject({ review: told.review });
    expect(socket.received.filter(({ type }) => type === 'thinking').length).toBe(thinking);
    const file = await client.get<{ review?: unknown }>(`/api/tables/${table.id}/export`);
    expect(file.review).toEqual(told.review);
  });

  test('is not made while the game runs', async () => {
    const { socket } = await againstABot();
    expect(await socket.send({ type: 'review' })).toMatchObject({ code: 'still-running' });
  });
});

describe('a branch against the bots', () => {
  test('leaves them their seats, and goes on from there under its own name', async () => {
    const { client, table, socket } = await againstABot();
    const branch = await client.post<TableInfo>(`/api/tables/${table.id}/branch`, {
      moment: socket.position?.moment ?? 0,
      bots: true,
      title: 'What if',
    });
    expect(branch.title).toBe('What if');
    expect(branch.seats.map(({ id, sitter }) => [id, sitter.kind])).toEqual([
      ['white', 'person'],
      ['black', 'bot'],
    ]);
    const there = await client.sit(branch, 'white');
    await asked(there);
    await there.mustAnswer('white', there.options[0] ?? '');
  });
});
