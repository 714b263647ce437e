import { createHash } from 'node:crypto';
import { defaultSetting, type GameRecord } from '@sandtable/engine';
import { findGame } from '@sandtable/games';
import { expect, test } from 'vitest';
import type { TableInfo } from '../../protocol/index.ts';
import { Client } from '../lib/client.ts';
import { bundle } from '../lib/bundle.ts';
import { guest, sharedServer, startServer, testSettings } from '../lib/server.ts';

const server = sharedServer(
  { shelf: ['@sandtable/games'] },
  new URL('../lib/worker-games.ts', import.meta.url),
);
const game = await findGame('land-battles');

async function withCards(cards: unknown) {
  if (game === undefined) throw new Error('no such game');
  const ann = await guest(server, 'Ann');
  const setting = { ...defaultSetting(game), attachments: { cards } };
  const seats = Object.fromEntries(game.seats(defaultSetting(game)).map(({ id }) => [id, { kind: 'me' }]));
  const made = await ann.request<TableInfo>('POST', '/api/tables', { game: game.id, setting, seats });
  return { ann, made };
}

test('a table that began with a card set says so to everybody who looks, with who brought it and its hash', async () => {
  const cards = { actions: [{ name: 'cover', copies: 9, maneuverModifier: 4, reinforcement: 1 }] };
  const { ann, made } = await withCards(cards);
  const hash = createHash('sha256').update(JSON.stringify(cards)).digest('hex');
  const supplied = [{ what: 'cards', by: { name: 'Ann' }, hash }];
  expect(made.body).toMatchObject({ supplied });
  await ann.start(made.body);
  const stranger = await new Client(server.address).sit(made.body);
  expect(stranger.table).toMatchObject({ supplied });
  // Also what is branched off it, and the file of the finished game.
  const branch = await ann.post<TableInfo>(`/api/tables/${made.body.id}/branch`, { moment: 0 });
  expect(branch.supplied.map(({ what }) => what)).toEqual(['cards', 'branch']);
  const seat = stranger.table?.seats[0]?.id ?? '';
  await (await ann.sit(made.body)).must({ type: 'resign', seat });
  const file = await ann.get<GameRecord>(`/api/tables/${made.body.id}/export`);
  expect(file.supplied).toEqual([{ what: 'cards', by: 'Ann', hash }]);
  const back = await ann.post<TableInfo>('/api/import', { document: JSON.stringify(file) });
  expect(back.supplied.map(({ what }) => what)).toEqual(['cards', 'game']);
});

test('a table with nothing but the game’s own says that, too', async () => {
  const ann = await guest(server, 'Ann');
  const table = await ann.post<TableInfo>('/api/tables', {
    game: game?.id,
    setting: game === undefined ? {} : defaultSetting(game),
    seats: {},
  });
  expect(table.supplied).toEqual([]);
});

test('a bad card set is refused in words, by way of the thread that read it', async () => {
  const { made } = await withCards({ forces: [{ nation: 'mars' }] });
  expect(made).toMatchObject({ status: 400, body: { code: 'bad-setting' } });
});

test('documents of one guest are kept up to a limit, the same one as often as wished', async () => {
  if (game === undefined) throw new Error('no such game');
  const worker = await bundle(new URL('../lib/worker-games.ts', import.meta.url));
  const limits = { ...testSettings().limits, documentBytes: 200 };
  const own = await startServer({ shelf: ['@sandtable/games'], worker, limits });
  const ann = await guest(own, 'Ann');
  const seats = Object.fromEntries(game.seats(defaultSetting(game)).map(({ id }) => [id, { kind: 'me' }]));
  const make = async (copies: number) => {
    const action = { name: 'cover', copies, maneuverModifier: 4, reinforcement: 1 };
    const cards = { actions: [action] };
    const setting = { ...defaultSetting(game), attachments: { cards } };
    return ann.request<TableInfo>('POST', '/api/tables', { game: game.id, setting, seats });
  };
  const statuses = [];
  for (const copies of [9, 9, 9, 8, 7, 6]) statuses.push((await make(copies)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  // And it can be played.
  const { body } = await make(9);
  await ann.start(body);
  const socket = await ann.sit(body);
  expect(socket.position?.ask).toBeDefined();
});
