/** Notification settings: their defaults, and quiet hours. */
import type { NoticeWishes } from '../protocol/notices.ts';

const NOTHING_SAID: NoticeWishes = { language: 'en', zone: 'UTC', off: [], bundle: 'soon' };

export function wishesFrom(stored: string | undefined): NoticeWishes {
  return stored === undefined ? NOTHING_SAID : { ...NOTHING_SAID, ...(JSON.parse(stored) as NoticeWishes) };
}

/** Whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** Nothing is sent so soon after a message: what comes meanwhile is told together. */
export function gapAfter({ bundle }: Pick<NoticeWishes, 'bundle'>, soonMs: number): number {
  if (bundle === 'soon') return soonMs;
  return (bundle === 'hourly' ? 60 : DAY) * MINUTE_MS;
}

/** When the quiet hours end in which `now` lies; undefined when somebody may be called. */
export function quietUntil(now: number, { quiet, zone }: NoticeWishes): number | undefined {
  if (quiet === undefined) return undefined;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  if (!isBetween(minuteOfDay(now, zone), from, to)) return undefined;
  const end = now + untilMinute(now, zone, to) * MINUTE_MS;
  // The clocks may be changed that night: what the zone's clock shows then is what counts.
  const off = apart(to, minuteOfDay(end, zone));
  return end + off * MINUTE_MS - (end % MINUTE_MS);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Also over midnight. */
function isBetween(minute: number, from: number, to: number): boolean {
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

function untilMinute(now: number, zone: string, to: number): number {
  return (to - minuteOfDay(now, zone) + DAY) % DAY;
}

/** From one minute of the day to the other, whichever way is shorter. */
function apart(to: number, from: number): number {
  return ((to - from + DAY + DAY / 2) % DAY) - DAY / 2;
}

function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
