import { checkRecord, type GameRecord, Match } from '@sandtable/engine';
import * as shelf from '@sandtable/games/workshop';
import { expect, test } from 'vitest';
import { BoxFault } from '../box.ts';
import { MemoryBox } from './memory-box.ts';
import { hostOver, Player, type Seat } from './player.ts';

/** Answers somehow until the game is over, or so many times. */
async function playOn(seat: Seat, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let given = 0; given < most; given++) {
    await seat.turn();
    await seat.until(
      ({ position, table }) =>
        table?.status === 'finished' ||
        position?.result !== undefined ||
        position?.ask?.options !== undefined,
    );
    if (seat.position?.result !== undefined) return;
    const answered = await seat.answer((count) => (given * 7) % count);
    expect(answered.type).toBe('done');
  }
}

test('a game against bots is played to its end, and its record replays byte for byte', async () => {
  const player = new Player();
  const { id } = await player.table('demo', ['north']);
  const seat = player.look(id);
  await playOn(seat);
  const record = (await player.ask('GET /api/tables/:table/export', { path: { table: id } })) as GameRecord;
  const { game } = await checkRecord(record, shelf.findGame);
  const match = Match.start(game, record.setting, record.dice);
  for (const answer of record.answers) match.give(answer);
  expect(JSON.stringify(match.view('spectator'))).toBe(JSON.stringify((await lastMoment(player, id)).view));
  expect(match.result).toEqual(seat.position?.result);
});

async function lastMoment(player: Player, id: string) {
  const { moment } = await player.ask('GET /api/tables/:table', { path: { table: id } });
  const query = { from: moment, to: moment, as: 'spectator' };
  const { moments } = await player.ask('GET /api/tables/:table/moments', { path: { table: id }, query });
  const [last] = moments;
  if (last === undefined) throw new Error('there is no last moment');
  return last;
}

test('what was answered is there when the tables are opened again', async () => {
  const box = new MemoryBox();
  const before = new Player(box);
  const { id } = await before.table('demo', ['north']);
  await playOn(before.look(id), 5);
  const { moment } = await before.ask('GET /api/tables/:table', { path: { table: id } });
  const after = new Player(box, hostOver(box));
  const seat = after.look(id);
  await seat.until(({ position }) => position !== undefined);
  expect(seat.position?.moment).toBeGreaterThanOrEqual(moment);
  await playOn(seat);
  expect(seat.position?.result).toBeDefined();
});

test('an answer that cannot be kept is not taken', async () => {
  const box = new MemoryBox();
  const player = new Player(box);
  const { id } = await player.table('demo');
  const seat = player.look(id);
  await seat.until(({ position }) => position?.ask?.options !== undefined);
  box.fault = new BoxFault(undefined, true);
  const moment = seat.position?.moment;
  expect(await seat.answer()).toMatchObject({ type: 'refused', code: 'storage' });
  expect(seat.position?.moment).toBe(moment);
  box.fault = undefined;
});

test('two who keep the same tables do not write over each other', async () => {
  const box = new MemoryBox();
  const one = new Player(box);
  const { id } = await one.table('demo');
  const other = new Player(box, hostOver(box));
  await other.ask('POST /api/guest', { body: { name: 'Traveller' } });
  const [here, there] = [one.look(id), other.look(id)];
  for (const seat of [here, there]) await seat.until(({ position }) => position?.ask?.options !== undefined);
  expect((await here.answer()).type).toBe('done');
  expect((await there.answer()).type).toBe('refused');
});

test('tables go to another browser and come back', async () => {
  const here = new Player();
  const { id } = await here.table('demo', ['north']);
  await playOn(here.look(id), 4);
  const backup = JSON.stringify(await here.ask('GET /api/account/data'));
  const there = new Player();
  await there.ask('POST /api/guest', { body: { name: 'Traveller' } });
  const table = await there.ask('POST /api/import', { body: { document: backup } });
  expect(table.id).toBe(id);
  await playOn(there.look(id));
});

test('a file with a table that cannot be opened leaves nothing behind', async () => {
  const here = new Player();
  const { id } = await here.table('demo', ['north']);
  const backup = JSON.stringify(await here.ask('GET /api/account/data')).replaceAll('"demo"', '"none"');
  const there = new Player();
  await there.ask('POST /api/guest', { body: { name: 'Traveller' } });
  await expect(there.ask('POST /api/import', { body: { document: backup } })).rejects.toThrow('bad-document');
  await expect(there.ask('GET /api/tables/:table', { path: { table: id } })).rejects.toThrow('not-found');
});

test('one can branch off a moment and take back answers there', async () => {
  const player = new Player();
  const { id } = await player.table('demo');
  const seat = player.look(id);
  await playOn(seat, 3);
  const sandbox = await player.ask('POST /api/tables/:table/branch', {
    path: { table: id },
    body: { moment: 2 },
  });
  expect(sandbox.sandbox).toEqual({ table: id, moment: 2 });
  const trying = player.look(sandbox.id);
  await trying.turn();
  await playOn(trying, 1);
});

test('what is malformed is refused', async () => {
  const player = new Player();
  await expect(player.ask('POST /api/guest', { body: { name: '' } })).rejects.toThrow('malformed');
  await expect(player.ask('POST /api/login', { body: {} })).rejects.toThrow('not-found');
});
