/** 8.1.2 Who marches: as many as stay Underground, Underground ones first; where they will be seen, Active ones first. */
import type { Party } from '@sandtable/coin/nonplayers';
import { ACTIVE, type Insurgent, UNDERGROUND } from '../forces.ts';
import { effect } from '../in-effect.ts';
import type { Space } from '../map.ts';
import { isWatched, watchers } from '../operations/march.ts';
import { bases, type State } from '../state.ts';
import { unmoved } from '../turn.ts';

/** A group and the watchers make four: up to three stay unseen. */
const UNSEEN = 3;

/** How many may come in one group and stay Underground. */
export function unseenInto(state: State, to: Space, faction: Insurgent): number {
  const watch = bases(state, to, 'coalition') > 0 ? effect(state, 'march-to-coalition-base') : undefined;
  if (watch !== undefined) return watch.arrive === 'active' ? 0 : Number.POSITIVE_INFINITY;
  return isWatched(to, faction)
    ? Math.max(0, UNSEEN - watchers(state, to, faction))
    : Number.POSITIVE_INFINITY;
}

/** The most of these that go as one group without being seen; those who are Active already need not hide. */
export function unseenGroup(
  state: State,
  from: Space,
  to: Space,
  faction: Insurgent,
  movable: number,
): number {
  if (unmoved(state, from, UNDERGROUND[faction]) === 0) return movable;
  return Math.min(movable, unseenInto(state, to, faction));
}

/** A group of that size: who goes, so many staying Underground where others can go instead. */
export function party(
  state: State,
  from: Space,
  to: Space,
  faction: Insurgent,
  size: number,
  kept = 0,
): Party {
  const hidden = Math.max(0, unmoved(state, from, UNDERGROUND[faction]) - kept);
  const shown = unmoved(state, from, ACTIVE[faction]);
  if (size <= unseenInto(state, to, faction)) {
    const underground = Math.min(hidden, size);
    return { underground, active: Math.min(shown, size - underground) };
  }
  const active = Math.min(shown, size);
  return { underground: Math.min(hidden, size - active), active };
}
