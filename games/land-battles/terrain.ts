/** R10T The Control counter and the Terrain cards. */
import type { Rules, Table } from '@sandtable/engine';
import { controlOf, isOver, kindIdOf, type State, type Team, terrainKind, turnOf } from './state.ts';
import { takeBonus } from './terrain-bonus.ts';
import { say } from './text/say.ts';
import { score } from './victory.ts';

/** R10T Moves the Control counter towards a team; beyond the last space it secures the card. */
export function* moveControl(table: Table<State>, team: Team, steps: number): Rules<void> {
  const { state } = table;
  if (state.terrain === null || steps === 0) return;
  state.control += team === 'red' ? steps : 0 - steps;
  const { trackLength } = terrainKind(state, state.terrain);
  const position = controlOf(state, team);
  if (position <= trackLength) table.log(say('log.control', 'R10T', { team, steps, position }));
  else yield* secure(table, team, state.terrain);
}

/** R16 ENGINEERS may also take the counter one space the other way. */
export function stepBack(table: Table<State>, team: Team): void {
  const { state } = table;
  state.control += team === 'red' ? -1 : 1;
  table.log(say('log.control', 'R16', { team, steps: -1, position: controlOf(state, team) }));
}

/** D59: not off the enemy's end. */
export function canMoveBack(state: State, team: Team): boolean {
  return state.terrain !== null && controlOf(state, team) > 0 - terrainKind(state, state.terrain).trackLength;
}

/** R10T Points, victory check, bonus, next card: in this order. Steps left over are lost (D30). */
function* secure(table: Table<State>, team: Team, terrain: string): Rules<void> {
  const { state } = table;
  const { id, vp, bonus } = terrainKind(state, terrain);
  state.sides[team].secured.push(terrain);
  state.terrain = null;
  state.control = 0;
  state.idle = 0;
  turnOf(state).secured++;
  table.log(say('log.secured', 'R10T', { team, terrain: id, points: vp }));
  score(table, team, vp);
  if (isOver(state)) return;
  yield* takeBonus(table, id, bonus);
  turnUp(table);
}

/** R10T The next Terrain card, with its counter on the start space. */
export function turnUp(table: Table<State>): void {
  const { state } = table;
  const next = state.terrainDeck.pop();
  if (next === undefined) return;
  state.terrain = next;
  table.reveal();
  table.log(say('log.terrain', 'R10T', { terrain: kindIdOf(next) }));
}
