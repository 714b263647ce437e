/**
 * Whom a table calls. Calls follow from how the table stands: whoever is waited for is called, and the call is void
 * as soon as nobody waits for them any more. So they are found by comparing the table before and after a change, and
 * stored in the same transaction as the change itself.
 */
import type { Time } from '../protocol/index.ts';
import type { NoticeKind } from '../protocol/notices.ts';
import { botAt, peopleAt, seatsOf, sitterOf, type TableRecord } from './body.ts';
import { warnedAt } from './clocks.ts';
import { patienceOf } from './consent.ts';
import type { Span } from './hours.ts';

/** Somebody is to be told of something. */
export interface Call {
  readonly person: string;
  readonly kind: NoticeKind;
  /** Tells calls of one kind at one table apart: the number of a proposal or a line, the place of a seat, or 0. */
  readonly subject: number;
  /** Not before: whoever answers at once need not be told. */
  readonly due: Time;
}

/** Nobody need be told of this any more. */
export type Settled = Omit<Call, 'due'>;

export interface CallChanges {
  readonly table: string;
  readonly at: Time;
  readonly due: readonly Call[];
  readonly settled: readonly Settled[];
}

/** How long people get to see for themselves before they are called, and what else takes time. */
export interface NoticeTimes {
  readonly awayMs: number;
  /** Their page shows the table; it may lie behind others. */
  readonly presentMs: number;
  /** Between two messages to one address: what comes meanwhile is told together. */
  readonly gapMs: number;
  /** How long a process may take to send something, before another one does. Longer than any channel takes. */
  readonly leaseMs: number;
}

export const NOTICE_TIMES: NoticeTimes = {
  awayMs: 20_000,
  presentMs: 10 * 60_000,
  gapMs: 5 * 60_000,
  leaseMs: 60_000,
};
/** Whoever keeps a table waiting is told so long before they may be replaced. */
const WARNING_MS = 4 * 3600 * 1000;

/** Warnings of one person at one table: that the time runs out, and that it has. */
export const WARNING = 0;
export const RAN_OUT = 1;

/** What a table's calls depend on. */
type Standing = Pick<TableRecord, 'id' | 'status' | 'turn' | 'body' | 'clocks'>;

export interface Around {
  readonly present: ReadonlySet<string>;
  readonly now: number;
  readonly noticeTimes: NoticeTimes;
}

/** The people who have to answer. Nobody waits for one who plays alone. */
export function awaitedAt({
  status,
  turn,
  body,
  clocks,
}: Pick<Standing, 'status' | 'turn' | 'body' | 'clocks'>): readonly string[] {
  if (status !== 'running' || !isShared(body)) return [];
  const people = turn.flatMap((seat) => {
    const chair = sitterOf(body, seat);
    // Nobody waits any more for whom a bot answers.
    return chair?.kind === 'person' && botAt(body, clocks, seat) === undefined ? [chair.person] : [];
  });
  return [...new Set(people)];
}

function isShared(body: TableRecord['body']): boolean {
  return body.sandbox === undefined && peopleAt(body).length > 1;
}

/** When somebody is to be told that the time runs out; undefined where that is not told. */
export function warningAt(
  record: Pick<TableRecord, 'changed' | 'body' | 'clocks'>,
  person: string,
  down: readonly Span[],
): number | undefined {
  const { body, clocks } = record;
  if (body.pace === undefined || clocks === undefined) return Date.parse(patienceOf(record)) - WARNING_MS;
  return warnedAt(clocks, seatsOf(body, person), body.pace, down);
}

type Wanted = Settled;

/** Everybody who is waited for as the table stands. */
function wantedAt(record: Standing): readonly Wanted[] {
  const { body, status } = record;
  // One call a person while they are waited for, however many answers that takes.
  const turns = awaitedAt(record).map((person): Wanted => ({ person, kind: 'turn', subject: 0 }));
  if (status === 'finished') return [];
  return [...turns, ...consentsAt(record), ...invitationsTo(body)];
}

