/** How the staff says why. */
import type { Message } from '@sandtable/engine';
import { say } from '../text/say.ts';
import type { Comparison, Plan } from './plans.ts';

const percent = (chance: number): number => Math.round(100 * chance);

/** A plan as a thing of its own, for sentences that compare. */
function planned({ card, use, answer, target }: Plan): Message {
  if (card === 0) return say('do', '5.2.4', { deed: answer });
  return target === undefined
    ? say('staff.plan', '6.1', { card, use: use.replace(/:.*/, '') })
    : say('staff.plan-in', '6.3', { country: target });
}

/** What was best, in figures, and what came next. */
export function planReasons({ tried, worlds }: Comparison): readonly Message[] {
  const [best, next] = tried;
  if (best === undefined || next === undefined) return [];
  return [
    say('staff.best', '6.1', {
      plan: planned(best.plan),
      chance: percent(best.chance),
      other: planned(next.plan),
      less: percent(next.chance),
      worlds,
    }),
  ];
}

/** Questions that rules of thumb answer, and what the rule is. */
export const thumbReason = (key: string): Message => say(THUMBS[key] ?? 'staff.thumb', '6.1');

const THUMBS: Readonly<Record<string, 'staff.alert' | 'staff.cell' | 'staff.posture'>> = {
  'ask.alert': 'staff.alert',
  'ask.disrupt.cell': 'staff.cell',
  'ask.event.posture-of': 'staff.posture',
};
