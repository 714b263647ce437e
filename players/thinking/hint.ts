/** Advice to a person: the best turn from this question on, what else was good, and why. */
import type { Message, Mind, Seen } from '@sandtable/engine';
import { named } from './explain.ts';
import type { Level } from './levels.ts';
import { askedIn } from './plans.ts';
import { meanOf, type Runner, type Verdict } from './race.ts';
import { compare, type Judged, judged, largest, leadsOf, thoughtOf, type Working } from './think.ts';
import { Value } from './value.ts';

/** One of the plans that did best. */
export interface Advised extends Judged {
  /** What the turn changes most as far as it looks ahead, in words; nothing where nothing moves. */
  readonly moves?: Message;
  /** True for what the rules of thumb would do. */
  readonly isUsual: boolean;
}

/** What a person is told. Plain JSON: it is sent to a page, which lights one step after the other. */
export interface Hint {
  readonly seat: string;
  /** The chance before the turn. */
  readonly before: number;
  /** The best first; at most three, and no two with the same steps. */
  readonly plans: readonly [Advised, ...Advised[]];
  /** The rule of thumb that speaks for the first step. */
  readonly thumb: readonly Message[];
  /** How much better the best is than the next, and how sure that is: a paired difference and its standard error. */
  readonly lead: { readonly mean: number; readonly error: number };
  /** How many plans were compared, in how many imagined games. */
  readonly compared: number;
  readonly worlds: number;
}

const MOST_PLANS = 3;

/** Thinks for a seat that is asked. Whoever sends `true` wants what is known by now. */
export function* hintFor(mind: Mind, seen: Seen, level: Level): Working<Hint> {
  const value = new Value(mind);
  const verdict = yield* compare(mind, value, seen, level);
  const { before, lead, plans: compared, worlds } = thoughtOf(mind, value, seen, verdict);
  const [first, ...others] = bestOf(verdict);
  const now = askedIn(mind, seen, 0);
  const from = now === undefined ? [] : value.of({ state: now.state, result: undefined }, seen.seat).leads;
  const told = (runner: Runner): Advised => advised(mind, value, seen, runner, from, verdict);
  const best = told(first);
  const rest = withoutTwins([best, ...others.map(told)]).slice(1, MOST_PLANS);
  const option = best.steps[0]?.option;
  const thumb = now === undefined || option === undefined ? [] : (mind.habit.why?.(now, option) ?? []);
  return { seat: seen.seat, before, plans: [best, ...rest], thumb, lead, compared, worlds };
}

/** The verdict's best, then those tried in most worlds: what was cut early is known too little to be advised. */
function bestOf({ best, runners }: Verdict): readonly [Runner, ...Runner[]] {
  const others = runners.filter((runner) => runner !== best && runner.chances.length > 0);
  const sorted = others.toSorted((a, b) => b.chances.length - a.chances.length || meanOf(b) - meanOf(a));
  return [best, ...sorted.slice(0, MOST_PLANS * 2)];
}

function advised(
  mind: Mind,
  value: Value,
  seen: Seen,
  runner: Runner,
  from: readonly number[],
  { runners }: Verdict,
): Advised {
  const { names } = mind.features;
  const to = leadsOf(runner, names.length);
  const moves = named(
    largest(names, (i) => (to[i] ?? 0) - (from[i] ?? 0)),
    seen.prompt.rule ?? '',
  );
  return {
    ...judged(mind, value, seen, runner),
    ...(moves === undefined ? {} : { moves }),
    isUsual: runner === runners[0],
  };
}

/** Two scripts may come to the same turn. */
function withoutTwins(plans: readonly Advised[]): readonly Advised[] {
  const known = new Set<string>();
  return plans.filter(({ steps }) => {
    const mark = JSON.stringify(steps);
    if (known.has(mark)) return false;
    known.add(mark);
    return true;
  });
}
