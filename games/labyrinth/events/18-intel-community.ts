import { chooseDeed } from '../ask.ts';
import { isPile, showAll } from '../hands.ts';
import { isPlain, operate, possible } from '../operations/index.ts';
import { firedAlone } from '../solitaire/fired.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';

/** 18 Intel Community. No Reserves: it is part of an Event (6.3.3.1, D-18). */
export const intelCommunity: CardEvent = {
  *event(action) {
    const { state, table, rule } = action;
    const { jihadist } = state.hands;
    showAll(action);
    // 9.2 Alone from the top of the pile on: what comes first is turned up next.
    const cards = isPile(state, 'jihadist') ? jihadist.toReversed() : [...jihadist];
    table.tell(['us'], say('log.hand', rule, { side: 'jihadist', cards }), say('log.looks', rule));
    firedAlone(action, 'F.intel-order-kept');
    const prompt = say('ask.event.operation', rule, { card: 18, ops: 1 });
    const name = yield* chooseDeed(action, prompt, possible(state, 'us', 1));
    if (isPlain(name)) yield* operate(action, name, 1, 'barred');
    yield* action.frame.playInBetween(action, 'us');
  },
};
