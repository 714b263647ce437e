/** A player for the US, ours: it tries its plans before it plays (the rulebook knows no US without a player). */
import type { Player, Reply, Seen } from '@sandtable/engine';
import type { View } from '../view.ts';
import { usualAnswer } from './answers.ts';
import { compare, type Plan, plansByCard, plansByTarget, plansByUse } from './plans.ts';
import { planReasons, thumbReason } from './reasons.ts';
import { disruptGain, ideasGain } from './targets.ts';

/** Plans for the question at hand; none where rules of thumb answer. */
function plansFor({ view, prompt, options }: Seen<View>): readonly Plan[] {
  switch (prompt.key) {
    case 'ask.card':
      return plansByCard(view, options);
    case 'ask.use':
      return plansByUse(view, options);
    case 'ask.woi':
      return plansByTarget(view, prompt.key, options, ideasGain);
    case 'ask.disrupt':
      return plansByTarget(view, prompt.key, options, disruptGain);
    default:
      return [];
  }
}

function reply(seen: Seen<View>): Reply {
  const { view, prompt, options } = seen;
  const found = compare(view, plansFor(seen), usualAnswer);
  if (found === undefined) {
    const option = usualAnswer({ state: view, prompt, options });
    return { option, why: [thumbReason(prompt.key)] };
  }
  return { option: found.best.answer, why: planReasons(found) };
}

/** Not the rulebook's: it knows no US without a player (9.0). */
export const usStaff: Player<View> = { id: 'us-staff', seats: ['us'], answer: reply };
