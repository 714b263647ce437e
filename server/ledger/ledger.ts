/** A game in progress with all that is to be stored of it. Knows no storage: it says what to write. */
import {
  type Answer,
  clone,
  type Game,
  type Line,
  Match,
  oldestNeeded,
  ordered,
  type Position,
  Refusal,
  type SeatId,
} from '@sandtable/engine';
import type { Rest, RestChanges, StoredEvent } from '../storage/log.ts';
import { bystandersOf, isAlone, type TableBody, type TableEvent, type TableRecord } from '../tables/body.ts';

/** What an action did to the game: to be stored, then to be shown. */
export interface Change {
  readonly event: TableEvent;
  readonly rests: RestChanges;
}

/** What the events of a table tell. */
export interface Told {
  readonly answers: Answer[];
  readonly lines: Line[];
  /** The number of the last event. */
  readonly lastEvent: number;
}

const NOTHING_TOLD: Told = { answers: [], lines: [], lastEvent: 0 };

/** The answers and lines that are left when everything that was taken back is gone; of events after those before. */
export function fold(base: number, events: readonly StoredEvent[], before: Told = NOTHING_TOLD): Told {
  const answers: Answer[] = before === NOTHING_TOLD ? [] : before.answers;
  const lines: Line[] = before === NOTHING_TOLD ? [] : before.lines;
  for (const { event } of events) tell(base, { answers, lines }, event);
  return { answers, lines, lastEvent: events.at(-1)?.number ?? before.lastEvent };
}

/** What one event does to the answers and lines before it. */
function tell(base: number, { answers, lines }: Pick<Told, 'answers' | 'lines'>, event: TableEvent): void {
  if (event.kind === 'rewind') {
    answers.length = event.to - base;
    // In the order of their moments: a log full of things taken back is read in the time of its length.
    while ((lines.at(-1)?.at ?? 0) > event.to) lines.pop();
  } else answers.push(...event.answers);
  lines.push(...event.lines);
}

/** Answers in one part of a digest: some tens of kilobytes, which are read without holding anybody up. */
const PART = 250;

/** The same as a few events without anything that was taken back. */
export function digestOf(base: number, { answers, lines }: Told): readonly TableEvent[] {
  const parts: TableEvent[] = [];
  let next = 0;
  for (let at = 0; at === 0 || at < answers.length; at += PART) {
    const end = at + PART >= answers.length ? Number.POSITIVE_INFINITY : base + at + PART;
    const first = next;
    while (next < lines.length && (lines[next]?.at ?? 0) <= end) next++;
    parts.push({ kind: 'answers', answers: answers.slice(at, at + PART), lines: lines.slice(first, next) });
  }
  return parts;
}

/** The match before its first answer. */
export function beginning(
  game: Game,
  setting: TableBody['setting'],
  start: Pick<TableBody, 'opening' | 'from'>,
): Match {
  if (start.from !== undefined) return Match.resume(game, start.from);
  if (start.opening === undefined) throw new Error('this game has not started');
  return Match.start(game, setting, clone(start.opening));
}

/** A table in memory: what is stored of it, and the game as far as it is played. */
export interface Open {
  record: TableRecord;
  /** Undefined before the start. */
  ledger: Ledger | undefined;
}

/**
 * A running match, and its log as it is stored. The two need not agree: the log reaches back to the first answer, the match
 * only to the rest it was opened at, and of a finished game that newer rules cannot replay the log knows more than the match.
 */
export class Ledger {
  readonly game: Game;
  match: Match;
  readonly answers: Answer[];
  readonly lines: Line[];
  /** The number of the last event; `match.seq` counts answers. */
  lastEvent: number;
  /** The moment before the first of `answers`. */
  private readonly base: number;
  /** Moments of the stored rests, oldest first. */
  private restsKept: number[];

  constructor(match: Match, stored: Told, base: number, rests: number[]) {
    this.game = match.game;
    this.match = match;
    this.answers = stored.answers;
    this.lines = stored.lines;
    this.lastEvent = stored.lastEvent;
    this.base = base;
    this.restsKept = rests;
  }

  /** A game that starts now, and the event to store it with. */
  static begin(
    game: Game,
    body: Pick<TableBody, 'setting' | 'opening' | 'from' | 'base'>,
  ): { ledger: Ledger; change: Change } {
    const match = beginning(game, body.setting, body);
    const ledger = new Ledger(match, { answers: [], lines: [], lastEvent: 0 }, body.base, []);
    return { ledger, change: ledger.changeBy({ kind: 'answers', answers: [], lines: [...match.journal] }) };
  }

  /**
   * Gives answers in order, all or none. A list may not go past a die or a secret: whoever could have the second
   * answer refused after the first has rolled would learn the roll without taking it.
   */
  give(answers: readonly Answer[], body: TableBody, ask?: number): Change {
    return this.giveAll(answers, body, ask, false);
  }

  /** What bots have answered, wherever it leads. */
  giveForBots(answers: readonly Answer[], body: TableBody): Change {
    return this.giveAll(answers, body, undefined, true);
  }

