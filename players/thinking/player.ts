/** The players that every game with a mind has: one for each level. */
import {
  type Asked,
  type Game,
  type Message,
  type Mind,
  mindWords,
  type Player,
  type Reply,
  type Seen,
  speaker,
} from '@sandtable/engine';
import { explainOpenly } from './explain.ts';
import { ASIDE, asideRollouts, budgetOf, type Level, LEVELS } from './levels.ts';
import { Memory } from './memory.ts';
import { askedIn, drawn, Follower } from './plans.ts';
import { reflect, think, type Thought } from './think.ts';

const say = speaker<typeof mindWords.en>();

/** Chances of winning by which a careless answer must look better to be given e times as often. */
const CARELESS_HEAT = 0.05;

/** Made once a game: what they have in memory then serves whoever asks for them again. */
const MADE = new WeakMap<Mind, readonly Player[]>();

/** The five levels of a game, weakest first; none for a game without a mind. */
export function mindsOf({ mind }: Game): readonly Player[] {
  if (mind === undefined) return [];
  const players = MADE.get(mind) ?? LEVELS.map((level) => mindedPlayer(mind, level));
  MADE.set(mind, players);
  return players;
}

export function mindedPlayer(mind: Mind, level: Level): Player {
  if (budgetOf(level, mind.tempo) === 0)
    return { id: level.id, imagines: true, answer: (seen) => byHabit(mind, seen, level) };
  const memory = new Memory<Thought>();
  return { id: level.id, imagines: true, answer: (seen) => thoughtfully(mind, seen, level, memory) };
}

/**
 * The turn was planned at its first question. That plan is found again: thought through once more from the same sight,
 * unless it is still in memory, which saves time and changes nothing.
 */
function thoughtfully(mind: Mind, seen: Seen, level: Level, memory: Memory<Thought>): Reply {
  const { key, rule = '' } = seen.prompt;
  const isVeiled = mind.tempo.isVeiled?.(key) === true;
  if (seen.options.length === 1 && !isVeiled) return onlyOption(seen);
  const { seen: first, prompts, mark } = seen.origin();
  if (!isWorthy(mind, first)) return byHabit(mind, seen, level);
  const thought = memory.keep(mark, () => finish(think(mind, first, level)));
  const option = planned(thought, prompts, seen) ?? habitually(mind, seen)?.option ?? seen.options[0] ?? '';
  // To have thought about what is veiled is to have had a choice.
  if (isVeiled) return { option };
  if (prompts.length > 0) return { option, why: [say('mind.planned', rule)] };
  return { option, why: [...explainOpenly(thought, rule, mind), ...habitsOwn(mind, seen, option)] };
}

/** What the habit says of an option that it would take itself. */
function habitsOwn(mind: Mind, seen: Seen, option: string): readonly Message[] {
  const asked = askedIn(mind, seen, 0);
  return asked === undefined ? [] : (mind.habit.why?.(asked, option) ?? []);
}

function isWorthy({ tempo }: Mind, { prompt, options }: Seen): boolean {
  return (
    (options.length > 1 || tempo.isVeiled?.(prompt.key) === true) && (tempo.isWorthy?.(prompt.key) ?? true)
  );
}

/** What the plan says here, after the questions that the seat has answered since it was made. */
function planned({ best }: Thought, prompts: readonly string[], seen: Seen): string | undefined {
  const follower = new Follower(best.steps);
  for (const prompt of prompts) follower.answer(prompt, []);
  return follower.answer(seen.prompt.key, seen.options);
}

function finish<T>(work: Generator<unknown, T, boolean | undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function byHabit(mind: Mind, seen: Seen, { careless }: Level): Reply {
  if (seen.options.length === 1) return onlyOption(seen);
  const { rule = '' } = seen.prompt;
  const asked = askedIn(mind, seen, 0);
  if (asked === undefined) return onlyOption(seen);
  if (careless > 0 && seen.dice.below(careless) === 0) {
    const option = drawn(mind, asked, seen.dice, CARELESS_HEAT) ?? seen.options[0] ?? '';
    return { option, why: [say('mind.careless', rule)] };
  }
  const option = mind.habit.begin(seen.seat).answer(asked);
  return { option, why: [...prospects(mind, seen, rule), ...reasons(mind, asked, option, rule)] };
}

function reasons(mind: Mind, asked: Asked, option: string, rule: string): readonly Message[] {
  const why = mind.habit.why?.(asked, option) ?? [];
  return why.length > 0 ? why : [say('mind.thumb', rule)];
}

/** Where a turn begins, what the habit's own promises beside the next best option. */
function prospects(mind: Mind, seen: Seen, rule: string): readonly Message[] {
  if (!isWorthy(mind, seen) || mind.tempo.isVeiled?.(seen.prompt.key) === true) return [];
  if (seen.origin().prompts.length > 0) return [];
  return explainOpenly(reflect(mind, seen, ASIDE, asideRollouts(mind.tempo)), rule, mind);
}

function habitually(mind: Mind, seen: Seen): Reply | undefined {
  const asked = askedIn(mind, seen, 0);
  return asked === undefined ? undefined : { option: mind.habit.begin(seen.seat).answer(asked) };
}

function onlyOption({ options }: Seen): Reply {
  return { option: options[0] ?? '' };
}
