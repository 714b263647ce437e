/**
 * A finished game looked at again: where it turned, what would have been better, what was luck, and how well each seat
 * played beside the levels. Works in pieces, knows no game, and comes to the same on every machine.
 */
import type { Message, Mind, SeatId, Step } from '@sandtable/engine';
import { courseOf, type CoursePoint, type Played } from './course.ts';
import { named } from './explain.ts';
import { costOf, type Effort, Judge, type Judgement } from './judging.ts';
import { luckOf, type TurnLuck } from './luck.ts';
import { meanOf } from './race.ts';
import { decisionsOf, type Run } from './runs.ts';
import { storyOf } from './story.ts';
import { judged, largest, leadsOf, type Progress, type Working } from './think.ts';
import { Value } from './value.ts';

/** A decision that cost its seat much. */
export interface TurningPoint {
  readonly seat: SeatId;
  /** Answers given before it. */
  readonly moment: number;
  /** The number of its turn, counted from the first. */
  readonly turn: number;
  /** What was played, answer by answer. */
  readonly played: readonly Message[];
  /** What was better. */
  readonly better: { readonly steps: readonly Step[]; readonly told: readonly Message[] };
  /** The chance of winning after either, and what lies between: measured in the same imagined games. */
  readonly chances: { readonly played: number; readonly better: number };
  readonly cost: { readonly mean: number; readonly error: number };
  /** What parts the better from what was played, in words; nothing where no feature does. */
  readonly decides?: Message;
  readonly worlds: number;
}

/** How well a seat chose. */
export interface Accuracy {
  /** Decisions that were looked at. */
  readonly decisions: number;
  /** Of the chance that the best decisions would have kept, so much was kept: 1 is all of it. */
  readonly kept: number;
  /** The same of the levels, at the same decisions. */
  readonly levels: Readonly<Record<string, number>>;
}

/** Plain JSON. */
export interface Review {
  readonly format: 'sandtable-review';
  readonly game: string;
  readonly version: number;
  /** The seats whose decisions were looked at. */
  readonly seats: readonly SeatId[];
  /** Answers of the game. */
  readonly last: number;
  readonly winners: readonly SeatId[];
  readonly course: readonly CoursePoint[];
  /** The largest cost first, at most five. */
  readonly points: readonly TurningPoint[];
  readonly luck: readonly TurnLuck[];
  /** The sum of its luck over the game, by seat: chances before calibration. */
  readonly luckSum: Readonly<Record<SeatId, number>>;
  readonly accuracy: Readonly<Record<SeatId, Accuracy>>;
  /** The game in a few sentences. */
  readonly story: readonly Message[];
  readonly rollouts: number;
}

/** A cost is told when it exceeds its standard error by so many times, and is so many chances at least. */
const SURELY = 2;
const LEAST = 0.01;
const MOST_POINTS = 5;
/** So many of the costliest decisions are measured once more. */
const SUSPECTS = 10;
/** How the rollouts are shared out: searching, what a quick level would play, measuring, and measuring once more. */
const SHARES = { search: 0.45, quick: 0.1, measure: 0.2, again: 0.25 } as const;
/** Plans that are measured: what was played, the best, and what two levels would have played. */
const MEASURED = 4;
const FEWEST = { search: 12, quick: 6, measure: 4, again: 24 } as const;
/** What is shown of progress: parts of the whole. */
const WHOLE = 1000;

export interface ReviewWish {
  /** Whose decisions are looked at. */
  readonly seats: readonly SeatId[];
  /** Of one core, roughly. */
  readonly seconds: number;
}

/** Looks at a game that is over. Whoever sends `true` has had enough: what is known by then is told. */
export function* reviewOf(mind: Mind, played: Played, wish: ReviewWish): Working<Review> {
  const { game, answers, begin } = played;
  const course = yield* part(courseOf(mind, played, 'each'), 0, 0.03);
  const { runs, stretches } = yield* part(decisionsOf(mind, played, wish.seats), 0.03, 0.06);
  const luck = yield* part(luckOf(mind, played, stretches), 0.06, 0.2);
  const value = new Value(mind);
  const rollouts = Math.round(wish.seconds * mind.tempo.pace);
  const effort = effortFor(runs.length, rollouts);
  const judge = new Judge(game, mind, value);
  const judgements = yield* part(judgeAll(judge, runs, effort), 0.2, 0.8);
  const points = yield* part(pointsIn(mind, value, judge, judgements, effort), 0.8, 1);
  const end = begin();
  for (const answer of answers) end.give(answer);
  const told = {
    format: 'sandtable-review',
    game: game.id,
    version: game.version,
    seats: wish.seats,
    last: end.seq,
    winners: end.result?.winners ?? [],
    course,
    points,
    luck,
    luckSum: summed(end.seats, luck),
    accuracy: accuracyOf(wish.seats, judgements),
    rollouts,
  } as const;
  return { ...told, story: storyOf(told, end.result) };
}

