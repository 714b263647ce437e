/** 114 Increasing Overhead */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { layOn, rightEnd } from '../../rupees.ts';
import { playerOf, startingWith, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { discardCapability } from '../activation.ts';
import type { HeadlineEffect } from './rules.ts';

/** A rupee for each capability card that is to stay; the whole sum goes onto the market (doubt 91). */
export const increasingOverhead: HeadlineEffect = function* ({ table, state, who: first }) {
  let sum = 0;
  for (const who of startingWith(state, first)) sum += yield* payFor(table, who);
  const places = yield* rightEnd(state, first, sum, 'J6.1');
  state.rupees += sum;
  layOn(state, first, sum, places);
};

function* payFor(table: Table<State>, who: Who): Rules<number> {
  const { state } = table;
  const player = playerOf(state, who);
  let paid = 0;
  for (const { card } of player.capabilities) {
    const id = String(card);
    const options: ('pay' | 'discard')[] = player.rupees > 0 ? ['pay', 'discard'] : ['discard'];
    const picked = yield* pick<'pay' | 'discard'>(state, who, {
      prompt: say('ask.overhead', 'J6.1', { card: id }),
      among: options,
      label: (option) => say(option === 'pay' ? 'overhead.pay' : 'overhead.discard', 'J6.1', { card: id }),
    });
    if (picked === 'pay') {
      player.rupees--;
      // Until the sum is laid, at the end, it lies nowhere.
      state.rupees--;
      paid++;
    } else discardCapability(table, who, card);
  }
  return paid;
}
