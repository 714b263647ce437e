import { expect, test } from 'vitest';
import { BOT, ME } from '../lib/play.ts';
import { guest, startServer } from '../lib/server.ts';

const trouble = (texts: readonly string[]) =>
  texts.some((text) => text.includes('"troubles":[{"kind":"bot"')) || undefined;

test('a bot that hangs is stopped after its time; only its own table suffers, and says so', async () => {
  const server = await startServer({ botSeconds: 1 });
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

test('a bot that thought about a move that was taken back thinks again about the one made instead', async () => {
  const server = await startServer();
  const ann = await guest(server, 'Ann');
  const slow = { kind: 'bot', player: 'slow' } as const;
  const table = await ann.table({ alder: ME, birch: ME, flint: ME, slate: slow });
  await ann.start(table);
  const socket = await ann.sit(table, 'alder');
  // While it thinks about the first gift, that is taken back and another one made: the same moment, another table.
  await socket.must({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' });
  await new Promise((resolve) => setTimeout(resolve, 700));
  const { moment = 0 } = socket.position ?? {};
  expect(moment).toBe(1);
  await socket.must({ type: 'undo', seat: 'alder', moment, count: 1 });
  await socket.must({ type: 'aside', seat: 'birch', ask: 0, aside: 'gift' });
  await socket.until(() => (socket.position?.ask?.answered.includes('slate') ? true : undefined));
  await socket.must({ type: 'propose', proposal: { kind: 'abandon' } });
  await socket.must({ type: 'look', as: 'slate' });
  const shown = socket.received.findLast((frame) => frame.type === 'position');
  const saw = shown?.type === 'position' ? shown.lines.find((line) => line.why === 'slate') : undefined;
  const view = socket.position?.view as { coins: Record<string, number> } | undefined;
  expect(saw?.message.params).toEqual({ coins: view?.coins['alder'] });
});