type Efforts = Effort & { readonly quick: number; readonly again: number };

function effortFor(runs: number, rollouts: number): Efforts {
  const each = (share: number, least: number): number =>
    Math.max(least, Math.floor((rollouts * share) / Math.max(1, runs)));
  return {
    search: each(SHARES.search, FEWEST.search),
    quick: each(SHARES.quick, FEWEST.quick),
    measure: Math.max(FEWEST.measure, Math.floor(each(SHARES.measure, 0) / MEASURED)),
    again: Math.max(FEWEST.again, Math.floor((rollouts * SHARES.again) / SUSPECTS / 2)),
  };
}

/** Work that is one part of a longer one. */
function* part<T>(work: Working<T>, from: number, to: number): Working<T> {
  let isEnough: boolean | undefined;
  for (;;) {
    const step = work.next(isEnough);
    if (step.done === true) return step.value;
    const { done, of } = step.value;
    const progress: Progress = { done: Math.round((from + ((to - from) * done) / of) * WHOLE), of: WHOLE };
    isEnough = yield progress;
  }
}

function* judgeAll(judge: Judge, runs: readonly Run[], effort: Efforts): Working<readonly Judgement[]> {
  const judgements: Judgement[] = [];
  for (const [i, run] of runs.entries()) {
    judgements.push(judge.judge(run, effort, effort.quick));
    if ((yield { done: i + 1, of: runs.length }) === true) break;
  }
  return judgements;
}

function* pointsIn(
  mind: Mind,
  value: Value,
  judge: Judge,
  judgements: readonly Judgement[],
  { again }: Efforts,
): Working<readonly TurningPoint[]> {
  const suspects = judgements
    .filter((one) => costOf(one).mean > 0)
    .toSorted((a, b) => costOf(b).mean - costOf(a).mean)
    .slice(0, SUSPECTS);
  const points: TurningPoint[] = [];
  for (const [i, suspect] of suspects.entries()) {
    const point = pointOf(mind, value, judge.again(suspect, again));
    if (point !== undefined) points.push(point);
    if ((yield { done: i + 1, of: suspects.length }) === true) break;
  }
  const sorted = points.toSorted((a, b) => b.cost.mean - a.cost.mean);
  // A turn of several decisions turned once.
  const isFirst = ({ seat, turn }: TurningPoint, i: number): boolean =>
    sorted.findIndex((other) => other.seat === seat && other.turn === turn) === i;
  return sorted.filter(isFirst).slice(0, MOST_POINTS);
}

/** Nothing where the cost may be chance. */
function pointOf(mind: Mind, value: Value, judgement: Judgement): TurningPoint | undefined {
  const { run, seen, played, best } = judgement;
  const { seat, moment, turn, told } = run;
  const cost = costOf(judgement);
  const chances = {
    played: value.calibrated(meanOf(played), seat),
    better: value.calibrated(meanOf(best), seat),
  };
  if (cost.mean <= SURELY * cost.error || chances.better - chances.played < LEAST) return undefined;
  const { names } = mind.features;
  const [own, other] = [leadsOf(best, names.length), leadsOf(played, names.length)];
  const better = judged(mind, value, seen, best);
  const decides = named(
    largest(names, (i) => (own[i] ?? 0) - (other[i] ?? 0)),
    seen.prompt.rule ?? '',
  );
  return {
    seat,
    moment,
    turn,
    played: told,
    better: { steps: better.steps, told: better.told.map(({ label }) => label) },
    chances,
    cost,
    ...(decides === undefined ? {} : { decides }),
    worlds: played.chances.length,
  };
}

function summed(seats: readonly SeatId[], luck: readonly TurnLuck[]): Readonly<Record<SeatId, number>> {
  return Object.fromEntries(
    seats.map((seat) => [seat, luck.reduce((sum, turn) => sum + (turn.luck[seat] ?? 0), 0)]),
  );
}

function accuracyOf(
  seats: readonly SeatId[],
  judgements: readonly Judgement[],
): Readonly<Record<SeatId, Accuracy>> {
  const of = (seat: SeatId): Accuracy => {
    const own = judgements.filter(({ run }) => run.seat === seat);
    const best = own.reduce((sum, one) => sum + meanOf(one.best), 0);
    const kept = (runner: (one: Judgement) => Judgement['best'] | undefined): number => {
      const sum = own.reduce((total, one) => total + meanOf(runner(one) ?? one.best), 0);
      return best === 0 ? 1 : Math.min(1, sum / best);
    };
    return {
      decisions: own.length,
      kept: kept(({ played }) => played),
      levels: {
        steady: kept(({ levels }) => levels['steady']),
        practised: kept(({ levels }) => levels['practised']),
      },
    };
  };
  return Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
}
