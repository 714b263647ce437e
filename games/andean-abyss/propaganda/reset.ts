/** 6.6 The Reset Phase. */
import type { Rules, Table } from '@sandtable/engine';
import { ACTIVE, FACTIONS, insurgentOf, INSURGENTS, TABLE, UNDERGROUND } from '../forces.ts';
import { active, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';

export function* resetPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  for (const faction of FACTIONS) state.eligible[faction] = true;
  state.markers.fill(0);
  state.control = { government: [], farc: [] };
  state.momentum = [];
  state.shielded = null;
  for (const space of spaces(state))
    for (const faction of INSURGENTS) {
      const shown = active(state, space, faction);
      if (shown > 0) TABLE.turn(state, space, ACTIVE[faction], UNDERGROUND[faction], shown);
    }
  // A position may begin after the Resources Phase with Shipments on the map.
  for (const carrier of state.carriers) carrier.kind = UNDERGROUND[insurgentOf(carrier.kind)];
  table.log(say('log.reset', '6.6'));
}
