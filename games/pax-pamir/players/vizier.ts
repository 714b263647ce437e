/** Looks ahead: tries its best ideas in worlds that it cannot tell from the real one, and appraises what they come to. */
import type { Imagined, Player, Seen } from '@sandtable/engine';
import { say } from '../text/say.ts';
import type { View } from '../view.ts';
import { best, considered, weigh } from './courtier.ts';

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
    const options = considered(seen);
    if (options.length < 2) return { option: best(view, seat, prompt, options) };
    let ideas: Idea[] = weigh(view, seat, prompt, options)
      .slice(0, IDEAS)
      .map(({ option, worth }) => ({ option, worth, total: 0, tries: 0 }));
    let world = 0;
    for (const worlds of ROUNDS) {
      for (const last = world + worlds; world < last; world++)
        for (const idea of ideas) tryOut(seen, idea, world);
      ideas = ideas.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, Math.max(2, ideas.length >> 1));
    }
    const option = ideas[0]?.option ?? best(view, seat, prompt, options);
    // Everybody reads reasons: how good the game looks depends on the hand, so only the effort is told.
    return { option, why: [say('bot.vizier', 'A1', { worlds: world })] };
  },
};

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
