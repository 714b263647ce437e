/** Time in which a clock runs: not while nobody could reach the server, nor while its owner rests. */
import type { Hours, Pace } from '../protocol/pace.ts';

/** From one moment to another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CHUNK_MS = 30 * DAY_MS;
/** Nobody rests for ever: there is time in every chunk but those of a holiday. */
const MOST_CHUNKS = 240;
const LONGEST_NIGHT = 10 * 60;
const MOST_HOLIDAYS = 42;
const YEAR_DAYS = 365;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** What the clocks of a zone show, as if it were UTC. */
function shownAt(time: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** When the clocks of a zone show that; of an hour that they leave out, shortly after. */
function timeOf(shown: number, zone: string): number {
  const guess = shown - (shownAt(shown, zone) - shown);
  return guess - (shownAt(guess, zone) - shown);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** What is wrong with somebody's hours, as a sentence. */
export function faultIn({ night, holidays }: Hours): string | undefined {
  if (night !== undefined) {
    const length = (minutesOf(night.to) - minutesOf(night.from) + 1440) % 1440;
    if (length > LONGEST_NIGHT) return 'A night has at most ten hours.';
  }
  const days = new Set<number>();
  for (const { from, to } of holidays) {
    const [first, last] = [dayOf(from), dayOf(to)];
    if (Number.isNaN(first) || Number.isNaN(last) || last < first)
      return `There is no holiday from ${from} to ${to}.`;
    if (last - first > YEAR_DAYS * DAY_MS) return 'A holiday is shorter than a year.';
    for (let day = first; day <= last; day += DAY_MS) days.add(day / DAY_MS);
  }
  const sorted = [...days].sort((a, b) => a - b);
  const isMany = sorted.some((day, i) => day - (sorted[i - MOST_HOLIDAYS] ?? -Infinity) < YEAR_DAYS);
  return isMany ? `Nobody has more than ${MOST_HOLIDAYS} days of holiday in a year.` : undefined;
}

type Rests = Extract<Pace, { kind: 'days' }>['rests'];

/** Only what a table honours of somebody's hours. */
export function honoured({ zone, night, weekend, holidays }: Hours, rests: Rests): Hours | undefined {
  const kept: Hours = {
    zone,
    ...(night !== undefined && rests.includes('night') ? { night } : {}),
    weekend: rests.includes('weekend') ? weekend : [],
    holidays: rests.includes('holiday') ? holidays : [],
  };
  return kept.night === undefined && kept.weekend.length + kept.holidays.length === 0 ? undefined : kept;
}

/** The parts of a span in which somebody rests; they may lie over each other. */
function restsIn({ from, to }: Span, { zone, night, weekend, holidays }: Hours): readonly Span[] {
  const rests: Span[] = [];
  const at = (day: number, minutes: number) => timeOf(day + minutes * MINUTE_MS, zone);
  const first = Math.floor(shownAt(from, zone) / DAY_MS) * DAY_MS - DAY_MS;
  for (let day = first; day <= to + DAY_MS; day += DAY_MS) {
    if (night !== undefined) {
      const [start, end] = [minutesOf(night.from), minutesOf(night.to)];
      rests.push({ from: at(day, start), to: at(day, end <= start ? end + 1440 : end) });
    }
    const isFree =
      weekend.includes(new Date(day).getUTCDay()) ||
      holidays.some((holiday) => day >= dayOf(holiday.from) && day <= dayOf(holiday.to));
    if (isFree) rests.push({ from: at(day, 0), to: at(day, 1440) });
  }
  return rests;
}

/** The parts of a span in which a clock stands still, in order, none over another. */
function idleIn(span: Span, down: readonly Span[], hours: Hours | undefined): readonly Span[] {
  const all = [...down, ...(hours === undefined ? [] : restsIn(span, hours))]
    .map(({ from, to }) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const next of all) {
    const last = merged.at(-1);
    if (last !== undefined && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else merged.push({ ...next });
  }
  return merged;
}

/** For how long a clock ran from one moment to another. */
export function ranIn(span: Span, down: readonly Span[], hours: Hours | undefined): number {
  const idle = idleIn(span, down, hours).reduce((sum, { from, to }) => sum + (to - from), 0);
  return Math.max(0, span.to - span.from - idle);
}

/** When a clock that runs from then on has run for so long. */
export function whenRun(from: number, ms: number, down: readonly Span[], hours: Hours | undefined): number {
  let left = ms;
  let at = from;
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk++) {
    const end = at + CHUNK_MS;
    for (const idle of idleIn({ from: at, to: end }, down, hours)) {
      if (at + left <= idle.from) return at + left;
      left -= idle.from - at;
      at = idle.to;
    }
    if (at + left <= end) return at + left;
    left -= end - at;
    at = end;
  }
  return at + left;
}

/** When somebody who rests at that moment goes on; undefined when the clock runs. */
export function restsUntil(now: number, down: readonly Span[], hours: Hours | undefined): number | undefined {
  const idle = idleIn({ from: now, to: now + 2 * CHUNK_MS }, down, hours)[0];
  return idle !== undefined && idle.from <= now ? idle.to : undefined;
}
