/** 8.7.4 Kidnap, after Terror: at most three spaces. */
import { isCity, isDepartment, isLoc, type Space } from '../../map.ts';
import { shipmentsHeld } from '../../shipments.ts';
import { bases, guerrillas, police, type State, type Turn } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isUnused } from '../sites.ts';

export const KIDNAPS = 3;

/** Whom FARC would kidnap here: the Government on LoCs and in Cities while it has Resources, else the Cartels (N21). */
export function kidnapVictim(state: State, space: Space): 'government' | 'cartels' | undefined {
  if (!isDepartment(space) && state.resources.government > 0) return 'government';
  if (bases(state, space, 'cartels') === 0) return undefined;
  const canPay = state.resources.cartels > 0 || shipmentsHeld(state, space, 'cartels') > 0;
  return canPay ? 'cartels' : undefined;
}

/** More FARC guerrillas than Police, and somebody who can pay. */
export const isKidnapPossible = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'farc') > police(state, space) && kidnapVictim(state, space) !== undefined;

export type KidnapStep = 'loc' | 'city' | 'department';

/** LoCs, then Cities, then Departments with a Cartels Base. */
export function kidnapOrder(among: readonly Space[], left: number): Selection<KidnapStep> | undefined {
  return (
    select('loc', among.filter(isLoc), left) ??
    select('city', among.filter(isCity), left) ??
    select('department', among, left)
  );
}

export function kidnapping(state: State, turn: Turn): Selection<KidnapStep> | undefined {
  const unused = isUnused(turn.activitySpaces);
  const among = turn.spaces.filter((space) => unused(space) && isKidnapPossible(state, space));
  // A purse may be empty after the first: one at a time where all of them pay from it.
  return kidnapOrder(among, Math.min(KIDNAPS - turn.activitySpaces.length, among.length));
}
