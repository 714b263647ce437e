/** Free Sweeps without movement, wherever they find somebody (5.5). */
import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { isBarredNow } from '../deck.ts';
import type { CubeKind } from '../forces.ts';
import { capability } from '../lasting.ts';
import { isLoc, type Space } from '../map.ts';
import { targets } from '../operations/assault.ts';
import { countedCubes, sweepIn, sweepStrength, type SweepTerms } from '../operations/sweep.ts';
import { isZone, spaces, type State, underground } from '../state.ts';
import { noteBarred } from './free.ts';

/** What searches: all cubes, or those that card 11 lets the Government count. */
export type Counted = CubeKind | 'cubes';

/** Before the first Sweep: whether there may be any (2.3.9), and what searches. */
export function* prepareSweeps(action: Action, terms: SweepTerms): Rules<Counted> {
  const { state } = action;
  if (noteBarred(action, 'sweep')) return 'cubes';
  const canSweep = (kind: CubeKind) => spaces(state).some((space) => canSweepIn(state, space, kind, terms));
  // Card 11: where neither kind finds anybody alone there is nothing to ask.
  const isMoot =
    capability(state, 'national-defense-council') === 'shaded' && !canSweep('troops') && !canSweep('police');
  return isMoot ? 'troops' : yield* countedCubes(action);
}

/** Whether a Sweep here would make anybody Active. */
export function canSweepIn(state: State, space: Space, counted: Counted, terms: SweepTerms): boolean {
  if (isLoc(space) || isZone(state, space) || isBarredNow(state, 'government', 'sweep')) return false;
  const isHidden = targets(state, terms).some((faction) => underground(state, space, faction) > 0);
  return isHidden && sweepStrength(state, space, counted, terms) > 0;
}

/** The Sweep itself. Card 2 cannot forbid it (5.1.2), but later Sweeps on this card are one too many. */
export function* sweepFreely(action: Action, space: Space, counted: Counted, terms: SweepTerms): Rules<void> {
  action.state.targets.sweep++;
  yield* sweepIn(under(action, '3.2.3'), space, counted, terms);
}
