/**
 * The clocks of a table. What is stored are facts: what a seat has left, and since when it is asked. Everything else
 * follows from these and from the time.
 */
import type { SeatId } from '@sandtable/engine';
import type { ClockInfo } from '../protocol/index.ts';
import type { Hours, Pace } from '../protocol/pace.ts';
import { sitterOf, type TableBody } from './body.ts';
import { ranIn, restsUntil, type Span, whenRun } from './hours.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Whoever has days is warned when so much is left, or half of it where there was less than twice that. */
const WARNING_MS = 4 * HOUR_MS;

/** Milliseconds, and moments of the game. */
export interface SeatClock {
  /** Left for the whole game. */
  readonly bank: number;
  /** Left of what was given for this question alone; spent first. */
  readonly free: number;
  /** The last moment at which the seat was asked: what was given for it is not given again after it was taken back. */
  readonly asked: number;
  /** Since when it runs, and how its owner rested then. */
  readonly since?: number;
  readonly hours?: Hours;
  /** The time has run out, and since then the seat has been asked. */
  readonly out?: true;
  /** The bot that answers until the turn is over. */
  readonly by?: string;
}

export interface Clocks {
  /** Raised with every change: two processes do not write over each other. */
  readonly version: number;
  readonly seats: Readonly<Record<SeatId, SeatClock>>;
}

/** What the clocks of a table depend on besides themselves. */
export interface Times {
  readonly now: number;
  /** When nobody could reach the server. */
  readonly down: readonly Span[];
  /** How people rest, as far as the table honours it. */
  readonly hoursOf: (person: string) => Hours | undefined;
}

/** How a table stands after a change. */
export interface Stand {
  readonly body: TableBody;
  readonly turn: readonly SeatId[];
  readonly moment: number;
  /** The moment it went back to by consent: what was given for later ones is given again. */
  readonly backTo?: number;
}

export function leftOf(
  { bank, free, since, hours }: SeatClock,
  { now, down }: Omit<Times, 'hoursOf'>,
): number {
  const ran = since === undefined ? 0 : ranIn({ from: since, to: now }, down, hours);
  return Math.max(0, bank + free - ran);
}

/** Before anybody has been asked. */
function fresh(pace: Pace): SeatClock {
  const bank = pace.kind === 'live' ? pace.minutes * MINUTE_MS : pace.bank * DAY_MS;
  return { bank, free: 0, asked: -1 };
}

function stopped(clock: SeatClock, times: Times): SeatClock {
  const { since, hours, out: _, by: __, ...rest } = clock;
  if (since === undefined) return rest;
  const ran = ranIn({ from: since, to: times.now }, times.down, hours);
  const free = Math.max(0, clock.free - ran);
  return { ...rest, free, bank: Math.max(0, clock.bank - Math.max(0, ran - clock.free)) };
}

/** Given once for each time that a seat is asked. */
function started(clock: SeatClock, pace: Pace, moment: number, times: Times, person: string): SeatClock {
  const { now, hoursOf } = times;
  const isNew = moment > clock.asked;
  const given = !isNew
    ? clock
    : pace.kind === 'live'
      ? { ...clock, bank: clock.bank + pace.increment * SECOND_MS }
      : { ...clock, free: pace.turn * HOUR_MS };
  const hours = pace.kind === 'days' ? hoursOf(person) : undefined;
  return {
    bank: given.bank,
    free: given.free,
    asked: Math.max(clock.asked, moment),
    since: now,
    ...(hours === undefined ? {} : { hours }),
  };
}

function marked(clock: SeatClock, { end }: Pace, times: Times): SeatClock {
  if (clock.since === undefined || leftOf(clock, times) > 0) return clock;
  return { ...clock, out: true, ...(end.does === 'turn' ? { by: end.player } : {}) };
}

function clockAfter(
  before: SeatClock | undefined,
  pace: Pace,
  seat: SeatId,
  stand: Stand,
  times: Times,
): SeatClock {
  const { body, turn, moment, backTo } = stand;
  const known = before ?? fresh(pace);
  const clock = backTo === undefined ? known : { ...known, asked: Math.min(known.asked, backTo - 1) };
  const chair = sitterOf(body, seat);
  if (chair?.kind !== 'person' || !turn.includes(seat)) return stopped(clock, times);
  if (clock.since === undefined || backTo !== undefined)
    return started(stopped(clock, times), pace, moment, times, chair.person);
  return marked({ ...clock, asked: Math.max(clock.asked, moment) }, pace, times);
}