function consentsAt({ status, body }: Standing): readonly Wanted[] {
  if (status !== 'running') return [];
  return body.motions.flatMap(({ number, by, yes }) =>
    peopleAt(body)
      .filter((person) => person !== by && !yes.includes(person))
      .map((person): Wanted => ({ person, kind: 'consent', subject: number })),
  );
}

function invitationsTo({ places }: TableRecord['body']): readonly Wanted[] {
  return places.flatMap(({ chair }, place): readonly Wanted[] =>
    chair.kind === 'invited' && chair.guest !== undefined
      ? [{ person: chair.guest, kind: 'invitation', subject: place }]
      : [],
  );
}

const sameCall = (a: Wanted) => (b: Wanted) =>
  a.person === b.person && a.kind === b.kind && a.subject === b.subject;

/** Undefined when nobody need be told, nor untold. */
export function callsAfter(before: Standing, after: Standing, around: Around): CallChanges | undefined {
  // Most answers, by far: the same people are waited for.
  if (
    before.body === after.body &&
    before.status === after.status &&
    isSameTurn(before.turn, after.turn) &&
    before.clocks === after.clocks
  )
    return undefined;
  const [had, has] = [wantedAt(before), wantedAt(after)];
  const added = has.filter((wanted) => !had.some(sameCall(wanted)));
  const gone = had.filter((wanted) => !has.some(sameCall(wanted)));
  const over = before.status !== 'finished' && after.status === 'finished' ? toldOfEnd(after, around) : [];
  if (added.length + gone.length + over.length === 0) return undefined;
  return {
    table: after.id,
    at: new Date(around.now).toISOString(),
    due: [...added, ...over].map((wanted) => ({ ...wanted, due: dueFor(wanted.person, around) })),
    settled: gone.flatMap(settledBy),
  };
}

function isSameTurn(before: Standing['turn'], after: Standing['turn']): boolean {
  return before.length === after.length && before.every((seat, i) => seat === after[i]);
}

/** Whoever's time has run out is told at once what became of it. */
export function withRanOut(
  calls: CallChanges | undefined,
  table: string,
  people: readonly string[],
  now: number,
): CallChanges | undefined {
  if (people.length === 0) return calls;
  const at = new Date(now).toISOString();
  const told = people.map((person): Call => ({ person, kind: 'time', subject: RAN_OUT, due: at }));
  return { table, at, settled: calls?.settled ?? [], due: [...(calls?.due ?? []), ...told] };
}

/** Whoever is named in a line of the chat is told of it. */
export function callsByLine(
  table: string,
  people: readonly string[],
  number: number,
  around: Around,
): CallChanges | undefined {
  if (people.length === 0) return undefined;
  const due = people.map(
    (person): Call => ({ person, kind: 'chat', subject: number, due: dueFor(person, around) }),
  );
  return { table, at: new Date(around.now).toISOString(), due, settled: [] };
}

/** Everybody who is waited for, as if they had not been called: for what another process may have missed. */
export function callsNow(record: Standing, around: Around): CallChanges {
  const due = wantedAt(record).map((wanted) => ({ ...wanted, due: dueFor(wanted.person, around) }));
  return { table: record.id, at: new Date(around.now).toISOString(), due, settled: [] };
}

function toldOfEnd({ body }: Standing, { present }: Around): readonly Wanted[] {
  if (body.sandbox !== undefined) return [];
  const people = peopleAt(body);
  if (people.length < 2) return [];
  // Who looks has seen it.
  return people
    .filter((person) => !present.has(person))
    .map((person): Wanted => ({ person, kind: 'over', subject: 0 }));
}

function dueFor(person: string, { present, now, noticeTimes }: Around): Time {
  return new Date(now + (present.has(person) ? noticeTimes.presentMs : noticeTimes.awayMs)).toISOString();
}

function settledBy({ person, kind, subject }: Wanted): readonly Settled[] {
  const settled: Settled = { person, kind, subject };
  return kind === 'turn' ? [settled, { person, kind: 'time', subject: WARNING }] : [settled];
}
