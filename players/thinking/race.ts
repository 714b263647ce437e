/** Which of some plans is best: all are tried in the same worlds, and after each round only the better half goes on. */
import type { Plan } from './plans.ts';
import type { Appraisal } from './value.ts';

/** A plan in the race, and what came of it so far. */
export interface Runner {
  readonly plan: Plan;
  /** By world: the same number is the same world for all. */
  readonly chances: number[];
  total: number;
  /** The sum of the leads by feature, over the worlds that were not over. */
  readonly leads: number[];
  open: number;
}

export interface Verdict {
  readonly best: Runner;
  /** The best of the others that look elsewhere; nothing when there is no other plan. */
  readonly second: Runner | undefined;
  readonly runners: readonly Runner[];
  readonly rollouts: number;
}

/** Another plan must beat the habit's own turn by so many standard errors of the paired difference. */
const CLEARLY = 1;
/** What the habit thinks of a plan counts as much as this many worlds. */
const TRUST = 8;
/** As few plans are never halved again. */
const FEW = 2;

export type Rollout = (plan: Plan, world: number) => Appraisal;

export function runnerOf(plan: Plan): Runner {
  return { plan, chances: [], total: 0, leads: [], open: 0 };
}

/**
 * Sequential halving over about `budget` rollouts. The first plan is the habit's own: it is never cut, and it stays
 * unless another is clearly better. Yields after every rollout; whoever sends `true` wants a verdict at once.
 */
export function* race(
  plans: readonly Plan[],
  budget: number,
  rollout: Rollout,
): Generator<number, Verdict, boolean | undefined> {
  const runners = plans.map(runnerOf);
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, runners.length / FEW))) + 1);
  let left = [...runners];
  let world = 0;
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor((budget - done) / (rounds - round) / left.length));
    for (const last = world + worlds; world < last; world++)
      for (const runner of left) {
        tried(runner, world, rollout);
        done++;
        if ((yield done) === true) return verdict(runners, left, done);
      }
    if (round < rounds - 1) left = betterHalf(left);
  }
  return verdict(runners, left, done);
}

/** Tries a runner's plan in one more world. */
export function tried(runner: Runner, world: number, rollout: Rollout): void {
  const { chance, leads } = rollout(runner.plan, world);
  runner.chances[world] = chance;
  runner.total += chance;
  if (leads.length === 0) return;
  runner.open++;
  for (const [i, lead] of leads.entries()) runner.leads[i] = (runner.leads[i] ?? 0) + lead;
}

function betterHalf([usual, ...others]: readonly Runner[]): Runner[] {
  if (usual === undefined) return [];
  const kept = Math.max(FEW - 1, Math.ceil(others.length / 2));
  return [usual, ...others.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, kept)];
}

export function meanOf({ total, chances }: Runner): number {
  return chances.length === 0 ? 0 : total / chances.length;
}

/** What was seen, and a little of what habit thinks: dice deceive. */
function scoreOf(runner: Runner): number {
  const { chances, plan } = runner;
  return meanOf(runner) + (plan.worth * TRUST) / (chances.length + TRUST);
}

function verdict(runners: readonly Runner[], left: readonly Runner[], rollouts: number): Verdict {
  const [usual] = runners;
  if (usual === undefined) throw new Error('a race without plans');
  const met = left.filter(({ chances }) => chances.length > 0);
  const sorted = met.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const first = sorted[0] ?? usual;
  const best = first === usual || isClearlyBetter(first, usual) ? first : usual;
  const second = [...sorted, ...runners.filter(({ chances }) => chances.length > 0)].find(
    (runner) => runner !== best,
  );
  return { best, second, runners, rollouts };
}

/** Better in the worlds that both have met, by more than chance alone would often make it. */
export function isClearlyBetter(one: Runner, other: Runner): boolean {
  const { mean, error } = difference(one, other);
  const lean = (one.plan.worth * TRUST) / (one.chances.length + TRUST);
  return mean + lean > CLEARLY * error;
}

/** The mean of the paired differences, and its standard error. */
export function difference(one: Runner, other: Runner): { readonly mean: number; readonly error: number } {
  const worlds = Math.min(one.chances.length, other.chances.length);
  if (worlds < 2) return { mean: 0, error: 0 };
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const gain = (one.chances[world] ?? 0) - (other.chances[world] ?? 0);
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / worlds;
  return { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1)) };
}
