/** Whole games in which everything every socket receives is kept, to be compared with what it was entitled to. */
import {
  clone,
  defaultSetting,
  Dice,
  fastDice,
  type Game,
  type Line,
  mayRead,
  type Viewer,
} from '@sandtable/engine';
import { expect } from 'vitest';
import { beginning } from '../../ledger/ledger.ts';
import type { TableInfo } from '../../protocol/index.ts';
import { openStorage } from '../../storage/index.ts';
import { Client, type Socket } from './client.ts';
import { guest } from './server.ts';

export interface Recording {
  readonly table: TableInfo;
  readonly sockets: ReadonlyMap<Viewer, readonly Socket[]>;
}

/**
 * Plays a game to its end, or for so many answers: people on the first two seats answer at random and take back, bots
 * have the others.
 */
export async function recordGame(
  server: { address: string },
  game: Game,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Recording> {
  const dice = new Dice(fastDice(seed));
  const setting = defaultSetting(game);
  const seats = game.seats(setting).map((seat) => seat.id);
  const people = new Map<string, Client>();
  for (const seat of seats.slice(0, 2)) people.set(seat, await guest(server, seat));
  const [owner] = people.values();
  if (owner === undefined) throw new Error('a game without seats');
  const bots = seats.slice(2).map((seat) => [seat, { kind: 'bot', player: 'random' }]);
  const table = await owner.post<TableInfo>('/api/tables', {
    game: game.id,
    setting,
    seats: Object.fromEntries(bots),
  });
  for (const [seat, client] of people) await client.post(`/api/tables/${table.id}/join`, { seat });
  await owner.start(table);
  const sockets = new Map<Viewer, Socket[]>();
  for (const [seat, client] of people) sockets.set(seat, [await client.sit(table)]);
  const spectator = await new Client(server.address).sit(table);
  sockets.set('spectator', [spectator]);
  const isOver = () => spectator.position?.result !== undefined;
  for (let answers = 0; answers < most && !isOver(); answers++) {
    const [seat, client] = await spectator.until(() => {
      if (isOver()) return [undefined, undefined];
      return [...people].find(([id]) => (sockets.get(id)?.at(-1)?.options.length ?? 0) > 0);
    }, 60_000);
    if (seat === undefined) break;
    const socket = sockets.get(seat)?.at(-1);
    if (socket !== undefined) await answerAtRandom(socket, seat, dice);
    // Now and then somebody reloads the page.
    if (dice.below(25) === 0 && client !== undefined) sockets.get(seat)?.push(await client.sit(table));
  }
  for (const socket of isOver() ? [...sockets.values()].flat() : [])
    await socket.until(() => (socket.table?.status === 'finished' ? true : undefined));
  return { table, sockets };
}

async function answerAtRandom(socket: Socket, seat: string, dice: Dice): Promise<void> {
  const { options } = socket;
  const before = socket.position?.moment ?? 0;
  // Somebody else may have been faster; then it is refused as stale.
  await socket.answer(seat, options[dice.below(options.length)] ?? '');
  const { undoable = 0, moment = 0 } = socket.position ?? {};
  if (dice.below(8) === 0 && undoable > 0 && moment > before)
    await socket.send({ type: 'undo', seat, moment, count: 1 });
}

/** JSON with the members of every object by name: their order says nothing. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Everything each viewer was entitled to at some time, from the stored events, played without the server. */
async function entitlements(database: string, game: Game, table: string, viewers: readonly Viewer[]) {
  const storage = await openStorage(database);
  const record = await storage.tables.find(table);
  const events = await storage.log.eventsOf(table);
  await storage.close();
  if (record === undefined) throw new Error('no such table');
  const match = beginning(game, record.body.setting, {
    ...record.body,
    ...(record.body.opening ? { opening: clone(record.body.opening) } : {}),
  });
  const positions = new Map(viewers.map((viewer) => [viewer, new Set<string>()]));
  const lines = new Map(viewers.map((viewer) => [viewer, new Set<string>()]));
  const noted = new WeakSet<Line>();
  const note = () => {
    const fresh = match.journal.slice(-400).filter((line) => !noted.has(line));
    for (const line of fresh) noted.add(line);
    for (const viewer of viewers) {
      const { ask, moment, view } = { ask: match.ask(viewer), moment: match.seq, view: match.view(viewer) };
      positions.get(viewer)?.add(inOrder([moment, view, ask ?? null]));
      for (const line of fresh) if (mayRead(line, viewer)) lines.get(viewer)?.add(JSON.stringify(line));
    }
  };
  for (const { event } of events) {
    if (event.kind === 'rewind') match.rewind(event.to);
    else for (const answer of event.answers) match.give(answer);
    note();
  }
  return { positions, lines, key: record.body.dice.key };
}

/** Fails unless every socket was sent exactly what its viewer may see. Gives the number of frames compared. */
export async function mustHaveKeptSecrets(
  database: string,
  game: Game,
  { table, sockets }: Recording,
): Promise<number> {
  const { positions, lines, key } = await entitlements(database, game, table.id, [...sockets.keys()]);
  let compared = 0;
  const said = (line: Line) => JSON.stringify(line);
  for (const [viewer, list] of sockets)
    for (const socket of list) {
      for (const frame of socket.received) {
        if (frame.type !== 'position' && frame.type !== 'update') continue;
        const { position } = frame;
        if (position === undefined) continue;
        compared++;
        expect(position.as).toBe(viewer);
        const sent = inOrder([position.moment, position.view, position.ask ?? null]);
        expect(positions.get(viewer)?.has(sent), `${viewer} at ${position.moment} was sent ${sent}`).toBe(
          true,
        );
        for (const line of frame.lines) expect(lines.get(viewer)?.has(said(line)), said(line)).toBe(true);
      }
      for (const text of socket.texts)
        expect(text.includes(key) && !text.includes('"status":"finished"')).toBe(false);
    }
  return compared;
}
