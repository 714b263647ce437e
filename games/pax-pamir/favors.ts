/** B7 Favor cards: who is favoured by each empire. */
import type { Table } from '@sandtable/engine';
import { type Empire, EMPIRES } from './components/empires.ts';
import { nameOf } from './solo/khan.ts';
import { type State, type Who } from './state.ts';
import { say } from './text/say.ts';
import { strengthOver } from './tie-break.ts';
import { allInfluence, influenceIn } from './topple/influence.ts';

/** B7.1 Whoever has most influence with an empire, even if that is none; ties by A3. In one pass: it is asked after every action. */
export function favoured(
  state: State,
  empire: Empire,
  all: readonly number[],
  holder: Who | null,
): Who | null {
  let best: Who = 0;
  let isTied = false;
  let holderLeads = holder === 0;
  for (let who = 1; who < state.players.length; who++) {
    const lead = influenceIn(all, who, empire) - influenceIn(all, best, empire);
    const order = lead === 0 ? strengthOver(state, who, best) : lead;
    if (order > 0) {
      best = who;
      isTied = false;
      holderLeads = holder === who;
    } else if (order === 0) {
      isTied = true;
      if (holder === who) holderLeads = true;
    }
  }
  if (!isTied) return best;
  return holderLeads ? holder : null;
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
        : say('log.favor', 'B7.1', { empire, player: nameOf(state, now) }),
    );
  }
}
