/** Looks ahead: tries its best ideas in worlds that it cannot tell from the real one, and appraises what they come to. */
import type { Imagined, Message, Player, Seen } from '@sandtable/engine';
import { say } from '../text/say.ts';
import type { View } from '../view.ts';
import { best, considered, hurry, weigh } from './courtier.ts';
import { mindOf } from './mind.ts';
import { reasonsFor } from './reasons.ts';

/** How many ideas are tried, and in how many worlds the ones still in the running, round by round. */
const IDEAS = 8;
const ROUNDS = [4, 6, 10] as const;
/** Answers played on by rules of thumb: about a turn of everybody's. */
const ANSWERS_AHEAD = 14;
/** Rules of thumb settle what looks alike. */
const TRUST = 0.004;

interface Idea {
  readonly option: string;
  readonly worth: number;
  total: number;
  tries: number;
}

export const vizier: Player<View> = {
  id: 'vizier',
  imagines: true,
  answer(seen) {
    const { view, seat, prompt } = seen;
    const found = considered(seen);
    const { options } = found;
    const reasons = (option: string): Message[] => reasonsFor(mindOf(view, seat), prompt, option, options);
    if (options.length < 2) {
      const option = best(view, seat, prompt, options);
      const only = seen.options.length < 2 ? [say('bot.only', prompt.rule ?? '')] : [];
      return { option, why: [...hurry(found), ...only, ...reasons(option)] };
    }
    const { option, worlds, ideas } = lookAhead(seen, options);
    // Everybody reads reasons: how good the game looks depends on the hand, so only the effort is told of that.
    const named = reasons(option);
    const why = [...hurry(found), say('bot.vizier', 'A1', { worlds, ideas })];
    return { option, why: [...why, ...(named.length > 0 ? named : [say('bot.ahead', 'A1')])] };
  },
};

/** The best ideas, tried in more and more worlds until one is left. */
function lookAhead(
  seen: Seen<View>,
  options: readonly string[],
): { readonly option: string; readonly worlds: number; readonly ideas: number } {
  const { view, seat, prompt } = seen;
  let ideas: Idea[] = weigh(view, seat, prompt, options)
    .slice(0, IDEAS)
    .map(({ option, worth }) => ({ option, worth, total: 0, tries: 0 }));
  const tried = ideas.length;
  let world = 0;
  for (const worlds of ROUNDS) {
    for (const last = world + worlds; world < last; world++)
      for (const idea of ideas) tryOut(seen, idea, world);
    ideas = ideas.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, Math.max(2, ideas.length >> 1));
  }
  return { option: ideas[0]?.option ?? best(view, seat, prompt, options), worlds: world, ideas: tried };
}

const scoreOf = ({ total, tries, worth }: Idea): number =>
  total / tries + TRUST * Math.max(-10, Math.min(10, worth));

function tryOut(seen: Seen<View>, idea: Idea, number: number): void {
  const world = seen.imagine(number);
  // In a joint ask others may have to answer first.
  while (world.turn !== undefined && world.turn !== seen.seat) answerByThumb(world);
  world.answer(idea.option);
  for (let left = ANSWERS_AHEAD; left > 0 && world.turn !== undefined; left--) answerByThumb(world);
  idea.total += worthOf(world, seen.seat);
  idea.tries++;
}

function answerByThumb(world: Imagined): void {
  const { turn, prompt } = world;
  if (turn === undefined || prompt === undefined) return;
  world.answer(best(world.view(turn) as View, turn, prompt, world.options()));
}

function worthOf(world: Imagined, seat: string): number {
  const { result } = world;
  if (result === undefined) return world.appraise(seat) ?? 0;
  return result.winners.includes(seat) ? 1 : 0;
}
