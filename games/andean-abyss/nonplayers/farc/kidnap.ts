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

/** LoCs, then Cities, then Departments with a Cartels Base: the first of these groups that has any. */
export function kidnapGroup(
  among: readonly Space[],
): { step: KidnapStep; among: readonly Space[] } | undefined {
  const locs = among.filter(isLoc);
  if (locs.length > 0) return { step: 'loc', among: locs };
  const cities = among.filter(isCity);
  if (cities.length > 0) return { step: 'city', among: cities };
  return among.length === 0 ? undefined : { step: 'department', among };
}

export function kidnapping(state: State, turn: Turn): Selection<KidnapStep> | undefined {
  const unused = isUnused(turn.activitySpaces);
  const left = KIDNAPS - turn.activitySpaces.length;
  const group = kidnapGroup(turn.spaces.filter((space) => unused(space) && isKidnapPossible(state, space)));
  if (group === undefined) return undefined;
  return select(group.step, group.among, canAllPay(state, group.among) ? left : Math.min(1, left));
}

const HIGHEST_ROLL = 6;

/** Whether the purse they share lasts to the last of them, whatever the dice say. */
function canAllPay(state: State, group: readonly Space[]): boolean {
  const [first] = group;
  const victim = first === undefined ? undefined : kidnapVictim(state, first);
  if (victim === undefined) return false;
  const inDrugs = (space: Space): boolean =>
    victim === 'cartels' && shipmentsHeld(state, space, 'cartels') > 0;
  const payers = group.filter((space) => !inDrugs(space)).length;
  return payers <= 1 || state.resources[victim] > HIGHEST_ROLL * (payers - 1);
}
