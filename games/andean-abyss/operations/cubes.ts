/** Cubes on the move in a Patrol (3.2.2) or Sweep (3.2.3). */
import type { Action } from '../action.ts';
import { move } from '../changes.ts';
import type { CubeKind } from '../forces.ts';
import type { Space } from '../map.ts';
import { markMoved } from '../turn.ts';

/** Moves cubes, which then have moved for this Operation. */
export function sendCubes(action: Action, from: Space, to: Space, kind: CubeKind, pieces: number): void {
  move(action, from, to, kind, pieces);
  markMoved(action.state, to, kind, pieces);
}
