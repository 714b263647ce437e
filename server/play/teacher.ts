/** What somebody at a table may have worked out: hints, the course of the game, a review. Others need not wait for it. */
import type { Position, SeatId, Viewer } from '@sandtable/engine';
import type { Progress } from '@sandtable/players';
import { Denial } from '../denial.ts';
import type { Whose } from '../fair-queue.ts';
import { recordedOf } from '../ledger/replaying.ts';
import type { Teaching } from '../ledger/teaching.ts';
import type { ClientFrame } from '../protocol/incoming.ts';
import type { Review, ServerFrame } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { mayAskForHints, seatsOf, type TableRecord } from '../tables/body.ts';
import type { OpenTable } from './open-table.ts';

export type Lesson = Extract<ClientFrame, { type: 'hint' | 'course' | 'review' }>;

/** Of one core, for a whole game. */
const REVIEW_SECONDS = 9;

/** Who asks, and from where they look. */
export interface Asking {
  readonly person: string | undefined;
  readonly as: Viewer;
  readonly whose: Whose;
}

export class Teacher {
  private readonly table: OpenTable;
  private readonly services: Services;
  /** By the id of the frame that set it going. */
  private readonly stops = new Map<number, AbortController>();

  constructor(table: OpenTable, services: Services) {
    this.table = table;
    this.services = services;
  }

  /** Enough of one piece of work, or of all. */
  stop(id?: number): void {
    for (const [number, stop] of this.stops) if (id === undefined || number === id) stop.abort();
  }

  async answer(lesson: Lesson, asking: Asking, tell: (progress: Progress) => void): Promise<ServerFrame> {
    switch (lesson.type) {
      case 'hint':
        return this.hint(lesson, asking, tell);
      case 'course':
        return this.course(lesson, asking, tell);
      case 'review':
        return { type: 'review', id: lesson.id, review: await this.review(lesson.id, asking, tell) };
    }
  }

  private async hint(
    { id, seat, ask, seconds }: Extract<Lesson, { type: 'hint' }>,
    { person, whose }: Asking,
    tell: (progress: Progress) => void,
  ): Promise<ServerFrame> {
    const position = await this.table.inTurn(({ record, ledger }) => {
      if (person === undefined || !seatsOf(record.body, person).includes(seat)) throw new Denial('not-yours');
      if (ledger === undefined || record.status !== 'running') throw new Denial('not-running');
      if (!mayAskForHints(record.body, person)) throw new Denial('no-hints');
      if (ledger.match.number !== ask || !ledger.match.turn.includes(seat)) throw new Denial('stale');
      mustHaveMind(this.services, record);
      return ledger.match.position() as Position;
    });
    const hint = await this.work({ kind: 'hint', position, seat, seconds }, id, whose, tell);
    // It is noted before it is told.
    await this.table.changeBody(({ body }) => ({ body: { ...body, hints: oneMore(body.hints, seat) } }));
    return { type: 'hint', id, hint };
  }

  /** While hands are hidden, as the one who asks knows them; after the end, as each seat knew them. */
  private async course(
    { id, from }: Extract<Lesson, { type: 'course' }>,
    { as, whose }: Asking,
    tell: (progress: Progress) => void,
  ): Promise<ServerFrame> {
    const task = await this.table.inTurn((open) => {
      mustHaveMind(this.services, open.record);
      const knowing = open.record.status === 'finished' ? 'each' : as;
      return { kind: 'course', recorded: recordedOf(open), knowing, from } as const;
    });
    return { type: 'course', id, points: await this.work(task, id, whose, tell) };
  }

  private async review(id: number, { whose }: Asking, tell: (progress: Progress) => void): Promise<Review> {
    const { storage } = this.services;
    const known = await storage.reviews.of(this.table.id);
    if (known !== undefined) return known;
    const task = await this.table.inTurn((open) => {
      const { record } = open;
      if (record.status !== 'finished') throw new Denial('still-running');
      mustHaveMind(this.services, record);
      return {
        kind: 'review',
        recorded: recordedOf(open),
        seats: seatsOfPeople(record),
        seconds: REVIEW_SECONDS,
      } as const;
    });
    const { signal } = this.begun(id);
    try {
      const review = await this.services.pool.teach<'review'>(task, whose, tell, signal);
      // What was cut short is told, and made anew when somebody asks again.
      if (!signal.aborted) await storage.reviews.keep(this.table.id, review);
      return review;
    } finally {
      this.stops.delete(id);
    }
  }

  private async work<K extends 'hint' | 'course'>(
    teaching: Extract<Teaching, { kind: K }>,
    id: number,
    whose: Whose,
    tell: (progress: Progress) => void,
  ) {
    const { signal } = this.begun(id);
    try {
      return await this.services.pool.teach<K>(teaching, whose, tell, signal);
    } finally {
      this.stops.delete(id);
    }
  }

  private begun(id: number): AbortController {
    const stop = new AbortController();
    this.stops.set(id, stop);
    return stop;
  }
}

function mustHaveMind({ shelf }: Services, { game }: TableRecord): void {
  if (shelf.find(game)?.mind === undefined) throw new Denial('no-teacher');
}

/** Where a person sat at the end; where only bots did, all seats are looked at. */
function seatsOfPeople({ body }: TableRecord): readonly SeatId[] {
  return body.places.filter(({ chair }) => chair.kind === 'person').map(({ seat }) => seat);
}

function oneMore(
  hints: Readonly<Record<SeatId, number>> | undefined,
  seat: SeatId,
): Readonly<Record<SeatId, number>> {
  return { ...hints, [seat]: (hints?.[seat] ?? 0) + 1 };
}
