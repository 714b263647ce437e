import { join } from 'node:path';
import { Match } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Pool } from '../../threads/pool.ts';
import type { BotReplies, BotTurn } from '../../threads/tasks.ts';
import * as actions from '../../play/actions.ts';
import { Rooms } from '../../play/rooms.ts';
import { openServices } from '../../serve.ts';
import { openStorage } from '../../storage/index.ts';
import { createTable, start } from '../../lobby/gather.ts';
import { bundle } from '../lib/bundle.ts';
import { BOT, ME } from '../lib/play.ts';
import { freshFolder, guest, startServer, testSettings } from '../lib/server.ts';

const trouble = (texts: readonly string[]) =>
  texts.some((text) => text.includes('"troubles":[{"kind":"bot"')) || undefined;

test('a bot that hangs is stopped after its time; only its own table suffers, and says so', async () => {
  const server = await startServer({ botSeconds: 2 });
  const ann = await guest(server, 'Ann');
  const bad = await ann.table({
    alder: ME,
    birch: { kind: 'bot', player: 'hanging' },
    flint: BOT,
    slate: BOT,
  });
  const good = await ann.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
  await ann.start(bad);
  const stuck = await ann.sit(bad);
  await ann.start(good);
  const going = await ann.sit(good);
  await stuck.until(() => trouble(stuck.texts));
  await going.until(() => (going.position?.ask?.answered.length === 3 ? true : undefined));
  // People can still answer, and the table offers to try again.
  await stuck.mustAnswer('alder', stuck.options[0] ?? '');
  const seen = stuck.texts.length;
  await stuck.until(() => trouble(stuck.texts.slice(seen)));
  await stuck.must({ type: 'retry' });
});

test.each([
  ['failing', 'out of ideas'],
  ['cheating', 'all-the-coins'],
])(
  'a %s bot stops its table, which says so but not what it had in mind, and can be replaced',
  async (player, reason) => {
    const server = await startServer();
    const ann = await guest(server, 'Ann');
    const table = await ann.table({ alder: ME, birch: { kind: 'bot', player }, flint: BOT, slate: BOT });
    await ann.start(table);
    const socket = await ann.sit(table);
    await socket.until(() => trouble(socket.texts));
    expect(socket.texts.join()).not.toContain(reason);
    expect(socket.texts.join()).toContain('"seat":"birch"');
    await socket.must({ type: 'propose', proposal: { kind: 'bot', seat: 'birch', player: 'random' } });
    await socket.until(() => (socket.position?.ask?.answered.length === 3 ? true : undefined));
  },
);

test('a game of bots alone plays itself to the end', async () => {
  const server = await startServer();
  const ann = await guest(server, 'Ann');
  const table = await ann.table({ alder: BOT, birch: BOT, flint: BOT, slate: BOT });
  await ann.start(table);
  const socket = await ann.sit(table);
  await socket.until(() => (socket.table?.status === 'finished' ? true : undefined));
  expect(socket.position?.result?.standings).toHaveLength(4);
});

test('a thread that takes long to start is not held against its bots', async () => {
  const worker = await bundle(new URL('../lib/worker-late.ts', import.meta.url));
  const server = await startServer({ botSeconds: 1, worker });
  const ann = await guest(server, 'Ann');
  const table = await ann.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
  await ann.start(table);
  const socket = await ann.sit(table);
  await socket.until(() => (socket.position?.ask?.answered.length === 3 ? true : undefined));
});

/** A table with Ann on three seats and a bot on the last, whose thoughts the test thinks for it. */
async function mindReader() {
  const storage = await openStorage(join(freshFolder(), 'test.sqlite'));
  const worker = await bundle(new URL('../lib/worker.ts', import.meta.url));
  const services = await openServices(testSettings({ worker }), storage);
  const thoughts: { turn: BotTurn; resolve: (replies: BotReplies) => void }[] = [];
  const answerForBots = (turn: BotTurn) =>
    new Promise<BotReplies>((resolve) => thoughts.push({ turn, resolve }));
  const pool = { answerForBots, isClosed: false, waiting: 0 } as unknown as Pool;
  const rooms = new Rooms({ ...services, pool });
  const ann = { id: 'ann', name: 'Ann', guest: true };
  await storage.people.add({ id: 'ann', name: 'Ann', name_key: null, password: null, created: '' });
  const { id } = await createTable(services, ann, {
    game: 'demo',
    setting: { scenario: 'standard', options: { rounds: 3 } },
    seats: { alder: ME, birch: ME, flint: ME, slate: BOT },
  });
  await start(rooms, services, id, ann, 'a pinch');
  onTestFinished(async () => {
    await services.pool.close();
    await storage.close();
  });
  const thought = (number: number) => vi.waitUntil(() => thoughts[number], 20_000);
  return { table: rooms.get(id), thought };
}

test('a bot that thought about a move that was taken back thinks again about the one made instead', async () => {
  const { table, thought } = await mindReader();
  const gift = (seat: string) =>
    actions.aside(table, 'ann', { type: 'aside', id: 1, seat, ask: 0, aside: 'gift' });
  const bidAt = ({ position }: BotTurn): BotReplies => {
    const [option = ''] = Match.resume<unknown, unknown>(demo, position).menuOf('slate');
    return { replies: [{ seat: 'slate', option }] };
  };
  const first = await thought(0);
  await gift('alder');
  first.resolve(bidAt(first.turn));
  const { turn, resolve } = await thought(1);
  expect(turn.position.answers).toMatchObject([{ seat: 'alder' }]);
  // The same moment, but another table than the one it thinks about.
  await actions.undo(table, 'ann', { type: 'undo', id: 2, seat: 'alder', moment: 1, count: 1 });
  await gift('birch');
  resolve(bidAt(turn));
  expect((await thought(2)).turn.position.answers).toMatchObject([{ seat: 'birch' }]);
  expect(await table.inTurn(({ record }) => record.moment)).toBe(1);
});
