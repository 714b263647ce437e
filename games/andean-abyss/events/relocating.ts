/** Pieces put elsewhere by Event, however far (cards 58 and 59). */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Kind } from '../forces.ts';
import type { Space } from '../map.ts';
import { count, room, spaces } from '../state.ts';
import { mayBeOneOf, moveSome, oneOf } from './kit.ts';

/** The actor may move up to that many pieces of a kind anywhere, or to the one space named. */
export function* mayRelocate(action: Action, kind: Kind, most: number, into?: Space): Rules<void> {
  const { state } = action;
  const origins = () => spaces(state).filter((space) => space !== into && count(state, space, kind) > 0);
  for (let left = most; left > 0; ) {
    const from = yield* mayBeOneOf(action, 'from', origins, left);
    if (from === undefined) return;
    const goals = () =>
      into !== undefined
        ? [into]
        : spaces(state).filter((space) => space !== from && room(state, space, kind) > 0);
    const to = yield* oneOf(action, 'to', goals);
    if (to === undefined) return;
    state.turn?.spaces.push(to);
    left -= yield* moveSome(action, from, to, kind, 1, left);
  }
}
