/** How a game went: the chance of every seat before each of its turns. */
import {
  type Answer,
  type Asked,
  type Game,
  type Match,
  type Mind,
  type SeatId,
  Sight,
  type Viewer,
} from '@sandtable/engine';
import type { Working } from './think.ts';
import { shareOf, Value } from './value.ts';

/** A game to look back at. */
export interface Played {
  readonly game: Game;
  /** The match before the first of the answers, with history. */
  readonly begin: () => Match;
  readonly answers: readonly Answer[];
}

/** The table before a turn, or after the last. Plain JSON. */
export interface CoursePoint {
  /** Answers given before it. */
  readonly moment: number;
  /** The turn that begins here, as the game names it; not there at the end, or while a turn is in progress. */
  readonly turn?: string;
  readonly chances: Readonly<Record<SeatId, number>>;
}

/** Whose knowledge the chances are told from: one viewer's, or each seat's own. */
export type Knowing = Viewer | 'each';

/** So many imagined worlds tell a chance where something is hidden; where nothing is, one does. */
const WORLDS = 4;

/** A mind's chances from what somebody knows. */
export class Chances {
  private readonly mind: Mind;
  private readonly value: Value;

  constructor(mind: Mind) {
    this.mind = mind;
    this.value = new Value(mind);
  }

  /** The chances of all seats at the beginning of a turn or at the end, before calibration. */
  plainly(match: Match, knowing: Knowing): Readonly<Record<SeatId, number>> {
    const { seats, result, game } = match;
    const of = (seat: SeatId): number => {
      if (result !== undefined) return shareOf(result, seat);
      const sight = new Sight(match, knowing === 'each' ? seat : knowing);
      const worlds = game.isOpen === true ? 1 : WORLDS;
      let sum = 0;
      for (let world = 0; world < worlds; world++) {
        const { state } = sight.imagine(world);
        sum += this.value.of({ state, result: undefined }, seat).chance;
      }
      return sum / worlds;
    };
    return Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
  }

  /** The same, put right by what happened in play. The end needs no calibration. */
  told(match: Match, knowing: Knowing): Readonly<Record<SeatId, number>> {
    const plain = this.plainly(match, knowing);
    return match.result === undefined ? this.calibrated(plain) : plain;
  }

  calibrated(chances: Readonly<Record<SeatId, number>>): Readonly<Record<SeatId, number>> {
    return Object.fromEntries(
      Object.entries(chances).map(([seat, chance]) => [seat, this.value.calibrated(chance, seat)]),
    );
  }
}

/** Knows when a turn begins: only there a value may be asked. */
export class Turns {
  private last: string | undefined;
  private readonly mind: Mind;

  constructor(mind: Mind) {
    this.mind = mind;
  }

  /** The turn that begins with the pending question; nothing in the middle of one. */
  beginsAt(match: Match): string | undefined {
    const asked = askedAt(match);
    const turn = asked === undefined ? undefined : this.mind.tempo.turnOf(asked);
    if (turn === undefined || turn === this.last) return undefined;
    this.last = turn;
    return turn;
  }
}

/** The pending question with all of the table: only its name and whose turn it is may be taken from it. */
export function askedAt(match: Match): Asked | undefined {
  const [seat] = match.turn;
  const { prompt } = match;
  if (seat === undefined || prompt === undefined) return undefined;
  return { seat, prompt, options: match.menuOf(seat), state: match.state, dice: match.dice };
}

/** Answers between two breaths. */
const PIECE = 20;

/**
 * The chances before every turn from a moment on, and after the last. Whoever sends `true` wants what is known by now.
 */
export function* courseOf(
  mind: Mind,
  { begin, answers }: Played,
  knowing: Knowing,
  from = 0,
): Working<readonly CoursePoint[]> {
  const match = begin();
  const first = match.seq;
  const chances = new Chances(mind);
  const turns = new Turns(mind);
  const points: CoursePoint[] = [];
  for (let at = 0; ; at++) {
    const turn = turns.beginsAt(match);
    const isShown = turn !== undefined || match.result !== undefined;
    if (isShown && match.seq >= from)
      points.push({
        moment: match.seq,
        ...(turn === undefined ? {} : { turn }),
        chances: chances.told(match, knowing),
      });
    const answer = answers[at];
    if (answer === undefined) return points;
    match.give(answer);
    if (at % PIECE === 0 && (yield { done: match.seq - first, of: answers.length }) === true) return points;
  }
}
