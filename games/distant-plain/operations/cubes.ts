/** Cubes on the move in a Patrol (3.2.2) or Sweep (3.2.3), and the bombs on their way (card 23). */
import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { maySpace, pick } from '../ask.ts';
import { move, remove, turnOver } from '../changes.ts';
import type { CubeKind } from '../forces.ts';
import { effect } from '../in-effect.ts';
import { idOf, type Space } from '../map.ts';
import { count, type State, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { markMoved, unmoved } from '../turn.ts';

/** Moves cubes, which then have moved for this Operation. */
export function sendCubes(action: Action, from: Space, to: Space, kind: CubeKind, pieces: number): void {
  if (pieces === 0) return;
  const { state } = action;
  move(action, from, to, kind, pieces);
  markMoved(state, to, kind, pieces);
  const arrivals = state.turn?.tally.arrivals;
  if (arrivals !== undefined && !arrivals.includes(to)) arrivals.push(to);
}

/** Government cubes before Coalition cubes. */
const GOVERNMENT_FIRST: readonly (readonly CubeKind[])[] = [
  ['government-troops', 'police'],
  ['coalition-troops'],
];

/** The next to go, of the cubes that moved there. */
export const nextVictims = (state: State, space: Space): readonly CubeKind[] =>
  GOVERNMENT_FIRST.map((kinds) =>
    kinds.filter((kind) => count(state, space, kind) > unmoved(state, space, kind)),
  ).find((kinds) => kinds.length > 0) ?? [];

/** 23 shaded: where cubes ended a move, an Underground guerrilla may turn Active to take some of them. */
export function* roadsideBombs(outer: Action): Rules<void> {
  const { state, rule } = outer;
  const bombs = effect(state, 'roadside-bombs');
  if (bombs === undefined) return;
  const action = by(outer, 'taliban');
  const open = (): Space[] =>
    (state.turn?.tally.arrivals ?? []).filter(
      (space) => underground(state, space, 'taliban') > 0 && nextVictims(state, space).length > 0,
    );
  const space = yield* maySpace(action, say('ask.bombs', rule), open);
  if (space === undefined) return;
  turnOver(action, space, 'taliban-underground', 1);
  for (let left = bombs.cubes; left > 0 && nextVictims(state, space).length > 0; left--) {
    const kind = yield* pick<CubeKind>(action, {
      prompt: say('ask.remove', rule, { space: idOf(space), left }),
      among: () => nextVictims(state, space),
      label: (id) => say('piece', rule, { kind: id, space: idOf(space) }),
    });
    yield* remove(action, space, kind, 'casualties');
  }
}
