import { by } from '../action.ts';
import { chooseCard } from '../ask.ts';
import { isUsEvent, opsOf, US_CARDS } from '../cards.ts';
import { discard, noteLacking } from '../hands.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';

/** The highest value among the US Events that the US holds; 0 without any. */
const highest = ({ hands }: State): number => Math.max(0, ...hands.us.filter(isUsEvent).map(opsOf));

/** 59 Amerithrax. The US chooses among equals; everybody then knows what it does not hold (L53). */
export const amerithrax: CardEvent = {
  *event(action) {
    const { state, table, rule } = action;
    if (state.hands.us.length === 0) return;
    const prompt = say('ask.event.discard', rule, { card: 59 });
    const isHighest = (card: number): boolean => isUsEvent(card) && opsOf(card) === highest(state);
    const card = yield* chooseCard(by(action, 'us'), prompt, 'us', isHighest);
    if (card === 0) table.reveal();
    else discard(action, 'us', card);
    noteLacking(
      state,
      'us',
      US_CARDS.filter((one) => card === 0 || opsOf(one) > opsOf(card)),
    );
  },
};
