/**
 * What would come of a plan: it is played in a world that the US cannot tell from the real one, and then the rest of the
 * phase, the plots, and what the Jihadist does by its charts (9.0).
 */
import { type Habit, playOut, type Seen, type Step } from '@sandtable/engine';
import type { State } from '../state.ts';
import { chanceToWin } from './outlook.ts';

/** The chance to win after playing on from here with these answers first; `world` picks what is hidden, and the dice. */
export function foresee(seen: Seen, opening: readonly Step[], habit: Habit<State>, world: number): number {
  const imagined = seen.imagine(world);
  const answers = [...opening];
  let isAway = false;
  playOut<State>(imagined, {
    habit,
    instead({ seat, prompt, options }) {
      if (seat !== 'us' || answers[0]?.prompt !== prompt.key) return undefined;
      const option = answers.shift()?.option;
      return option !== undefined && options.includes(option) ? option : undefined;
    },
    isEnough({ state }) {
      if (state.phase.side === 'us') return isAway;
      isAway = true;
      // How a person plays the Jihadist nobody can foresee.
      return !state.variants.solo;
    },
  });
  return chanceToWin(imagined.state as State);
}
