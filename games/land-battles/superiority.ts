/** R10F, R11 Superior Attack counters. */
import type { Table } from '@sandtable/engine';
import { type Area, otherTeam, type State, type Team } from './state.ts';
import { say } from './text/say.ts';

/** R10F Each success takes one from the enemy, or adds one of your own: only one team ever has any. */
export function flankSuccesses(table: Table<State>, team: Team, count: number): void {
  const { sides } = table.state;
  const enemy = otherTeam(team);
  const taken = Math.min(count, sides[enemy].superiority);
  sides[enemy].superiority -= taken;
  sides[team].superiority += count - taken;
  table.log(
    say('log.superiority', 'R10F', { team, own: sides[team].superiority, enemy: sides[enemy].superiority }),
  );
}

/** R11 What superiority adds to each die of an attack from this area. */
export function superiorityIn(state: Pick<State, 'sides'>, team: Team, area: Area): number {
  return area === 'breakthrough' ? state.sides[team].superiority : 0;
}
