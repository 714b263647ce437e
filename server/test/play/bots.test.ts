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
  ['cheating', 'not-an-option'],
])('a %s bot stops its table with a reason, and can be replaced', async (player, reason) => {
  const server = await startServer();
  const ann = await guest(server, 'Ann');
  const table = await ann.table({ alder: ME, birch: { kind: 'bot', player }, flint: BOT, slate: BOT });
  await ann.start(table);
  const socket = await ann.sit(table);
  await socket.until(() => trouble(socket.texts));
  expect(socket.texts.join()).toContain(reason);
  expect(socket.texts.join()).toContain('"seat":"birch"');
  await socket.must({ type: 'propose', proposal: { kind: 'bot', seat: 'birch', player: 'random' } });
  await socket.until(() => (socket.position?.ask?.answered.length === 3 ? true : undefined));
});

test('a game of bots alone plays itself to the end', async () => {
  const server = await startServer();
  const ann = await guest(server, 'Ann');
  const table = await ann.table({ alder: BOT, birch: BOT, flint: BOT, slate: BOT });
  await ann.start(table);
  const socket = await ann.sit(table);
  await socket.until(() => (socket.table?.status === 'finished' ? true : undefined));
  expect(socket.position?.result?.standings).toHaveLength(4);
});
