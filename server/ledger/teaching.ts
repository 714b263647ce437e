/** What a teacher works out of a game: hints, its course, a review. Knows no thread: whoever runs it goes piece by piece. */
import { type Game, Match, type Position, type SeatId, Sight } from '@sandtable/engine';
import {
  courseOf,
  type CoursePoint,
  type Hint,
  hintFor,
  type Knowing,
  LEVELS,
  nonPlayerSeats,
  type Played,
  type Review,
  reviewOf,
  type Working,
} from '@sandtable/players';
import { Denial } from '../denial.ts';
import { beginning } from './ledger.ts';
import type { Recorded } from './replaying.ts';

/** The best turn for a seat that is asked. */
export interface GiveHint {
  readonly kind: 'hint';
  readonly position: Position;
  readonly seat: SeatId;
  /** Of one core, roughly. */
  readonly seconds: number;
}

/** The chances before every turn from a moment on, as somebody knows them. */
export interface TellCourse {
  readonly kind: 'course';
  readonly recorded: Recorded;
  readonly knowing: Knowing;
  readonly from: number;
}

/** A game that is over, looked at again. */
export interface MakeReview {
  readonly kind: 'review';
  readonly recorded: Recorded;
  /** Whose decisions are looked at; all that no chart of the rulebook holds when there are none. */
  readonly seats: readonly SeatId[];
  readonly seconds: number;
}

export type Teaching = GiveHint | TellCourse | MakeReview;

/** What comes of it, by kind. */
export interface Taught {
  readonly hint: Hint;
  readonly course: readonly CoursePoint[];
  readonly review: Review;
}

export function teaching(game: Game, task: Teaching): Working<Taught[Teaching['kind']]> {
  const { mind } = game;
  if (mind === undefined) throw new Denial('no-teacher');
  switch (task.kind) {
    case 'hint': {
      const match = Match.resume(game, task.position, { journal: false });
      return hintFor(mind, new Sight(match, task.seat), levelFor(task.seconds));
    }
    case 'course':
      return courseOf(mind, playedFrom(game, task.recorded), task.knowing, task.from);
    case 'review': {
      const { recorded, seconds } = task;
      const seats = task.seats.length > 0 ? task.seats : freeSeats(game, recorded);
      return reviewOf(mind, playedFrom(game, recorded), { seats, seconds });
    }
  }
}

/** As wide as the strongest level looks, for as long as is wished. */
function levelFor(seconds: number): (typeof LEVELS)[number] {
  const strongest = LEVELS.at(-1);
  if (strongest === undefined) throw new Error('there are no levels');
  return { ...strongest, seconds };
}

function playedFrom(game: Game, { setting, start, answers }: Recorded): Played {
  return { game, begin: () => beginning(game, setting, start), answers };
}

function freeSeats(game: Game, { setting }: Recorded): readonly SeatId[] {
  const held = nonPlayerSeats(game, setting);
  return game
    .seats(setting)
    .map(({ id }) => id)
    .filter((seat) => !held.includes(seat));
}
