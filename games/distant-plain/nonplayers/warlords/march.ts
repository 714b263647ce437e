/** 8.5.2 Warlords March. */
import { ACTIVE, UNDERGROUND } from '../../forces.ts';
import { adjacentOf, AFGHAN_LANDS, isLoc, isProvince, LOCS, type Space } from '../../map.ts';
import {
  allPieces,
  bases,
  control,
  guerrillas,
  peopleOf,
  pieces,
  type State,
  type Turn,
} from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { arrived, controlWith, isFertileWith, isUnused, surplus } from '../ground.ts';
import { unseenGroup } from '../marching.ts';
import { best, type Choice, step } from '../selection.ts';

/** Who may leave: not from LoCs, not the last one at a Base, not if Control changes. */
export const warlordsMovable = (state: State, from: Space): number =>
  surplus(state, from, 'warlords', warlordsFree(state, from));

/** Who could leave, if Control did not matter. */
export function warlordsFree(state: State, from: Space): number {
  if (isLoc(from)) return 0;
  const fresh = unmoved(state, from, UNDERGROUND.warlords) + unmoved(state, from, ACTIVE.warlords);
  const kept = bases(state, from, 'warlords') > 0 ? 1 : 0;
  return Math.min(fresh, guerrillas(state, from, 'warlords') - kept);
}

const movableBeside = (state: State, to: Space): Space[] =>
  adjacentOf(to).filter((from) => warlordsMovable(state, from) > 0);

/** Warlords pieces that must come to end Control; 0 where nobody has it. */
function toBreak(state: State, space: Space): number {
  const side = control(state, space);
  if (side === 'none') return 0;
  const own =
    side === 'taliban'
      ? pieces(state, space, 'taliban')
      : pieces(state, space, 'coalition') + pieces(state, space, 'government');
  return 2 * own - allPieces(state, space);
}

const sum = (list: readonly Space[], value: (space: Space) => number): number =>
  list.reduce((total, space) => total + value(space), 0);

const groupFrom =
  (state: State, to: Space) =>
  (from: Space): number =>
    unseenGroup(state, from, to, 'warlords', warlordsMovable(state, from));

/** Whether the guerrillas beside a space could end Control there. */
const canBreak = (state: State, to: Space): boolean => {
  const needed = toBreak(state, to);
  return needed > 0 && sum(movableBeside(state, to), (from) => warlordsMovable(state, from)) >= needed;
};

/** Warlords that came in this turn. */
const newcomers = (state: State, space: Space): number =>
  arrived(state, space, UNDERGROUND.warlords) + arrived(state, space, ACTIVE.warlords);

/** Whether those who came ended Control. */
const hasBroken = (state: State, space: Space): boolean =>
  control(state, space) === 'none' &&
  controlWith(state, space, { warlords: -newcomers(state, space) }) !== 'none';

export function warlordsMarch(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const isOpen = (space: Space): boolean => isUnused(turn)(space) && open(space);
  const lands = turn.spaces.filter((space) => !isLoc(space));
  // All that can have gathered.
  if (lands.some((space) => !hasBroken(state, space))) return undefined;
  if (turn.spaces.length === 0) {
    const locs = LOCS.filter(
      (loc) => isOpen(loc) && allPieces(state, loc) === 0 && movableBeside(state, loc).length > 0,
    );
    // The highest Econ, as everywhere among LoCs (8.3).
    if (locs.length > 0) return step('W.march.loc', locs);
  }
  const breakable = AFGHAN_LANDS.filter((space) => isOpen(space) && canBreak(state, space));
  if (breakable.length > 0)
    return step(
      'W.march.control',
      best(breakable, (space) => peopleOf(space, state)),
    );
  const near = AFGHAN_LANDS.filter(
    (space) =>
      isProvince(space) && isOpen(space) && sum(movableBeside(state, space), groupFrom(state, space)) > 0,
  );
  const fertile = near.filter((space) =>
    isFertileWith(state, space, sum(movableBeside(state, space), groupFrom(state, space))),
  );
  return step('W.march.gather.cultivate', fertile) ?? step('W.march.gather.any', near);
}

/** Origins that still send somebody, of those offered; the one for a LoC is Underground, if any can be (8.1.2). */
export function warlordsOrigins(state: State, turn: Turn, to: Space, offered: readonly Space[]): Space[] {
  if (isLoc(to) && newcomers(state, to) > 0) return [];
  const sending = offered.filter((from) => warlordsGroup(state, turn, from, to) > 0);
  return isLoc(to) ? best(sending, (from) => unmoved(state, from, UNDERGROUND.warlords) > 0) : sending;
}

/** How many go from an origin: one to a LoC; to end Control as many as it takes; else those who stay Underground. */
export function warlordsGroup(state: State, turn: Turn, from: Space, to: Space): number {
  const movable = warlordsMovable(state, from);
  if (isLoc(to)) return Math.min(1, movable);
  const group = groupFrom(state, to);
  const unseen = group(from);
  const others = movableBeside(state, to).filter((one) => one !== from && !turn.tally.sent.includes(one));
  const needed = toBreak(state, to);
  const all = movable + sum(others, (one) => warlordsMovable(state, one));
  if (needed === 0 || needed > all) return unseen;
  const missing = needed - unseen - sum(others, group);
  return missing > 0 ? Math.min(movable, unseen + missing) : unseen;
}
