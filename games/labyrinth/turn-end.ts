/** 5.2.5 to 5.2.9 The end of a turn, and the hands of the next. */
import type { Table } from '@sandtable/engine';
import { act, type Action } from './action.ts';
import { SIDES } from './cards.ts';
import { LAPSING } from './effects.ts';
import { deal } from './hands.ts';
import { ALL, AT } from './map.ts';
import { nextPhase } from './phases.ts';
import { FRAME } from './play-card.ts';
import { anyIslamist, isIslamist, usPosture } from './country.ts';
import { worldPosture } from './levels.ts';
import { GREEN, HARD, type State, TAN } from './state.ts';
import { say } from './text/say.ts';
import { changeFunding, changePrestige } from './tracks.ts';

export function endTurn(table: Table<State>): void {
  const { state } = table;
  const action = act(table, 'jihadist', '5.2.5', FRAME);
  table.log(say('log.turn-ends', '5.2.5', { turn: state.turn }));
  spend(action);
  negotiate(action);
  reset(state);
  beginTurn(table);
}

/** 5.2.8, 5.2.9 New hands, then green Regime Change markers turn tan. */
export function beginTurn(table: Table<State>): void {
  const { state } = table;
  state.turn++;
  table.log(say('log.turn-begins', '5.2.8', { turn: state.turn }));
  deal(table);
  for (const country of ALL) if (state.regimeChange[country] === GREEN) state.regimeChange[country] = TAN;
  nextPhase(state, 'jihadist');
}

/** 5.2.5 Expenditures; card 73 spares them. */
function spend(action: Action): void {
  const { state } = action;
  const isPaid = state.effects.pirates && (isIslamist(state, AT.somalia) || isIslamist(state, AT.yemen));
  if (!isPaid) changeFunding(action, -1);
  if (anyIslamist(state)) changePrestige(action, -1);
}

/** 5.2.5 Diplomacy: the world wholly of one mind, and of that of the US. */
function negotiate(action: Action): void {
  const world = worldPosture(action.state);
  if (Math.abs(world) === 3 && world > 0 === (usPosture(action.state) === HARD)) changePrestige(action, 1);
}

/** 5.2.6, 5.2.7 */
function reset(state: State): void {
  state.discards.push(...state.lapsingBox);
  state.lapsingBox = [];
  if (state.firstPlot.card !== 0) state.discards.push(state.firstPlot.card);
  state.firstPlot = { used: false, card: 0 };
  for (const effect of LAPSING) state.lapsing[effect] = 0;
  for (const side of SIDES) state.reserves[side] = 0;
}
