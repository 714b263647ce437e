/** A game in five sentences: who won, who stood best, where it swung, whom luck favoured, what cost most. */
import { type Message, mindWords, type Result, type SeatId, speaker } from '@sandtable/engine';
import type { CoursePoint } from './course.ts';
import type { TurnLuck } from './luck.ts';
import type { Review } from './review.ts';

const say = speaker<typeof mindWords.en>();

type Told = Pick<Review, 'course' | 'luck' | 'luckSum' | 'points'>;

/** Chances that nobody would call a swing, or luck. */
const MUCH = 0.05;
const percent = (chance: number): number => Math.round(chance * 100);

export function storyOf(told: Told, result: Result | undefined): readonly Message[] {
  return [ended(result), ...stoodBest(told.course), swung(told), favoured(told.luckSum), cost(told.points)];
}

function ended(result: Result | undefined): Message {
  if (result === undefined) return say('review.unfinished', '');
  const { winners, reason } = result;
  const rule = reason.rule ?? '';
  return winners.length === 0
    ? say('review.lost', rule, { reason })
    : say('review.won', rule, { seats: winners, reason });
}

/** Who led before most turns, and how often the lead changed hands. */
function stoodBest(course: readonly CoursePoint[]): readonly Message[] {
  const leaders = course
    .filter(({ turn }) => turn !== undefined)
    .map(({ chances }) => largestIn(chances).seat);
  const times = new Map<SeatId, number>();
  for (const seat of leaders) times.set(seat, (times.get(seat) ?? 0) + 1);
  const [most] = [...times].toSorted(([, a], [, b]) => b - a);
  if (most === undefined) return [];
  const changes = leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
  const [seat, turns] = most;
  return [say('review.course', '', { seat, turns, of: leaders.length, changes })];
}

/** The turn that moved one seat's chance most, and whether luck or choice did. */
function swung({ course, luck }: Told): Message {
  let found: { seat: SeatId; turn: number; from: number; to: number } | undefined;
  for (const [i, { chances }] of course.entries()) {
    const next = course[i + 1];
    if (next === undefined) break;
    for (const [seat, from] of Object.entries(chances)) {
      const to = next.chances[seat] ?? from;
      if (found === undefined || Math.abs(to - from) > Math.abs(found.to - found.from))
        found = { seat, turn: i + 1, from, to };
    }
  }
  if (found === undefined || Math.abs(found.to - found.from) < MUCH) return say('review.calm', '');
  const { seat, turn, from, to } = found;
  const by = luck[turn - 1]?.luck[seat] ?? 0;
  const isLuck = Math.sign(by) === Math.sign(to - from) && Math.abs(by) > Math.abs(to - from) / 2;
  return say('review.swing', '', { seat, turn, from: percent(from), to: percent(to), luck: isLuck });
}

function favoured(sums: Readonly<Record<SeatId, number>>): Message {
  const most = largestIn(sums);
  const least = Object.entries(sums).reduce<{ seat: SeatId; value: number }>(
    (worst, [seat, value]) => (value < worst.value ? { seat, value } : worst),
    { seat: '', value: Number.POSITIVE_INFINITY },
  );
  if (most.value < MUCH || least.value > -MUCH) return say('review.even', '');
  return say('review.luck', '', {
    most: most.seat,
    gain: percent(most.value),
    least: least.seat,
    loss: percent(-least.value),
  });
}

function cost([first]: Told['points']): Message {
  if (first === undefined) return say('review.sound', '');
  const { seat, turn, chances } = first;
  return say('review.turned', '', { seat, turn, cost: percent(chances.better - chances.played) });
}

function largestIn(values: Readonly<Record<SeatId, number>>): { seat: SeatId; value: number } {
  return Object.entries(values).reduce(
    (best, [seat, value]) => (value > best.value ? { seat, value } : best),
    { seat: '', value: Number.NEGATIVE_INFINITY },
  );
}
