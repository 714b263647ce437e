/** What a notice says: which game, why, and what happened last, as the reader's seat may know it. */
import {
  type Game,
  type Line,
  mayRead,
  render,
  type SeatId,
  type Speech,
  type Viewer,
} from '@sandtable/engine';
import { titleOf } from '@sandtable/games/glossaries';
import type { Names } from '../accounts/names.ts';
import type { NoticeKind, NoticeWishes } from '../protocol/notices.ts';
import type { Shelf } from '../shelf.ts';
import type { NoticeRow } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { type Motion, peopleAt, seatsOf, type TableEvent, type TableRecord } from '../tables/body.ts';
import type { Uptime } from '../uptime.ts';
import { awaitedAt, RAN_OUT, WARNING, warningAt } from '../tables/calls.ts';
import { leftOf } from '../tables/clocks.ts';
import { patienceOf } from '../tables/consent.ts';
import { cut, type Told } from './message.ts';
import { WORDS, type Words } from './words/index.ts';

const STEPS = 3;
/** Events looked through for them: some say nothing, or nothing the reader may know. */
const LOOKED_THROUGH = 60;
const STEP_LENGTH = 240;
const CHAT_LENGTH = 400;
const HOUR_MS = 3600 * 1000;
const NO_CLOCK = { bank: 0, free: 0, asked: -1 };

export interface Library {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly names: Names;
  readonly uptime: Pick<Uptime, 'gaps'>;
}

/** How a notice stands when it is to be sent. */
export type Standing =
  | { readonly kind: 'told'; readonly told: Told; readonly record: TableRecord }
  /** Nobody waits for them any more. */
  | { readonly kind: 'void' }
  | { readonly kind: 'later'; readonly due: number };

interface Reader {
  readonly library: Library;
  readonly row: NoticeRow;
  readonly record: TableRecord;
  readonly words: Words;
  readonly speech: Speech | undefined;
  readonly now: number;
}

export async function standingOf(
  library: Library,
  row: NoticeRow,
  { language }: Pick<NoticeWishes, 'language'>,
  now: number,
): Promise<Standing> {
  const record = await library.storage.tables.find(row.table_id);
  if (record === undefined) return { kind: 'void' };
  const game: Game | undefined = library.shelf.find(record.game);
  const reader: Reader = {
    library,
    row,
    record,
    words: WORDS[language],
    speech: game?.speech[language],
    now,
  };
  const kind = row.kind as NoticeKind;
  const warned =
    kind === 'time' && row.subject === WARNING && isAwaited(reader)
      ? warningAt(record, row.person_id, library.uptime.gaps)
      : undefined;
  if (warned !== undefined && warned > now) return { kind: 'later', due: warned };
  const why = await WHY[kind](reader);
  if (why === undefined) return { kind: 'void' };
  const title = titleOf(record.game, language) ?? record.game;
  const told: Told = {
    kind,
    table: record.id,
    game: record.game,
    name: reader.words.table({ game: title, title: record.body.title ?? '' }),
    why,
    steps: await stepsFor(reader),
    path: pathOf(reader),
  };
  return { kind: 'told', told, record };
}

function isAwaited({ record, row }: Reader): boolean {
  return awaitedAt(record).includes(row.person_id);
}

/** Why somebody is called; undefined when they need not be any more. */
const WHY: Readonly<Record<NoticeKind, (reader: Reader) => Promise<string | undefined>>> = {
  async turn(reader) {
    if (!isAwaited(reader)) return undefined;
    const { record, row, words } = reader;
    const mine = seatsOf(record.body, row.person_id).filter((seat) => record.turn.includes(seat));
    return words.why.turn({ seats: seatNames(reader, mine) });
  },
  async time(reader) {
    if (reader.row.subject === RAN_OUT) return ranOutIn(reader);
    if (!isAwaited(reader)) return undefined;
    const onClock = timeOnClock(reader);
    if (onClock !== undefined) return onClock;
    const left = Date.parse(patienceOf(reader.record)) - reader.now;
    return reader.words.why.time({ hours: Math.max(0, Math.round(left / HOUR_MS)) });
  },
  async consent(reader) {
    const { record, row, words } = reader;
    const motion = record.body.motions.find(({ number }) => number === row.subject);
    if (motion === undefined || record.status !== 'running' || !isAsked(record, motion, row.person_id))
      return undefined;
    return words.why.consent({ by: await nameOf(reader, motion.by), what: proposalIn(reader, motion) });
  },
  async invitation(reader) {
    const { record, row, words } = reader;
    const place = record.body.places[row.subject];
    const isKept = place?.chair.kind === 'invited' && place.chair.guest === row.person_id;
    if (place === undefined || !isKept || record.status === 'finished') return undefined;
    const by = await nameOf(reader, record.owner);
    return words.why.invitation({ by, seats: seatNames(reader, [place.seat]) });
  },
  async chat(reader) {
    const { record, row, words, library } = reader;
    const { talk } = library.storage;
    const line = await talk.lineOf(record.id, row.subject);
    const isRead = (await talk.readBy(record.id, row.person_id)) >= row.subject;
    const isSeated = peopleAt(record.body).includes(row.person_id);
    if (line === undefined || line.text === '' || isRead || !isSeated) return undefined;
    return words.why.chat({ by: await nameOf(reader, line.person_id), text: cut(line.text, CHAT_LENGTH) });
  },
  async over(reader) {
    return reader.record.status === 'finished' ? reader.words.why.over({ how: endingIn(reader) }) : undefined;
  },
};

