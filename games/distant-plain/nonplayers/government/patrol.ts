/** 8.6.3 Government Patrol. */
import type { CubeKind } from '../../forces.ts';
import { AT, econOf, isLoc, LANDS, LOCS, type Space } from '../../map.ts';
import { governmentStrength } from '../../operations/assault.ts';
import { reachable } from '../../operations/patrol.ts';
import { allPieces, count, guerrillas, pieces, type State } from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { lossOf, talibanOf } from '../force.ts';
import { arrived, surplus } from '../ground.ts';
import { best } from '../selection.ts';

const came = (state: State, space: Space): number =>
  arrived(state, space, 'government-troops') + arrived(state, space, 'police');

/** Cubes a LoC or Kabul still needs: as many as there are Taliban guerrillas, where these outnumber all others. */
function neededAt(state: State, space: Space): number {
  const taliban = guerrillas(state, space, 'taliban');
  const others = allPieces(state, space) - pieces(state, space, 'taliban') - came(state, space);
  return taliban > others ? Math.max(0, taliban - came(state, space)) : 0;
}

/** LoCs by Econ, then Kabul. */
const ORDER: readonly Space[] = [...LOCS.toSorted((a, b) => econOf(b) - econOf(a) || a - b), AT.kabul];

export const isPatrolCalledFor = (state: State): boolean => ORDER.some((space) => neededAt(state, space) > 0);

const sourcesOf = (state: State, to: Space, kind: CubeKind): Space[] =>
  LANDS.filter(
    (from) =>
      unmoved(state, from, kind) > 0 &&
      surplus(state, from, 'coin', 1) > 0 &&
      from !== to &&
      reachable(state, from).includes(to),
  );

/** One cube to a place that needs it. */
export interface Posting {
  readonly to: Space;
  readonly kind: CubeKind;
  readonly from: readonly Space[];
}

/** The next cube: 1 Police for each place if one can come, the rest Troops, from where most of the kind are. */
export function nextPosting(state: State): Posting | undefined {
  for (const to of ORDER) {
    if (neededAt(state, to) === 0) continue;
    const kinds: readonly CubeKind[] =
      arrived(state, to, 'police') === 0 ? ['police', 'government-troops'] : ['government-troops', 'police'];
    for (const kind of kinds) {
      const sources = sourcesOf(state, to, kind);
      if (sources.length > 0) return { to, kind, from: best(sources, (from) => count(state, from, kind)) };
    }
  }
  return undefined;
}

export const postingReason = (to: Space): 'G.patrol.loc' | 'G.patrol.kabul' =>
  isLoc(to) ? 'G.patrol.loc' : 'G.patrol.kabul';

/** The LoC where an Assault takes most Taliban. */
export const patrolAssault = (
  state: State,
  among: readonly Space[],
  strength = governmentStrength,
): Space[] => best(among, (loc) => talibanOf(lossOf(state, loc, strength(state, loc))));
