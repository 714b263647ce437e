import { expect, test } from 'vitest';
import { guest, startServer } from '../lib/server.ts';

test('one person and three bots play to the end', async () => {
  const server = await startServer();
  const ann = await guest(server, 'Ann');
  const bot = { kind: 'bot', player: 'random' } as const;
  const table = await ann.table({ alder: { kind: 'me' }, birch: bot, flint: bot, slate: bot });
  await ann.start(table);
  const socket = await ann.sit(table);
  while (socket.position?.result === undefined) {
    await socket.until(() => (socket.options.length > 0 || socket.position?.result ? true : undefined));
    const [first] = socket.options;
    if (first !== undefined) await socket.mustAnswer('alder', first);
  }
  expect(socket.position.result).toBeDefined();
});
