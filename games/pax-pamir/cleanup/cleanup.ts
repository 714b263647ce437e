/** F Cleanup, and the next player's turn. */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from '../asking.ts';
import { CAPABILITY } from '../components/capabilities.ts';
import { leave } from '../leaving.ts';
import { beginTurn } from '../sequence/begin.ts';
import { settle } from '../settle.ts';
import { leavingLabel } from '../signs.ts';
import { discardOne } from '../solo/discards.ts';
import { isKhan } from '../solo/khan.ts';
import { takeAnywhere } from '../sources.ts';
import {
  capabilityOf,
  isActive,
  isOver,
  leftOf,
  playerOf,
  type State,
  tableauSize,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { discardLeftEnds } from './left-ends.ts';
import { refreshMarket } from './refresh.ts';

/** D2.1 F1, F2, F3; favors are looked at after each step (doubt 6). */
export function* cleanUp(table: Table<State>): Rules<void> {
  const { state } = table;
  const who = state.turn.player;
  yield* discardLeftEnds(table, who);
  if (isOver(state)) return;
  const afterLeftEnds = settle(table);
  if (afterLeftEnds !== null) yield* afterLeftEnds;
  if (isTooLarge(state, who)) {
    yield* discardDown(table, who);
    const afterDiscards = settle(table);
    if (afterDiscards !== null) yield* afterDiscards;
  }
  refreshMarket(table);
  const next = leftOf(state, who);
  beginTurn(state, next);
  state.stage = 'actions';
  if (isActive(playerOf(state, next), CAPABILITY.claimOfAncientLineage)) yield* claim(table, next);
}

/** F2.1 The tableau size shrinks with every political card; card 147 does away with it. */
function isTooLarge(state: State, who: Who): boolean {
  const player = playerOf(state, who);
  return player.tableau.length > tableauSize(state, player) && !isActive(player, CAPABILITY.politicalMachine);
}

function* discardDown(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  while (isTooLarge(state, who)) {
    if (isKhan(state, who)) {
      yield* discardOne(table, who, player.tableau, 'F2.1');
      continue;
    }
    const picked = yield* pick(state, who, {
      prompt: say('ask.tableau-discard', 'F2.1', {
        size: tableauSize(state, player),
        cards: player.tableau.length,
      }),
      among: player.tableau.map((court) => String(court.card)),
      label: (option) => leavingLabel(state, who, option, 'F2.1'),
    });
    const courts = player.tableau.filter((court) => String(court.card) === picked);
    table.fired('cleanup.tableau');
    yield* leave(table, { owner: who, courts, to: 'discards', cause: null, rule: 'F2.1' });
  }
}

/** Card 139: whoever begins the turn without rupees takes two. */
function* claim(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  if (playerOf(state, who).rupees > 0) return;
  state.turn.doing = 'capability';
  table.fired(`capability.${CAPABILITY.claimOfAncientLineage}.used`);
  const { amount = 0 } = capabilityOf(state, CAPABILITY.claimOfAncientLineage);
  yield* takeAnywhere(table, who, amount, say('ask.claim', 'J7.3.3'));
  // Rupees can win ties (A3).
  const rest = settle(table);
  if (rest !== null) yield* rest;
  state.turn.doing = null;
}
