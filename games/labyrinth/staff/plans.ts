/** What the staff could do now, and how the plans compare when each is played on in the same possible worlds. */
import type { Habit, Seen, Step } from '@sandtable/engine';
import { cardOf } from '../ask.ts';
import { type Country, countryOf } from '../map.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { foresee } from './foresight.ts';
import { optionGain, type Prospects, prospectsOf, useGain, usesOf } from './uses.ts';

export interface Plan {
  /** The answer to the question at hand. */
  readonly answer: string;
  readonly card: number;
  /** Empty for holding or discarding the last card. */
  readonly use: string;
  /** Where an Operation goes; nothing where the plan does not say. */
  readonly target?: string;
  /** What is answered from the question at hand on. */
  readonly steps: readonly Step[];
}

/** So many cards and uses, the most promising by rule of thumb, are thought through. */
const CARDS_TRIED = 5;
const USES_TRIED = 2;
const TARGETS_TRIED = 3;

const top = <T>(list: readonly T[], count: number, value: (one: T) => number): T[] =>
  list
    .map((one) => ({ one, value: value(one) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ one }) => one);

const planFor = (answer: string, card: number, use: string): Plan => {
  const chosen = { prompt: 'ask.card', option: answer };
  return { answer, card, use, steps: use === '' ? [chosen] : [chosen, { prompt: 'ask.use', option: use }] };
};

function plansWith(state: State, option: string, prospects: Prospects): Plan[] {
  const card = cardOf(option);
  if (card === 0) return [planFor(option, 0, '')];
  const uses = top(usesOf(state, card), USES_TRIED, (use) => useGain(state, card, use, prospects));
  return uses.map((use) => planFor(option, card, use));
}

/** The cards worth trying, each with its uses. */
export function plansByCard(view: View, options: readonly string[]): Plan[] {
  const prospects = prospectsOf(view);
  const cards = top(options, CARDS_TRIED, (option) => optionGain(view, option, prospects));
  return cards.flatMap((option) => plansWith(view, option, prospects));
}

/** The card being played, unless it interrupts another (card 18). */
const cardInPlay = ({ plays }: View): number => (plays.length === 1 ? (plays[0]?.card ?? 0) : 0);

/** The uses of the card in hand. */
export function plansByUse(view: View, options: readonly string[]): Plan[] {
  const card = cardInPlay(view);
  if (card === 0) return [];
  const prospects = prospectsOf(view);
  return top(options, USES_TRIED, (use) => useGain(view, card, use, prospects)).map((use) => ({
    answer: use,
    card,
    use,
    steps: [{ prompt: 'ask.use', option: use }],
  }));
}

/** The countries for an Operation that a card of the US's own phase is used for; nothing has happened by it yet. */
export function plansByTarget(
  view: View,
  prompt: string,
  options: readonly string[],
  gain: (state: State, country: Country, ops: number) => number,
): Plan[] {
  const card = cardInPlay(view);
  const { operation, event } = view;
  if (card === 0 || operation === null || event !== null || view.phase.side !== 'us') return [];
  const best = top(options, TARGETS_TRIED, (option) => {
    const country = countryOf(option);
    return country === undefined ? Number.NEGATIVE_INFINITY : gain(view, country, 3);
  });
  return best.map((option) => ({
    answer: option,
    card,
    use: operation.name,
    target: option,
    steps: [{ prompt, option }],
  }));
}

/** All plans are tried in some worlds, the best of them in more. */
const WORLDS = 4;
const MORE_WORLDS = 8;
const KEPT = 3;

export interface Tried {
  readonly plan: Plan;
  /** The chance to win, 0 to 1. */
  readonly chance: number;
}

export interface Comparison {
  readonly best: Plan;
  /** The best first. */
  readonly tried: readonly Tried[];
  readonly worlds: number;
}

/** Undefined when there is nothing to choose between. */
export function compare(seen: Seen, plans: readonly Plan[], habit: Habit<State>): Comparison | undefined {
  if (plans.length < 2) return undefined;
  const trial = (plan: Plan, from: number, to: number): number => {
    let sum = 0;
    for (let world = from; world < to; world++) sum += foresee(seen, plan.steps, habit, world);
    return sum;
  };
  const first = plans.map((plan) => ({ plan, sum: trial(plan, 0, WORLDS) }));
  const kept = top(first, KEPT, ({ sum }) => sum);
  const worlds = WORLDS + MORE_WORLDS;
  const all = kept.map(({ plan, sum }) => ({
    plan,
    chance: (sum + trial(plan, WORLDS, worlds)) / worlds,
  }));
  const tried = all.toSorted((a, b) => b.chance - a.chance);
  const best = tried[0]?.plan;
  return best === undefined ? undefined : { best, tried, worlds };
}
