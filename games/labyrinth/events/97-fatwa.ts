import { chooseDeed } from '../ask.ts';
import { other, SIDES } from '../cards.ts';
import { isPile, passCard, randomCard } from '../hands.ts';
import { isPlain, operate, possible } from '../operations/index.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';

const FATWA = 97;

/** 97 Fatwa. D-97: both cards are drawn before either changes hands; the Operation takes no Reserves. */
export const fatwa: CardEvent = {
  isPlayable: ({ hands }) => SIDES.every((side) => hands[side].some((card) => card !== FATWA)),

  *event(action) {
    const { state, side, rule } = action;
    const own = randomCard(action, side);
    const theirs = randomCard(action, other(side));
    passCard(action, side, other(side), own);
    passCard(action, other(side), side, theirs);
    // 9.4.1 Alone by the charts.
    if (isPile(state, side)) return yield* action.frame.operateAlone(action, 1);
    const names = possible(state, side, 1);
    if (names.length === 0) return;
    const name = yield* chooseDeed(action, say('ask.event.operation', rule, { card: FATWA, ops: 1 }), names);
    // 8.5.3 The card is used for a Plot.
    if (name === 'plot') state.firstPlot.used = true;
    if (isPlain(name)) yield* operate(action, name, 1, 'barred');
  },
};
