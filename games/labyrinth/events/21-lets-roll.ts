import { draw } from '../hands.ts';
import { blockPlot, choosePlot } from '../plots.ts';
import { isAlly, isGood } from '../country.ts';
import type { Plot, State } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { selectPostures, SWAYABLE } from './vocabulary.ts';

const open = (state: State): Plot[] =>
  state.plots.filter(({ country }) => isAlly(state, country) || isGood(state, country));

/** 21 "Let's Roll!". */
export const letsRoll: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    const { state, rule } = action;
    const prompt = say('ask.event.plot', rule, { card: 21 });
    const plot = yield* choosePlot(action, prompt, () => open(state));
    if (plot !== undefined) blockPlot(action, plot);
    draw(action, 'us', 1);
    yield* selectPostures(action, 1, SWAYABLE);
  },
};
