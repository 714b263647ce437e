/** K5 Shere Khan's turn: the top row, the bottom row, what the regime frees; a rest after each. */
import type { Rules, Table } from '@sandtable/engine';
import { SPECIAL } from '../actions/index.ts';
import { isFree } from '../actions/special.ts';
import type { SpecialAction } from '../components/modes.ts';
import { settle } from '../settle.ts';
import { type Court, courtCard, isOver, playerOf, rankOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { KHAN_ACTIONS } from './actions/index.ts';
import { buyAndPlay } from './buying.ts';
import { explain } from './telling.ts';

/** `turn.counted` tells how many rows are done. */
export function* shereKhan(table: Table<State>): Rules<void> {
  const { state } = table;
  const { turn } = state;
  const who = turn.player;
  if (turn.counted === 0 || turn.counted === 1) {
    turn.doing = 'purchase';
    yield* playRow(table, who, turn.counted);
    turn.counted++;
  } else {
    yield* regimeBonus(table, who);
    if (!isOver(state)) state.stage = 'cleanup';
  }
  turn.doing = null;
}

/** Every action of the card he has played, from left to right. */
function* playRow(table: Table<State>, who: Who, row: 0 | 1): Rules<void> {
  const { state } = table;
  const court = yield* buyAndPlay(table, who, row);
  yield* afterwards(table);
  if (court === undefined) return;
  for (const action of courtCard(state, court.card).actions) {
    // It may have been given up for what a leveraged card costs.
    if (!playerOf(state, who).tableau.includes(court)) return;
    yield* act(table, who, court, action, true);
  }
}

function* afterwards(table: Table<State>): Rules<void> {
  const rest = settle(table);
  if (rest !== null) yield* rest;
}

/** Makes an action if he can. */
function* act(
  table: Table<State>,
  who: Who,
  court: Court,
  action: SpecialAction,
  isNew: boolean,
): Rules<boolean> {
  const { state } = table;
  state.turn.doing = action;
  table.log(say('sk.acts', SPECIAL[action].rule, { card: String(court.card), action }));
  const rank = rankOf(state, court);
  const isMade = yield* KHAN_ACTIONS[action]({ table, state, who, court, rank, isNew });
  if (!isMade) return false;
  if (!state.turn.used.includes(court.card)) state.turn.used.push(court.card);
  table.fired(`${action}.${state.regime}`);
  table.fired(`${action}:${court.card}`);
  yield* afterwards(table);
  return true;
}

/** K5 From left to right, one action of each card that has not acted (doubts 49, 113). */
function* regimeBonus(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const { tableau } = playerOf(state, who);
  const passed = new Set<Court>();
  for (;;) {
    const court = tableau.find((one) => !passed.has(one));
    if (court === undefined) return;
    passed.add(court);
    const before = new Set(tableau);
    yield* bonusOf(table, who, court);
    // What enters at the left end comes too late.
    const [first] = tableau;
    if (first !== undefined && tableau.length > 1 && !before.has(first)) passed.add(first);
  }
}

function* bonusOf(table: Table<State>, who: Who, court: Court): Rules<void> {
  const { state } = table;
  const free = courtCard(state, court.card).actions.filter((action) => isFree(state, action));
  if (free.length === 0) return;
  const params = { card: String(court.card), regime: state.regime };
  if (state.turn.used.includes(court.card)) return explain(table, say('sk.bonus.used', 'K5', params));
  for (const action of free)
    if (yield* act(table, who, court, action, false))
      return explain(table, say('sk.bonus.acted', 'K5', params));
}
