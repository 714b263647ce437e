/** Trying a plan in a world: the plan's turn, then everybody by habit, until the world is appraised. */
import { type Asked, type Mind, playOut, type Seen } from '@sandtable/engine';
import { Follower, type Plan } from './plans.ts';
import type { Appraisal, Value } from './value.ts';

/** More answers than any game asks before turns change: a habit that goes round in circles is cut short. */
const MOST_ANSWERS = 2000;

export function tryOut(mind: Mind, value: Value, seen: Seen, plan: Plan, number: number): Appraisal {
  const { seat } = seen;
  const world = seen.imagine(number);
  const follower = plan.steps.length === 0 ? undefined : new Follower(plan.steps);
  playOut(world, {
    habit: mind.habit,
    instead: ({ seat: asked, prompt, options }: Asked) =>
      asked === seat ? follower?.answer(prompt.key, options) : undefined,
    isEnough: farEnough(mind),
  });
  return value.of(world, seat);
}

/** True at the first question after as many turns as the game looks ahead. */
function farEnough({ tempo }: Mind): (asked: Asked) => boolean {
  let last: string | undefined;
  let turns = 0;
  let answers = 0;
  let most = 0;
  return (asked) => {
    const turn = tempo.turnOf(asked);
    answers++;
    if (answers === 1) most = tempo.horizon(asked.state);
    // A thought in the middle of things counts the turn it is in.
    if (answers === 1 && turn === undefined) turns++;
    if (turn === undefined || turn === last) return answers > MOST_ANSWERS;
    last = turn;
    turns++;
    return turns > most;
  };
}
