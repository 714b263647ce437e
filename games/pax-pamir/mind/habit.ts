/** How a seat answers without thinking: the courtier. */
import type { Asked, Habit, Mover } from '@sandtable/engine';
import { worthOfAnswer } from '../players/answers.ts';
import { best } from '../players/courtier.ts';
import { type Mind, mindOf } from '../players/mind.ts';
import { reasonsFor } from '../players/reasons.ts';
import { worthOfChoice } from '../players/turn.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';

/** How much of a won game a rupee is, by rules of thumb, and beyond how many nobody counts. */
const CHANCE_OF_A_RUPEE = 0.004;
const MOST_RUPEES = 10;

export const mindIn = ({ state, seat }: Asked<State>): Mind => mindOf(viewOf(state, seat), seat);

const courtier: Mover<State> = {
  answer: ({ state, seat, prompt, options }) => best(viewOf(state, seat), seat, prompt, options),
};

export const habit: Habit<State> = {
  begin: () => courtier,
  weigh(asked) {
    const mind = mindIn(asked);
    const { prompt } = asked;
    return asked.options.map((option) => {
      const worth =
        prompt.key === 'ask.turn' ? worthOfChoice(mind, option) : worthOfAnswer(mind, prompt, option);
      return CHANCE_OF_A_RUPEE * Math.max(-MOST_RUPEES, Math.min(MOST_RUPEES, worth));
    });
  },
  why: (asked, option) => reasonsFor(mindIn(asked), asked.prompt, option, asked.options),
};
