/** Where an Operation could begin. */
import type { Space } from '../map.ts';
import { OPERATIONS_BY_NAME } from '../operations/index.ts';
import type { State, Turn } from '../state.ts';

/** What the Operation's own rule allows, looked at as if it were in progress. */
export function legal(state: State, turn: Turn): (space: Space) => boolean {
  const rules = OPERATIONS_BY_NAME.bySpaces(turn.doing);
  if (rules === undefined) return () => false;
  const before = state.turn;
  state.turn = turn;
  const test = rules.test(state, turn);
  const found = new Set(rules.among(state).filter((space) => test(space)));
  state.turn = before;
  return (space) => found.has(space);
}
