/** R16 REGROUP, played as an action: a card goes to the rear of its area and loses its hits. */
import { choose, type Rules, type Table } from '@sandtable/engine';
import { placeCard, rowsIn } from '../areas.ts';
import { forceLabel } from '../asking.ts';
import { discardPlayed, type HeldId, lay } from '../deck.ts';
import { forceById, LAST_ROW, type State, turnOf } from '../state.ts';
import { say } from '../text/say.ts';

export function* regroup(table: Table<State>, held: HeldId): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const id = yield* choose({
    seats: [nation],
    prompt: say('ask.regroup', 'R16'),
    options: () => state.forces.filter((force) => force.owner === nation).map((force) => force.id),
    label: forceLabel('R16'),
    secret: true,
  });
  const card = lay(table, nation, held);
  const force = forceById(state, id);
  const { area } = force;
  table.fired('regroup.action');
  table.log(say('log.regroup', 'R16', { nation, force: id, hits: force.hits }));
  // D16: behind all other rows, at most row 3; it was never out of its area, so nothing is lost (R17).
  if (force.row !== LAST_ROW) {
    const row = Math.min(LAST_ROW, rowsIn(state, force.team, area, force) + 1);
    placeCard(state, force, area, row);
  }
  force.hits = 0;
  discardPlayed(state, card);
}
