/** R7 Hits and destruction. */
import type { Table } from '@sandtable/engine';
import { closeGaps } from './areas.ts';
import { type Force, HITS_TO_DESTROY, kindOf, otherTeam, playerOf, type State, turnOf } from './state.ts';
import { say } from './text/say.ts';
import { checkBreakthrough, score } from './victory.ts';

/** R7 Puts hits on a card; the fourth destroys it, and any beyond are lost. */
export function putHits(table: Table<State>, force: Force, hits: number): void {
  if (hits <= 0) return;
  const taken = Math.min(hits, HITS_TO_DESTROY - force.hits);
  force.hits += taken;
  table.log(say('log.hits', 'R7', { force: force.id, hits: taken, total: force.hits }));
  if (force.hits >= HITS_TO_DESTROY) destroy(table, force);
}

/** R7 The card goes to the enemy's victory pile; rows close; then R17 is checked. */
function destroy(table: Table<State>, force: Force): void {
  const { state } = table;
  const enemy = otherTeam(force.team);
  const { vp } = kindOf(state, force);
  state.forces.splice(state.forces.indexOf(force), 1);
  state.sides[enemy].destroyed.push(force.id);
  state.idle = 0;
  closeGaps(state, force.team, force.area);
  const turn = turnOf(state);
  // D35: only what the acting player's own side destroys lets him play OVERRUN.
  if (playerOf(state, turn.nation).team === enemy) turn.destroyed++;
  table.log(say('log.destroyed', 'R7', { force: force.id, team: enemy, points: vp }));
  score(table, enemy, vp);
  checkBreakthrough(table, force.team);
}
