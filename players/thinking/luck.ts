/**
 * Luck told apart from choice. A turn is played again, with the same answers, in worlds with other dice and cards: what
 * the seats got there in the mean is what they chose; the rest of what really happened is luck.
 */
import {
  type Answer,
  type Match,
  type Mind,
  playOut,
  type SeatId,
  Sight,
  type Step,
} from '@sandtable/engine';
import { Chances, type Played } from './course.ts';
import { Follower } from './plans.ts';
import type { Stretch } from './runs.ts';
import type { Working } from './think.ts';
import { Value } from './value.ts';

/** What a turn gave each seat beyond what its answers give in the mean; chances before calibration. */
export interface TurnLuck extends Stretch {
  readonly luck: Readonly<Record<SeatId, number>>;
}

/** Worlds in which every turn is played again. */
const WORLDS = 8;
/** More answers than any turn takes. */
const MOST_ANSWERS = 2000;

/** The luck of the turns, in order. Whoever sends `true` wants those known by now. */
export function* luckOf(
  mind: Mind,
  { begin, answers }: Played,
  stretches: readonly Stretch[],
): Working<readonly TurnLuck[]> {
  const match = begin();
  const first = match.seq;
  const chances = new Chances(mind);
  const found: TurnLuck[] = [];
  const go = (to: number): void => {
    for (const answer of answers.slice(match.seq - first, to - first)) match.give(answer);
  };
  for (const [i, stretch] of stretches.entries()) {
    go(stretch.from);
    const expected = expectedAfter(mind, match, answers.slice(stretch.from - first, stretch.to - first));
    go(stretch.to);
    const real = chances.plainly(match, 'each');
    const luck = Object.fromEntries(
      match.seats.map((seat) => [seat, (real[seat] ?? 0) - (expected[seat] ?? 0)]),
    );
    found.push({ ...stretch, luck });
    if ((yield { done: i + 1, of: stretches.length }) === true) return found;
  }
  return found;
}

/** What the same answers give in the mean, as each seat sees it; where nothing is hidden, all see the same. */
function expectedAfter(
  mind: Mind,
  match: Match,
  answers: readonly Answer[],
): Readonly<Record<SeatId, number>> {
  const value = new Value(mind);
  const steps = stepsIn(match, answers);
  const sums = new Map<SeatId, number>();
  const viewers: readonly string[] = match.game.isOpen === true ? ['spectator'] : match.seats;
  for (const viewer of viewers)
    for (let world = 0; world < WORLDS; world++) {
      const end = played(mind, new Sight(match, viewer), world, steps);
      for (const seat of match.game.isOpen === true ? match.seats : [viewer])
        sums.set(seat, (sums.get(seat) ?? 0) + value.of(end, seat).chance);
    }
  return Object.fromEntries(match.seats.map((seat) => [seat, (sums.get(seat) ?? 0) / WORLDS]));
}

/** What each seat answered, as a script. */
function stepsIn(match: Match, answers: readonly Answer[]): ReadonlyMap<SeatId, readonly Step[]> {
  const steps = new Map<SeatId, Step[]>();
  const walk = match.fork();
  for (const answer of answers) {
    const { seat, option, aside } = answer;
    if (aside !== true) {
      const own = steps.get(seat) ?? [];
      own.push({ prompt: walk.prompt?.key ?? '', option });
      steps.set(seat, own);
    }
    walk.give(answer);
  }
  return steps;
}

/** The same turn in another world, to where the next begins. */
function played(
  mind: Mind,
  sight: Sight<unknown, unknown>,
  number: number,
  steps: ReadonlyMap<SeatId, readonly Step[]>,
): ReturnType<Sight<unknown, unknown>['imagine']> {
  const world = sight.imagine(number);
  const followers = new Map([...steps].map(([seat, script]) => [seat, new Follower(script)]));
  let turn: string | undefined;
  let asks = 0;
  playOut(world, {
    habit: mind.habit,
    instead: ({ seat, prompt, options }) => followers.get(seat)?.answer(prompt.key, options),
    isEnough: (asked) => {
      const now = mind.tempo.turnOf(asked);
      if (asks++ === 0) turn = now;
      return (now !== undefined && now !== turn) || asks > MOST_ANSWERS;
    },
  });
  return world;
}
