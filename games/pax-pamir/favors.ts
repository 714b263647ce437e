/** B7 Favor cards: who is favoured by each empire. */
import type { Table } from '@sandtable/engine';
import { type Empire, EMPIRES } from './components/empires.ts';
import { colourOf, type State, type Who } from './state.ts';
import { say } from './text/say.ts';
import { holderBy } from './tie-break.ts';
import { allInfluence, influenceIn } from './topple/influence.ts';

/** B7.1 Whoever has most influence with an empire, even if that is none; ties by A3. */
export function favoured(
  state: State,
  empire: Empire,
  all: readonly number[],
  holder: Who | null,
): Who | null {
  let highest = -1;
  let leaders: Who[] = [];
  for (let who = 0; who < state.players.length; who++) {
    const value = influenceIn(all, who, empire);
    if (value > highest) {
      highest = value;
      leaders = [who];
    } else if (value === highest) leaders.push(who);
  }
  return holderBy(state, leaders, holder);
}

/** The cards go to whom they belong now; never in the middle of an action (doubt 6). */
export function checkFavors(table: Table<State>): void {
  const { state } = table;
  if (!state.variants.favors) return;
  const all = allInfluence(state);
  for (const empire of EMPIRES) {
    const holder = state.favors[empire];
    const now = favoured(state, empire, all, holder);
    if (now === holder) continue;
    state.favors[empire] = now;
    table.fired(now === null ? 'favor.aside' : 'favor.moved');
    table.log(
      now === null
        ? say('log.favor.aside', 'B7.1', { empire })
        : say('log.favor', 'B7.1', { empire, player: colourOf(state, now) }),
    );
  }
}
