/** The strongest player: tries the best few of its ideas in worlds that it cannot tell from the real one. */
import type { Imagined, Player, Reply, Seen } from '@sandtable/engine';
import { say } from '../text/say.ts';
import type { View } from '../view.ts';
import { worthOfReaction } from './answers.ts';
import { playOn } from './foresight.ts';
import { type Outlook, outlook } from './outlook.ts';
import { allPlans, type Plan, plansFor } from './plans.ts';
import { answerFrom, decide } from './sergeant.ts';

/** Actions played on in each world, and how many worlds the ideas still in the running are tried in, round by round. */
const ACTIONS_AHEAD = 4;
const ROUNDS = [24, 24, 48] as const;
/** Ideas tried, for the choice of an action and for the choices inside one. */
const IDEAS = 6;
/** Ideas that look worse than the best by more than this many VP are not tried. */
const MARGIN = 2;

/** How many worlds the rules of thumb weigh as much as, and how much of a won game a VP of lead is. */
const TRUST = 24;
const CHANCE_OF_A_POINT = 0.04;

/** Questions worth a search; the others are details. */
const SEARCHED: readonly string[] = ['ask.action', 'ask.card', 'ask.maneuver', 'ask.maneuver.where'];

/** Something to try: the option that begins it, and the plan behind it where there is one. */
interface Idea {
  readonly option: string;
  readonly plan: Plan | undefined;
  /** What the rules of thumb think of it, in VP. */
  readonly worth: number;
  total: number;
  tries: number;
}

export const colonel: Player<View> = {
  id: 'colonel',
  imagines: true,
  answer(seen) {
    const ideas = ideasFor(seen);
    if (ideas.length < 2) return decide(seen.view, seen.seat, seen.prompt, seen.options);
    const reply = bestOf(seen, ideas);
    if (isReaction(seen)) passTime(seen, triesFor(ideas.length));
    return reply;
  },
};

function isReaction(seen: Seen<View>): boolean {
  return seen.prompt.key.startsWith('ask.react.');
}

function ideasFor(seen: Seen<View>): Idea[] {
  const { key } = seen.prompt;
  if (isReaction(seen)) return reactionIdeas(seen, outlook(seen.view, seen.seat));
  if (seen.options.length === 1 || !SEARCHED.includes(key)) return [];
  const mind = outlook(seen.view, seen.seat);
  const plans = key === 'ask.action' ? allPlans(mind) : plansFor(mind, seen.prompt);
  const sorted = plans.toSorted((a, b) => b.worth - a.worth);
  const most = sorted[0]?.worth ?? 0;
  const ideas: Idea[] = [];
  const tried = new Set<string>();
  for (const plan of sorted) {
    if (ideas.length === IDEAS || plan.worth < most - MARGIN) break;
    const option = key === 'ask.action' ? plan.action : answerFrom(plan, key);
    if (option === undefined || !seen.options.includes(option)) continue;
    const sort = key === 'ask.card' ? option : sortOf(plan);
    if (tried.has(sort)) continue;
    tried.add(sort);
    ideas.push(idea(option, plan, plan.worth));
  }
  return ideas;
}

function reactionIdeas(seen: Seen<View>, mind: Outlook): Idea[] {
  const attempt = mind.view.turn?.attempt ?? null;
  // R15: with nothing to choose it thinks about passing, so that the time it takes tells nothing.
  const options = seen.options.length > 1 ? seen.options : [...seen.options, ...seen.options];
  const ideas = options.map((option) => {
    const held = mind.held.find((id) => id === option);
    const worth = held === undefined || attempt === null ? 0 : worthOfReaction(mind, attempt, held);
    return idea(option, undefined, worth);
  });
  if (ideas.length <= IDEAS) return ideas;
  // The first is to pass, which is always worth a thought.
  const cards = ideas.slice(1).toSorted((a, b) => b.worth - a.worth);
  return [...ideas.slice(0, 1), ...cards.slice(0, IDEAS - 1)];
}

/** How many battles are imagined for so many ideas. */
function triesFor(ideas: number): number {
  let left = ideas;
  let tries = 0;
  for (const worlds of ROUNDS) {
    tries += worlds * left;
    left = better(left);
  }
  return tries;
}

/** Of so many ideas, how many go on after a round. */
function better(ideas: number): number {
  return Math.max(2, Math.ceil(ideas / 2));
}

/** R15 The fewer reactions there were to think about, the more it imagines for nothing: the time tells nothing. */
function passTime(seen: Seen<View>, tries: number): void {
  const [pass = ''] = seen.options;
  for (let left = triesFor(IDEAS) - tries; left > 0; left--) tryOut(seen, idea(pass, undefined, 0), left);
}

function idea(option: string, plan: Plan | undefined, worth: number): Idea {
  return { option, plan, worth, total: 0, tries: 0 };
}

/** Plans of one sort differ only in detail, where rules of thumb are good enough: the best of each is tried. */
function sortOf(plan: Plan): string {
  return plan.action === 'maneuver' ? `${plan.action}/${plan.place.area}` : plan.action;
}

/** Tries all ideas in the same worlds, and after each round only the better half goes on. */
function bestOf(seen: Seen<View>, all: readonly Idea[]): Reply {
  let ideas = [...all];
  let world = 0;
  for (const [round, worlds] of ROUNDS.entries()) {
    for (const last = world + worlds; world < last; world++)
      for (const one of ideas) tryOut(seen, one, world);
    ideas = ideas.toSorted((a, b) => scoreOf(b) - scoreOf(a));
    if (round < ROUNDS.length - 1) ideas = ideas.slice(0, better(ideas.length));
  }
  const [best] = ideas;
  if (best === undefined) throw new Error('no idea');
  // R1, R15: everybody reads reasons. To have thought about a reaction is to have had one, and how good the battle looks
  // to it depends on its hand.
  if (isReaction(seen)) return { option: best.option };
  const why = say('bot.search', 'R6', { worlds: world });
  return { option: best.option, why: [why] };
}

/** What was seen, and the rules of thumb as if they had been seen in some worlds too: dice deceive. */
function scoreOf(one: Idea): number {
  return meanOf(one) + (one.worth * CHANCE_OF_A_POINT * TRUST) / one.tries;
}

function meanOf(one: Idea): number {
  return one.total / one.tries;
}

function tryOut(seen: Seen<View>, one: Idea, number: number): void {
  const world = seen.imagine(number);
  const isAction = world.prompt?.key === 'ask.action';
  if (!isAction) world.answer(one.option);
  playOn(world, one.plan, isAction ? ACTIONS_AHEAD : ACTIONS_AHEAD - 1);
  one.total += valueOf(world, seen.seat);
  one.tries++;
}

function valueOf(world: Imagined, seat: string): number {
  return world.appraise(seat) ?? 0.5;
}
