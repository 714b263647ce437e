/** Whole turns to think about: the habit's own, every first option, variations, and what the game proposes. */
import {
  type Asked,
  type Chance,
  type Mind,
  playOut,
  type SeatId,
  type Seen,
  type Step,
} from '@sandtable/engine';

/** A script for the own seat. Where it says nothing, or what it says is not offered, the habit answers. */
export interface Plan {
  readonly steps: readonly Step[];
  /** How good it looks without thinking, in chances of winning above the habit's own turn. */
  readonly worth: number;
}

/** The turn that habit plays: nothing is said beforehand. */
export const BY_HABIT: Plan = { steps: [], worth: 0 };

/** How many plans a thought looks at. */
export interface Breadth {
  readonly options: number;
  readonly proposals: number;
  readonly variations: number;
}

/** One answer in so many differs from the habit's in a variation. */
const DIFFERS = 3;
/** Chances of winning by which an option must look better to be taken e times as often at random. */
const HEAT = 0.02;

/** Where a plan goes on at a question of that name: the number of its next step, or -1 when it says nothing. */
export function stepAt(steps: readonly Step[], from: number, prompt: string): number {
  for (let i = from; i < steps.length; i++) if (steps[i]?.prompt === prompt) return i;
  return -1;
}

/** A plan being followed by one seat in one world. */
export class Follower {
  private readonly steps: readonly Step[];
  private next = 0;

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }

  /** What the plan answers; nothing where it leaves it to habit. */
  answer(prompt: string, options: readonly string[]): string | undefined {
    const at = stepAt(this.steps, this.next, prompt);
    if (at < 0) return undefined;
    this.next = at + 1;
    const option = this.steps[at]?.option;
    return option !== undefined && options.includes(option) ? option : undefined;
  }
}

/** Those of worlds tried by nobody: candidates are made in them. */
const WORKSHOP = 1_000_000;

/** The question in a world of its own. In a joint ask others may have to answer first. */
export function askedIn(mind: Mind, seen: Seen, number: number): Asked | undefined {
  const world = seen.imagine(number);
  let own: Asked | undefined;
  const isEnough = (asked: Asked): boolean => {
    if (asked.seat === seen.seat) own = asked;
    return own !== undefined;
  };
  playOut(world, { habit: mind.habit, isEnough });
  return own;
}

/** The habit's own turn first, the others by how good they look. No two are alike. */
export function candidates(mind: Mind, seen: Seen, breadth: Breadth, chance: Chance): readonly Plan[] {
  const asked = askedIn(mind, seen, WORKSHOP);
  if (asked === undefined) return [BY_HABIT];
  const usual = mind.habit.begin(seen.seat).answer(asked);
  const plans = new Map<string, Plan>();
  const add = (plan: Plan): void => {
    const key = JSON.stringify(plan.steps.map(({ prompt, option }) => [prompt, option]));
    if (!plans.has(key)) plans.set(key, plan);
  };
  for (const proposal of proposed(mind, asked, breadth.proposals)) add(proposal);
  for (const plan of firstOptions(mind, asked, usual, breadth.options)) add(plan);
  for (let i = 0; i < breadth.variations; i++) {
    const steps = variation(mind, seen, WORKSHOP + 1 + i, chance);
    if (steps !== undefined) add({ steps, worth: 0 });
  }
  return [BY_HABIT, ...plans.values()];
}

function proposed(mind: Mind, asked: Asked, most: number): readonly Plan[] {
  const all = most === 0 ? [] : (mind.proposals?.(asked) ?? []);
  return all.toSorted((a, b) => b.worth - a.worth).slice(0, most);
}

/** Every option but the one that habit takes, completed by habit; of many those that look best. */
function firstOptions(mind: Mind, asked: Asked, usual: string, most: number): readonly Plan[] {
  if (most === 0) return [];
  const { options, prompt } = asked;
  const worths = mind.habit.weigh?.(asked) ?? [];
  const own = worths[options.indexOf(usual)] ?? 0;
  return options
    .map((option, i) => ({ option, worth: (worths[i] ?? 0) - own }))
    .filter(({ option }) => option !== usual)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ option, worth }) => ({ steps: [{ prompt: prompt.key, option }], worth }));
}

/** Plays the own turn in one world, and notes it. */
export function playTurn(
  mind: Mind,
  seen: Seen,
  number: number,
  choose: (asked: Asked) => string | undefined,
  note?: (asked: Asked, option: string, label: () => ReturnType<Seen['label']>) => void,
): Step[] {
  const { seat } = seen;
  const world = seen.imagine(number);
  const steps: Step[] = [];
  const isOver = turnEnds(mind, seat);
  const mover = mind.habit.begin(seat);
  playOut(world, {
    habit: mind.habit,
    instead(asked) {
      if (asked.seat !== seat) return undefined;
      const planned = choose(asked);
      const option = planned ?? (asked.options.length === 1 ? asked.options[0] : mover.answer(asked)) ?? '';
      if (planned !== undefined) mover.overruled?.(asked, option);
      steps.push({ prompt: asked.prompt.key, option });
      note?.(asked, option, () => world.label(option));
      return option;
    },
    isEnough: isOver,
  });
  return steps;
}

/** True at the first question of another turn, once the seat has been asked. */
function turnEnds(mind: Mind, seat: SeatId): (asked: Asked) => boolean {
  let first: string | undefined;
  let hasBegun = false;
  return (asked) => {
    const turn = mind.tempo.turnOf(asked);
    if (!hasBegun) {
      first = turn;
      hasBegun = asked.seat === seat;
      return false;
    }
    return turn !== undefined && turn !== first;
  };
}

/** The habit's turn with some answers changed at random; nothing where none was. */
function variation(mind: Mind, seen: Seen, number: number, chance: Chance): Step[] | undefined {
  let differs = false;
  const steps = playTurn(mind, seen, number, (asked) => {
    if (asked.options.length === 1 || chance.below(DIFFERS) > 0) return undefined;
    differs = true;
    return drawn(mind, asked, chance, HEAT);
  });
  return differs ? steps : undefined;
}

/** Any option, those that look better more often: e times as often for every `heat` of chance to win. */
export function drawn(mind: Mind, asked: Asked, chance: Chance, heat: number): string | undefined {
  const { options } = asked;
  const worths = mind.habit.weigh?.(asked) ?? [];
  const best = Math.max(...options.map((_, i) => worths[i] ?? 0));
  const shares = options.map((_, i) => Math.exp(((worths[i] ?? 0) - best) / heat));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = (chance.below(FINE) / FINE) * total;
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return options[i];
  }
  return options.at(-1);
}

const FINE = 2 ** 20;
