/** What a decision was worth, beside the best that was found. */
import { type Game, Dice, fastDice, type Mind, type Seen, Sight } from '@sandtable/engine';
import { type Breadth, BY_HABIT, candidates, type Plan } from './plans.ts';
import { difference, race, type Runner, runnerOf, tried } from './race.ts';
import { matchAt, type Run } from './runs.ts';
import type { Value } from './value.ts';
import { tryOut } from './worlds.ts';

/** How many rollouts the search for something better may take, and in how many fresh worlds what was found is measured. */
export interface Effort {
  readonly search: number;
  readonly measure: number;
}

/** A decision, and the plans it is measured against: all in the same fresh worlds, in which nothing was searched. */
export interface Judgement {
  readonly run: Run;
  readonly seen: Seen;
  readonly played: Runner;
  readonly best: Runner;
  /** By name of a level: what it would have played. */
  readonly levels: Readonly<Record<string, Runner>>;
}

/** As wide as the strongest levels look. */
const BREADTH: Breadth = { options: 16, proposals: 16, variations: 8 };
/** What a level of quick look-ahead considers. */
const NARROW: Breadth = { options: 6, proposals: 6, variations: 0 };

/** Worlds by what they are for: what was chosen in some must be measured in others, or luck in choosing would count. */
const FRESH = 10_000;
const AGAIN = 20_000;

export class Judge {
  private readonly game: Game;
  private readonly mind: Mind;
  private readonly value: Value;

  constructor(game: Game, mind: Mind, value: Value) {
    this.game = game;
    this.mind = mind;
    this.value = value;
  }

  /** Searches for something better than was played, and measures both. */
  judge(run: Run, { search, measure }: Effort, quick: number): Judgement {
    const seen = new Sight(matchAt(run, this.game), run.seat);
    const best = this.found(seen, run, BREADTH, search);
    const practised = this.found(seen, run, NARROW, quick);
    const played: Plan = { steps: run.steps, worth: 0 };
    const plans = new Map<string, Runner>();
    const runner = (plan: Plan): Runner => {
      const key = JSON.stringify(plan.steps);
      const made = plans.get(key) ?? runnerOf(plan);
      plans.set(key, made);
      return made;
    };
    const judgement: Judgement = {
      run,
      seen,
      played: runner(played),
      best: runner(best),
      levels: { steady: runner(BY_HABIT), practised: runner(practised) },
    };
    for (let world = 0; world < measure; world++)
      for (const one of plans.values()) this.roll(one, seen, FRESH, world);
    return judgement;
  }

  /** Measures played and best once more, in worlds that neither has met. */
  again({ run, seen, played, best, levels }: Judgement, worlds: number): Judgement {
    const anew = { run, seen, levels, played: runnerOf(played.plan), best: runnerOf(best.plan) };
    for (let world = 0; world < worlds; world++) {
      this.roll(anew.played, seen, AGAIN, world);
      this.roll(anew.best, seen, AGAIN, world);
    }
    return anew;
  }

  private found(seen: Seen, { moment }: Run, breadth: Breadth, budget: number): Plan {
    const plans = candidates(this.mind, seen, breadth, new Dice(fastDice(`review/${moment}`)));
    const running = race(plans, budget, (plan, world) => tryOut(this.mind, this.value, seen, plan, world));
    for (let step = running.next(); ; step = running.next())
      if (step.done === true) return step.value.best.plan;
  }

  private roll(runner: Runner, seen: Seen, from: number, world: number): void {
    tried(runner, world, (plan) => tryOut(this.mind, this.value, seen, plan, from + world));
  }
}

/** What the decision cost, measured in worlds that both have met; below nothing where it was better than what was found. */
export function costOf({ best, played }: Pick<Judgement, 'best' | 'played'>) {
  return best === played ? { mean: 0, error: 0 } : difference(best, played);
}
