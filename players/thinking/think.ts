/**
 * Thinking about a turn: a generator that works in small pieces, so that whoever runs it may do something else in
 * between, show how far it is, or have enough. A piece is a number of rollouts, never a time: the same sight gives the
 * same thought on every machine.
 */
import { Dice, fastDice, type Message, type Mind, type Seen, type Step } from '@sandtable/engine';
import { breadthOf, budgetOf, type Level } from './levels.ts';
import { askedIn, BY_HABIT, type Breadth, candidates, Follower, type Plan, playTurn } from './plans.ts';
import { difference, meanOf, race, type Runner, type Verdict } from './race.ts';
import { Value } from './value.ts';
import { tryOut } from './worlds.ts';

/** How far a thought is. */
export interface Progress {
  /** Rollouts done, of so many. */
  readonly done: number;
  readonly of: number;
}

/** A plan as it was judged. Plain JSON. */
export interface Judged {
  readonly steps: readonly Step[];
  /** The steps that leave a choice, in words, each with its question. */
  readonly told: readonly { readonly prompt: string; readonly option: string; readonly label: Message }[];
  /** The chance of winning after it. */
  readonly chance: number;
}

/** What came of thinking. Plain JSON: it can be kept beside a table, sent to a page, and followed later. */
export interface Thought {
  readonly seat: string;
  /** The turn to play. */
  readonly best: Judged;
  /** Whether it is the habit's own. */
  readonly isUsual: boolean;
  /** The best of the other plans; nothing where there was only one. */
  readonly second?: Judged;
  /** The chance before the turn. */
  readonly before: number;
  /** What the turn changes most, by feature: log-odds of winning. Largest first. */
  readonly moves: readonly { readonly feature: string; readonly by: number }[];
  /** What most parts the best from the second, in the same measure. */
  readonly decides: readonly { readonly feature: string; readonly by: number }[];
  /** How much better the best is than the second, and how sure that is: a paired difference and its standard error. */
  readonly lead: { readonly mean: number; readonly error: number };
  readonly plans: number;
  readonly worlds: number;
  readonly rollouts: number;
}

/** Seconds of work between two breaths, at the game's pace; half of what nobody would notice. */
const BREATH = 0.025;

/** Work in pieces, with what it comes to: whoever sends `true` wants what is known by now. */
export type Working<T> = Generator<Progress, T, boolean | undefined>;

/** Thinks about the turn that begins with this question. Whoever sends `true` wants what is known by now. */
export function* think(mind: Mind, seen: Seen, level: Level): Working<Thought> {
  const value = new Value(mind);
  return thoughtOf(mind, value, seen, yield* compare(mind, value, seen, level));
}

/** Which turn is best, and what came of each that was tried. */
export function* compare(mind: Mind, value: Value, seen: Seen, level: Level): Working<Verdict> {
  const plans = plansOf(mind, seen, breadthOf(level, mind.tempo));
  const of = budgetOf(level, mind.tempo);
  const piece = Math.max(1, Math.floor(mind.tempo.pace * BREATH));
  const running = race(plans, of, (plan, world) => tryOut(mind, value, seen, plan, world));
  for (let step = running.next(); ; ) {
    if (step.done === true) return step.value;
    const isEnough = step.value % piece === 0 && (yield { done: step.value, of }) === true;
    step = running.next(isEnough);
  }
}

/**
 * What the habit's own turn leads to, beside the option that looks next best: for whoever plays by habit and is to say why.
 * Nothing is chosen by it.
 */
export function reflect(mind: Mind, seen: Seen, breadth: Breadth, rollouts: number): Thought {
  const value = new Value(mind);
  const plans = plansOf(mind, seen, breadth);
  const running = race(plans, rollouts, (plan, world) => tryOut(mind, value, seen, plan, world));
  for (let step = running.next(); ; step = running.next()) {
    if (step.done !== true) continue;
    const { runners } = step.value;
    const [usual = step.value.best, second] = runners;
    return { ...thoughtOf(mind, value, seen, { ...step.value, best: usual, second }), plans: 1 };
  }
}

/** Where the number of options is a secret, the number of rollouts does not tell it: there is a plan at least. */
function plansOf(mind: Mind, seen: Seen, breadth: Breadth): readonly Plan[] {
  // The player's own dice may be slow (sealed); two draws from them start a fast source.
  const seed = `${seen.dice.below(2 ** 32)}/${seen.dice.below(2 ** 32)}`;
  return seen.options.length === 1 ? [BY_HABIT] : candidates(mind, seen, breadth, new Dice(fastDice(seed)));
}

export function thoughtOf(
  mind: Mind,
  value: Value,
  seen: Seen,
  { best, second, runners, rollouts }: Verdict,
): Thought {
  const now = askedIn(mind, seen, 0);
  const before = now === undefined ? undefined : value.of({ state: now.state, result: undefined }, seen.seat);
  const leadsBefore = before?.leads ?? [];
  const names = mind.features.names;
  const others = second === undefined ? undefined : leadsOf(second, names.length);
  const own = leadsOf(best, names.length);
  return {
    seat: seen.seat,
    best: judged(mind, value, seen, best),
    isUsual: best.plan === BY_HABIT,
    ...(second === undefined ? {} : { second: judged(mind, value, seen, second) }),
    before: value.calibrated(before?.chance ?? meanOf(best), seen.seat),
    moves: largest(names, (i) => (own[i] ?? 0) - (leadsBefore[i] ?? 0)),
    decides: others === undefined ? [] : largest(names, (i) => (own[i] ?? 0) - (others[i] ?? 0)),
    lead: second === undefined ? { mean: 0, error: 0 } : difference(best, second),
    plans: runners.length,
    worlds: Math.max(...runners.map(({ chances }) => chances.length)),
    rollouts,
  };
}

/** The mean lead by feature over the worlds that were not over. */
export function leadsOf({ leads, open }: Runner, length: number): readonly number[] {
  return Array.from({ length }, (_, i) => (open === 0 ? 0 : (leads[i] ?? 0) / open));
}

const MOST_NAMED = 4;
/** Log-odds that nobody would notice. */
const NOTHING = 0.02;

export function largest(
  names: readonly string[],
  by: (i: number) => number,
): { readonly feature: string; readonly by: number }[] {
  return names
    .map((feature, i) => ({ feature, by: by(i) }))
    .filter((one) => Math.abs(one.by) > NOTHING)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_NAMED);
}

/** The plan as it is played in the first world, in words: what was left to habit is written out. */
export function judged(mind: Mind, value: Value, seen: Seen, runner: Runner): Judged {
  const follower = new Follower(runner.plan.steps);
  const told: { prompt: string; option: string; label: Message }[] = [];
  const steps = playTurn(
    mind,
    seen,
    0,
    ({ prompt, options }) => follower.answer(prompt.key, options),
    (asked, option, label) => {
      if (asked.options.length > 1) told.push({ prompt: asked.prompt.key, option, label: label() });
    },
  );
  return { steps, told, chance: value.calibrated(meanOf(runner), seen.seat) };
}
