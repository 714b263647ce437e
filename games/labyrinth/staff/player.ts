/** A player for the US, ours: it tries its plans before it plays (the rulebook knows no US without a player). */
import type { Habit, Player, Reply, Seen } from '@sandtable/engine';
import type { State } from '../state.ts';
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

function reply(seen: Seen<View>, habit: Habit<State>): Reply {
  const { view, prompt, options } = seen;
  const found = compare(seen, plansFor(seen), habit);
  if (found === undefined) {
    const option = usualAnswer({ state: view, prompt, options });
    return { option, why: [thumbReason(prompt.key)] };
  }
  return { option: found.best.answer, why: planReasons(found) };
}

/** Not the rulebook's: it knows no US without a player (9.0). By the habit everybody answers while it looks ahead. */
export const usStaff = (habit: Habit<State>): Player<View> => ({
  id: 'us-staff',
  seats: ['us'],
  imagines: true,
  answer: (seen) => reply(seen, habit),
});
