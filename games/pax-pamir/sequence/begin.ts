/** D1 A turn begins: nothing has been done in it yet, and what was promised in the last one has lapsed. */
import type { State, Turn, Who } from '../state.ts';

export function newTurn(player: Who): Turn {
  return {
    player,
    counted: 0,
    discards: 0,
    paid: 0,
    used: [],
    wazirs: [],
    avenged: [],
    casualties: 0,
    doing: null,
    declared: null,
  };
}

export function beginTurn(state: State, player: Who): void {
  const { turn } = state;
  turn.player = player;
  turn.counted = 0;
  turn.discards = 0;
  turn.paid = 0;
  empty(turn.used);
  empty(turn.wazirs);
  empty(turn.avenged);
  turn.casualties = 0;
  turn.doing = null;
  turn.declared = null;
  const { offers, waivers, loans } = state.talk;
  empty(offers);
  empty(waivers);
  empty(loans);
}

function empty(list: unknown[]): void {
  // Setting a length costs even when there is nothing to do.
  if (list.length > 0) list.length = 0;
}