  /** What was answered before: no orders are followed, for what followed them is there, too. */
  replay(answers: readonly Answer[]): Change {
    return this.giveAll(answers, { orders: {}, places: [] }, undefined, true);
  }

  private giveAll(
    answers: readonly Answer[],
    body: Pick<TableBody, 'orders' | 'places'>,
    ask: number | undefined,
    passesFences: boolean,
  ): Change {
    const { match } = this;
    const before = match.seq;
    const lines = match.journal.length;
    match.answerAll(answers, ask, passesFences);
    const given = [...answers, ...this.followOrders(body, before)];
    return this.changeBy({ kind: 'answers', answers: given, lines: match.journal.slice(lines) });
  }

  /** Notes an event of the match. */
  private changeBy(event: TableEvent): Change {
    tell(this.base, this, event);
    return { event, rests: this.changedRests() };
  }

  /**
   * Applies an event that another process has stored. False when it does not follow from what is known here: then the
   * table is to be read anew.
   */
  follow(number: number, event: TableEvent): boolean {
    if (number !== this.lastEvent + 1) return false;
    try {
      if (event.kind === 'rewind') {
        if (event.by === undefined) return false;
        this.match.rewind(event.to);
        this.tookBack(event.to, event.by);
      } else if (event.answers.length > 0) this.replay(event.answers);
    } catch {
      return false;
    }
    this.lastEvent = number;
    return true;
  }

  /** Takes back the seat's own last answers, at will, and with them what standing orders answered in their wake. */
  undo(seat: SeatId, count: number, moment: number, body: TableBody): Change {
    const { match } = this;
    if (moment !== match.seq) throw new Refusal('stale', { ask: moment, now: match.seq });
    const bystanders = bystandersOf(body);
    match.undo(seat, count, bystanders);
    while (isForced(match, body, seat)) {
      const step = match.undoStep(seat, bystanders);
      if (step === 0) break;
      match.undo(seat, step, bystanders);
    }
    return this.tookBack(match.seq, seat);
  }

  /** Goes back to a moment by consent, whatever lies between; `position` is that moment played again. */
  rewind(position: Position): Change {
    const to = position.seq + position.answers.length;
    if (to >= this.match.seq) throw new Refusal('nothing-to-undo');
    this.match = Match.resume(this.game, position);
    const { answers: _, ...rest } = position;
    return this.tookBack(to, undefined, rest);
  }

  /** The match was opened at an earlier rest than the answers reach: newer rules could not replay them. */
  fallBack(): Change {
    return this.tookBack(this.match.seq);
  }

  /** Seats with standing orders answer at once; when that fails, nothing since `before` has happened. */
  private followOrders(body: Pick<TableBody, 'orders' | 'places'>, before: number): Answer[] {
    const { match } = this;
    const given: Answer[] = [];
    try {
      for (;;) {
        const answer = orderedAnswer(match, body);
        if (answer === undefined) return given;
        match.give(answer);
        given.push(answer);
      }
    } catch (error) {
      match.rewind(before);
      throw error;
    }
  }

  /** `anchor` is the rest before the fence, which may have been let go since. */
  private tookBack(to: number, by?: SeatId, anchor?: Rest): Change {
    this.restsKept = this.restsKept.filter((moment) => moment <= to);
    const isMissing = anchor !== undefined && !this.restsKept.includes(anchor.seq);
    if (isMissing) this.restsKept = [...this.restsKept, anchor.seq].toSorted((a, b) => a - b);
    const { event, rests } = this.changeBy({
      kind: 'rewind',
      to,
      lines: [],
      ...(by === undefined ? {} : { by }),
    });
    return { event, rests: { ...rests, add: isMissing ? [anchor, ...rests.add] : rests.add, above: to } };
  }

  /** Notes the latest rest when it is new, and lets go of those that no undo at will can need, as a match does. */
  private changedRests(): RestChanges {
    const add: Rest[] = [];
    const { restedAt } = this.match;
    if (!this.restsKept.includes(restedAt)) {
      add.push(restOf(this.match));
      this.restsKept.push(restedAt);
    }
    const needed = oldestNeeded(
      this.restsKept.map((seq) => ({ seq })),
      this.match.fence,
    );
    if (needed <= 0) return { add };
    this.restsKept = this.restsKept.slice(needed);
    return { add, below: this.restsKept[0] ?? 0 };
  }
}

/** What the first seat with an order for the pending ask answers. */
function orderedAnswer(match: Match, body: Pick<TableBody, 'orders' | 'places'>): Answer | undefined {
  for (const seat of match.turn) {
    const order = body.orders[seat];
    const option = order === undefined ? undefined : ordered(match, seat, order, isAlone(body));
    if (option !== undefined) return { seat, option };
  }
  return undefined;
}

/** Whether the seat's orders would answer the only option of the pending ask: nobody has decided anything there. */
function isForced(match: Match, body: TableBody, seat: SeatId): boolean {
  const forced = body.orders[seat]?.forced === true;
  return forced && ordered(match, seat, { forced, decline: [] }, isAlone(body)) !== undefined;
}

function restOf(match: Match): Rest {
  const { answers: _, ...rest } = match.position();
  return rest as Rest;
}
