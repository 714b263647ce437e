/** R16 REGROUP, played as an action: a card goes to the rear of its area and loses its hits. */
import type { Rules, Table } from '@sandtable/engine';
import { placeCard, rowsIn } from '../areas.ts';
import { pickForce } from '../asking.ts';
import { discardPlayed, type HeldId, lay } from '../deck.ts';
import { LAST_ROW, type State, turnOf } from '../state.ts';
import { say } from '../text/say.ts';

export function* regroup(table: Table<State>, held: HeldId): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const force = yield* pickForce(nation, {
    prompt: say('ask.regroup', 'R16'),
    among: () => state.forces.filter((one) => one.owner === nation),
    secret: true,
  });
  const card = lay(table, nation, held);
  const { area } = force;
  table.fired('regroup.action');
  table.log(say('log.regroup', 'R16', { nation, force: force.id, hits: force.hits }));
  // D16: behind all other rows, at most row 3; it was never out of its area, so nothing is lost (R17).
  if (force.row !== LAST_ROW) {
    const row = Math.min(LAST_ROW, rowsIn(state, force.team, area, force) + 1);
    placeCard(state, force, area, row);
  }
  force.hits = 0;
  discardPlayed(state, card);
}
