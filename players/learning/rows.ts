/** What learning looks at: the table at the beginning of a turn, and what came of the game. */
import {
  type Asked,
  fastDice,
  type Game,
  Match,
  type Mind,
  playOut,
  type SeatId,
  type Setting,
  Sight,
} from '@sandtable/engine';
import { findPlayer } from '../find.ts';
import type { Seating } from '../non-players.ts';
import { shareOf, Value } from '../thinking/value.ts';

/** A game to learn from. Plain JSON, so that it can be sent to a worker thread. */
export interface Lesson {
  readonly game: string;
  readonly setting: Setting;
  readonly seed: string;
  readonly seating: Seating;
}

/** One seat before one turn. Plain JSON. */
export interface Row {
  readonly seat: SeatId;
  /** The chance that the value told, before calibration. */
  readonly said: number;
  /** What came of it: 1 for a win, shared with those who won as well. */
  readonly won: number;
  /** The figures of the own side, then those of every rival, in the order of the features. */
  readonly sides: readonly (readonly number[])[];
}

/** One moment in so many is kept, of each seat: those of one game are much alike. */
const EVERY = 4;

/** Plays the game and gives its rows; the value looks at a world that the seat imagines, as it does in play. */
export function rowsOf(game: Game, lesson: Lesson): readonly Row[] {
  const { mind } = game;
  if (mind === undefined) throw new Error(`${game.id} has no mind to teach`);
  const match = Match.start(game, lesson.setting, fastDice(lesson.seed), { journal: false });
  const moments: Omit<Row, 'won'>[] = [];
  const turns = new Map<SeatId, { last: string | undefined; count: number }>();
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
    const player = findPlayer(game, lesson.seating[seat] ?? '');
    if (player === undefined) throw new Error(`${game.id} has no player "${String(lesson.seating[seat])}"`);
    const turn = mind.tempo.turnOf(askedAt(match, seat));
    const known = turns.get(seat) ?? { last: undefined, count: 0 };
    turns.set(seat, known);
    if (turn !== undefined && turn !== known.last && known.count++ % EVERY === 0)
      moments.push(...momentsOf(mind, match, seat));
    if (turn !== undefined) known.last = turn;
    match.reply(seat, player.answer(new Sight(match, seat)));
  }
  const { result } = match;
  if (result === undefined) throw new Error('the game is not over');
  return moments.map((moment) => ({ ...moment, won: shareOf(result, moment.seat) }));
}

function askedAt(match: Match, seat: SeatId): Asked {
  const { prompt } = match;
  if (prompt === undefined) throw new Error('nothing is asked');
  return { seat, prompt, options: match.menuOf(seat), state: match.state, dice: match.dice };
}

/** The seat before its turn, in a world of its own; where that is over, there is nothing to learn. */
function momentsOf(mind: Mind, match: Match, seat: SeatId): readonly Omit<Row, 'won'>[] {
  const world = new Sight(match, seat).imagine(0);
  playOut(world, { habit: mind.habit, isEnough: (asked) => asked.seat === seat });
  if (world.result !== undefined) return [];
  const { features } = mind;
  const sides = features.rows(world.state, features.sides(world.state, seat));
  const { chance } = new Value(mind).of({ state: world.state, result: undefined }, seat);
  return [{ seat, said: chance, sides: sides.map((side) => side.map(rounded)) }];
}

const FINE = 10_000;
const rounded = (figure: number): number => Math.round(figure * FINE) / FINE;
