import { isMuslim } from '../map.ts';
import { choosePlot } from '../plots.ts';
import type { Plot } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';

const isHome = (plot: Plot): boolean => isMuslim(plot.country);

/** 1 Backlash. */
export const backlash: CardEvent = {
  isPlayable: (state) => state.plots.some(isHome),

  *event(action) {
    const { state, table, rule } = action;
    const among = () => state.plots.filter((plot) => isHome(plot) && !plot.backlash);
    const plot = yield* choosePlot(action, say('ask.event.plot', rule, { card: 1 }), among);
    if (plot === undefined) return;
    plot.backlash = true;
    table.log(say('log.backlash', rule));
  },
};
