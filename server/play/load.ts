/** Opening a stored table: the resting state before the fence, and the answers given since. */
import { type Game, Match } from '@sandtable/engine';
import type { Rest } from '../storage/log.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { TableBody, TableRecord } from '../tables/body.ts';
import { Denial } from '../denial.ts';
import { beginning, digestOf, fold, Ledger, type Told } from '../ledger/ledger.ts';

/** What opening a table found out. */
export interface Loaded {
  readonly record: TableRecord;
  /** Undefined before the start. */
  readonly ledger: Ledger | undefined;
  /** Set when other rules than last time are in force: what has to be stored about that. */
  readonly upgrade: Upgrade | undefined;
}

export interface Upgrade {
  /** The moment the table had to go back to; undefined when everything replayed. */
  readonly backTo: number | undefined;
  /** Where replays begin from now on, when newer rules play the beginning differently. */
  readonly from: Rest | undefined;
}

interface Stored {
  readonly record: TableRecord;
  readonly rests: readonly Rest[];
  readonly told: Told;
}

const ATTEMPTS = 5;

/** A log is digested when it has so many events, and more than a part of what is left of them. */
const DIGEST_AFTER = 1000;
const DIGEST_SHARE = 10;

/** Reads the log; a long one is kept shorter for the next time. */
async function readLog(storage: TableStore, { id, body }: TableRecord): Promise<Told> {
  let told = fold(body.base, []);
  let events = 0;
  for await (const page of storage.log.pagesOf(id)) {
    told = fold(body.base, page, told);
    events += page.filter(({ at }) => at !== '').length;
  }
  if (events < Math.max(DIGEST_AFTER, told.answers.length / DIGEST_SHARE)) return told;
  // Whether or not that works: the log says the same.
  void storage.log.digest(id, told.lastEvent, digestOf(body.base, told)).catch(() => undefined);
  return told;
}

/** Row, rests and events that belong together: another process may write between one question and the next. */
async function read(storage: TableStore, id: string): Promise<Stored> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    const record = await storage.tables.find(id);
    if (record === undefined) throw new Denial('not-found');
    const { setting } = record.body;
    const rests = (await storage.log.restsOf(id)).map((rest) => ({ ...rest, setting }));
    const told = await readLog(storage, record);
    const moment = record.body.base + told.answers.length;
    const isWhole = record.moment === moment && (rests[0]?.seq ?? 0) <= moment;
    if (isWhole || record.status === 'gathering') return { record, rests, told };
  }
  throw new Denial('stale');
}

export async function load(
  storage: TableStore,
  find: (id: string) => Game | undefined | Promise<Game | undefined>,
  id: string,
): Promise<Loaded> {
  const { record, rests, told: stored } = await read(storage, id);
  const game = await find(record.game);
  if (game === undefined) throw new Denial('not-found', `The game ${record.game} is not on the shelf.`);
  if (record.status === 'gathering') return { record, ledger: undefined, upgrade: undefined };

  const open = (rest: Rest, answers: typeof stored.answers) =>
    Match.resume(game, { ...rest, answers: answers.slice(rest.seq - record.body.base) });
  const [anchor] = rests;
  const latest = rests.at(-1);
  if (anchor === undefined || latest === undefined) throw new Error(`table ${id} has no rests`);

  const moments = rests.map((rest) => rest.seq);
  const whole = attempt(() => open(anchor, stored.answers));
  if (whole !== undefined) {
    const isCurrent = record.version === game.version || record.status === 'finished';
    const upgrade = isCurrent
      ? undefined
      : { backTo: undefined, from: newStart(game, record.body, stored.answers, anchor) };
    return { record, ledger: new Ledger(whole, stored, record.body.base, moments), upgrade };
  }
  // The rules in force cannot replay the unfinished turn: back to its start.
  const turnStart = attempt(() => open(latest, stored.answers.slice(0, latest.seq - record.body.base)));
  if (turnStart === undefined)
    throw new Denial(
      'rules-fault',
      `Rules version ${game.version} cannot open this table of version ${record.version}.`,
    );
  const ledger = new Ledger(turnStart, stored, record.body.base, moments);
  if (record.status === 'finished') return { record, ledger, upgrade: undefined };
  const from = newStart(game, record.body, stored.answers, latest);
  return { record, ledger, upgrade: { backTo: latest.seq, from } };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Undefined when the rules in force play the beginning exactly as it was played. */
function newStart(game: Game, body: TableBody, answers: Ledger['answers'], rest: Rest): Rest | undefined {
  const replayed = attempt(() => {
    const match = beginning(game, body.setting, body);
    for (const answer of answers.slice(match.seq - body.base, rest.seq - body.base)) match.give(answer);
    return match.position();
  });
  const isSame =
    replayed !== undefined &&
    replayed.seq === rest.seq &&
    JSON.stringify([replayed.state, replayed.dice]) === JSON.stringify([rest.state, rest.dice]);
  return isSame ? undefined : rest;
}