/** After something happened: who is not asked any more stops, who is asked now starts, whose time is over is marked. */
export function clocksAfter(before: Clocks | undefined, pace: Pace, stand: Stand, times: Times): Clocks {
  const seats: Record<SeatId, SeatClock> = {};
  for (const { seat } of stand.body.places)
    seats[seat] = clockAfter(before?.seats[seat], pace, seat, stand, times);
  return { version: (before?.version ?? 0) + 1, seats };
}

/** The others have agreed that a seat gets more time. */
export function withMore(clocks: Clocks, seat: SeatId, ms: number, times: Times): Clocks {
  const clock = clocks.seats[seat];
  if (clock === undefined) return clocks;
  const { since, hours } = clock;
  const { bank, free, asked } = stopped(clock, times);
  const running = since === undefined ? {} : { since: times.now, ...(hours === undefined ? {} : { hours }) };
  return { ...clocks, seats: { ...clocks.seats, [seat]: { bank: bank + ms, free, asked, ...running } } };
}

/** Somebody rests otherwise from now on. */
export function withHours(
  clocks: Clocks,
  seats: readonly SeatId[],
  hours: Hours | undefined,
  times: Times,
): Clocks {
  const changed = { ...clocks.seats };
  for (const seat of seats) {
    const clock = changed[seat];
    if (clock?.since === undefined || clock.out === true) continue;
    changed[seat] = {
      ...stopped(clock, times),
      since: times.now,
      ...(hours === undefined ? {} : { hours }),
    };
  }
  return { ...clocks, seats: changed };
}

/** When a running clock has nothing left. */
export function endOf(clock: SeatClock, { down }: Pick<Times, 'down'>, spare = 0): number | undefined {
  const { since, bank, free, hours } = clock;
  return since === undefined ? undefined : whenRun(since, Math.max(0, bank + free - spare), down, hours);
}

/** When the next clock of a table runs out that has not yet. */
export function dueOf(clocks: Clocks, times: Pick<Times, 'down'>): number | undefined {
  const ends = Object.values(clocks.seats).flatMap((clock) => {
    const end = clock.out === true ? undefined : endOf(clock, times);
    return end === undefined ? [] : [end];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** When whoever has these seats is to be warned. Nobody is called over a clock of minutes. */
export function warnedAt(
  clocks: Clocks,
  seats: readonly SeatId[],
  pace: Pace,
  down: readonly Span[],
): number | undefined {
  if (pace.kind === 'live') return undefined;
  const times = seats.flatMap((seat) => {
    const clock = clocks.seats[seat];
    if (clock?.since === undefined) return [];
    return endOf(clock, { down }, Math.min(WARNING_MS, (clock.bank + clock.free) / 2)) ?? [];
  });
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Whether somebody's time at one of these seats has run out, and nothing but the others' patience goes on. */
export function isOut(clocks: Clocks | undefined, seats: readonly SeatId[]): boolean {
  return seats.some((seat) => clocks?.seats[seat]?.out === true);
}

/** What everybody is shown. */
export function shownClocks(
  clocks: Clocks,
  times: Pick<Times, 'now' | 'down'>,
): Readonly<Record<SeatId, ClockInfo>> {
  return Object.fromEntries(
    Object.entries(clocks.seats).map(([seat, clock]): [SeatId, ClockInfo] => {
      const ends = clock.out === true ? undefined : endOf(clock, times);
      const rests = ends === undefined ? undefined : restsUntil(times.now, times.down, clock.hours);
      return [
        seat,
        {
          left: leftOf(clock, times),
          runs: clock.since !== undefined && clock.out !== true,
          ...(ends === undefined ? {} : { ends: new Date(ends).toISOString() }),
          ...(rests === undefined ? {} : { rests: new Date(rests).toISOString() }),
          ...(clock.out === true ? { out: true } : {}),
          ...(clock.by === undefined ? {} : { by: clock.by }),
        },
      ];
    }),
  );
}