/** Where a pace was agreed, what is left on the clock. */
function timeOnClock({ record, row, library, now, words }: Reader): string | undefined {
  const { clocks, body } = record;
  if (body.pace === undefined || clocks === undefined) return undefined;
  const times = { now, down: library.uptime.gaps };
  const mine = seatsOf(body, row.person_id).filter((seat) => record.turn.includes(seat));
  const left = Math.min(...mine.flatMap((seat) => leftOf(clocks.seats[seat] ?? NO_CLOCK, times)));
  return words.why.clock({ hours: Math.round(left / HOUR_MS) });
}

/** What happened when somebody's time had run out. */
function ranOutIn({ record, words }: Reader): string | undefined {
  const { pace } = record.body;
  if (pace === undefined || record.status === 'gathering') return undefined;
  return words.why.ranOut[pace.end.does]({});
}

function isAsked({ body }: TableRecord, { by, yes }: Motion, person: string): boolean {
  return peopleAt(body).includes(person) && person !== by && !yes.includes(person);
}

async function nameOf({ library }: Reader, person: string): Promise<string> {
  return (await library.names.of([person]))(person).name;
}

function seatName({ speech }: Reader, seat: SeatId): string {
  return speech?.name('seat', seat) ?? speech?.name('faction', seat) ?? seat;
}

function seatNames(reader: Reader, seats: readonly SeatId[]): string {
  return seats.map((seat) => seatName(reader, seat)).join(reader.words.and);
}

function proposalIn(reader: Reader, { what }: Motion): string {
  const { proposal } = reader.words;
  switch (what.kind) {
    case 'rewind':
      return proposal.rewind({ moment: what.moment });
    case 'bot':
    case 'open':
      return proposal[what.kind]({ seat: seatName(reader, what.seat) });
    case 'abandon':
      return proposal.abandon({});
    case 'hints':
      return proposal.hints({});
    case 'time':
      return proposal.time({ seat: seatName(reader, what.seat), minutes: what.minutes });
  }
}

function endingIn(reader: Reader): string {
  const { ending } = reader.record;
  const words = reader.words.ending;
  if (ending === undefined) return '';
  if (ending.kind === 'resigned') return words.resigned({ seat: seatName(reader, ending.seat) });
  if (ending.kind === 'abandoned') return words.abandoned({});
  const { winners } = ending.result;
  return winners.length === 0 ? words.lost({}) : words.won({ seats: seatNames(reader, winners) });
}

function pathOf({ record, row }: Reader): string {
  const place = row.kind === 'invitation' ? record.body.places[row.subject]?.chair : undefined;
  return place?.kind === 'invited' ? `/join/${place.token}` : `/table/${record.id}`;
}

/** The seat somebody is called for, through whose eyes they read. */
function viewpointOf({ record, row }: Reader): Viewer {
  const mine = seatsOf(record.body, row.person_id);
  return mine.find((seat) => record.turn.includes(seat)) ?? mine[0] ?? 'spectator';
}

/** The last steps in words. What the words of this version cannot say is left out. */
async function stepsFor(reader: Reader): Promise<readonly string[]> {
  const { record, row, library, speech } = reader;
  if (speech === undefined || record.status === 'gathering' || row.kind === 'invitation') return [];
  const as = viewpointOf(reader);
  const lines = linesIn(await library.storage.log.lastEventsOf(record.id, LOOKED_THROUGH));
  const said: string[] = [];
  for (const line of lines.toReversed()) {
    if (said.length === STEPS) break;
    // A bot's reasons are for those who study it.
    const text = line.why === undefined && mayRead(line, as) ? inWords(speech, line) : undefined;
    if (text !== undefined) said.unshift(cut(text, STEP_LENGTH));
  }
  return said;
}

/** The journal lines of the last events; what was taken back is gone. */
function linesIn(events: readonly TableEvent[]): readonly Line[] {
  let lines: Line[] = [];
  for (const event of events) {
    if (event.kind === 'rewind') lines = lines.filter((line) => line.at <= event.to);
    lines.push(...event.lines);
  }
  return lines;
}

function inWords(speech: Speech, { message }: Line): string | undefined {
  try {
    return render(speech, message);
  } catch {
    return undefined;
  }
}
