/** Open records as tables and tables as open records: what every host does with them, sealed files apart. */
import { commitment, type Game, type GameRecord } from '@sandtable/engine';
import { Denial } from '../denial.ts';
import type { Whose } from '../fair-queue.ts';
import type { Open } from '../ledger/ledger.ts';
import type { Outside } from '../ledger/outside.ts';
import { type PlayedOut, recordedOf } from '../ledger/replaying.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Person } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { type Head, isBotTurn, type TableRecord } from '../tables/body.ts';
import { suppliedBy, suppliedOne } from '../tables/supplied.ts';
import type { ReadDocument } from '../threads/tasks.ts';
import { TooSlow } from '../threads/thinker.ts';
import { newTable, sealedKey } from './gather.ts';

type OpenDocument = Extract<Outside, { kind: 'open' }>;

/** The whole game with its dice and every hand; undefined for one that did not begin at its own beginning. */
export async function openRecord(names: Services['names'], open: Open): Promise<GameRecord | undefined> {
  const { record } = open;
  const { opening, from, dice, supplied = [] } = record.body;
  if (opening === undefined || from !== undefined) return undefined;
  const nameOf = await names.of(supplied.map(({ by }) => by));
  return {
    format: 'sandtable-game',
    game: record.game,
    version: record.version,
    setting: record.body.setting,
    dice: opening,
    answers: recordedOf(open).answers,
    commitment: dice.commitment,
    ...(supplied.length === 0
      ? {}
      : { supplied: supplied.map(({ what, by, hash }) => ({ what, by: nameOf(by).name, hash })) }),
  };
}

/** Reads a file and plays it to its end, away from whoever serves people. */
export async function readDocument(
  { pool }: Pick<Services, 'pool'>,
  task: ReadDocument,
  whose: Whose,
): Promise<Outside> {
  const found = await pool.document(task, whose).catch((error: unknown) => {
    if (error instanceof TooSlow) return { fault: 'This game takes too long to replay.' };
    if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      return { fault: 'This game takes too much memory.' };
    throw error;
  });
  if (!('fault' in found)) return found;
  throw new Denial('isMalformed' in found ? 'malformed' : 'bad-document', found.fault);
}

export function gameOf({ shelf }: Services, id: string): Game {
  const game = shelf.find(id);
  if (game === undefined) throw new Denial('not-found');
  return game;
}

/** A finished or simulated game becomes a sandbox of the one who brings it. */
export function openTable(
  services: Services,
  person: Person,
  { record, answers }: OpenDocument,
): TableRecord {
  const game = gameOf(services, record.game);
  const key = record.dice.kind === 'sealed' ? record.dice : undefined;
  const table = newTable(game, person.id, {
    setting: record.setting,
    places: game.seats(record.setting).map(({ id, team }) => ({
      seat: id,
      ...(team === undefined ? {} : { team }),
      chair: { kind: 'person', person: person.id },
    })),
    sandbox: { moment: answers },
    supplied: [
      ...suppliedBy(person.id, record.setting.attachments ?? {}),
      suppliedOne('game', person.id, record),
    ],
    opening: record.dice,
    dice:
      key === undefined
        ? sealedKey(services)
        : { key: key.key, commitment: commitment(key.key), salts: [], salt: key.salt },
  });
  return { ...table, private: true };
}

/** Stores a table with everything that was played at it. */
export async function place(
  { storage }: Services,
  rooms: Rooms,
  table: TableRecord,
  { changes, turn, result }: PlayedOut,
): Promise<void> {
  await storage.tables.add(table);
  let { moment } = table;
  for (const [i, { body, rests, answers }] of changes.entries()) {
    moment += answers;
    const isLast = i === changes.length - 1;
    const now = new Date().toISOString();
    const head: Head = {
      version: table.version,
      status: isLast && result !== undefined ? 'finished' : 'running',
      changed: now,
      ...(isLast ? { active: now } : {}),
      moment,
      turn: isLast ? turn : [],
      isBotTurn: isLast && isBotTurn(table.body, turn),
      ...(isLast && result !== undefined ? { ending: { kind: 'played', result } } : {}),
    };
    await storage.log.append({ table: table.id, number: i + 1, body, head, rests });
  }
  // Bots take up their turns when it is opened.
  await rooms.get(table.id).inTurn(() => undefined);
}
