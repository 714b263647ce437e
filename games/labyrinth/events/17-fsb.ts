import { WMD_CARDS } from '../cards.ts';
import { discard, isPile, noteLacking, showAll, shufflePile } from '../hands.ts';
import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';
import { removeCellAmong } from './vocabulary.ts';

/** 17 FSB. */
export const fsb: CardEvent = {
  *event(action) {
    const { state, table } = action;
    const held = state.hands.jihadist.filter((card) => WMD_CARDS.includes(card));
    // That there is none is news too.
    table.reveal();
    // 9.2 Alone the US looks at the pile, which is then shuffled.
    if (isPile(state, 'jihadist')) showAll(action);
    for (const card of held) discard(action, 'jihadist', card);
    noteLacking(state, 'jihadist', WMD_CARDS);
    if (isPile(state, 'jihadist')) {
      table.fired('F.fsb-shuffle');
      shufflePile(action);
    }
    if (held.length === 0) yield* removeCellAmong(action, [AT['central-asia'], AT.russia]);
  },
};
