/** What the charts of chapter 8 keep asking about a space: Control with fewer pieces, who may leave, what cubes are worth. */
import { canShift, SUPPORT } from '../changes.ts';
import { CIVIC_COST } from '../civic.ts';
import { BASE, TABLE, type Kind } from '../forces.ts';
import { isLoc, type Space } from '../map.ts';
import {
  bases,
  control,
  type Control,
  guerrillas,
  level,
  peopleOf,
  governmentCubes,
  pieces,
  placeable,
  police,
  type State,
  terror,
  type Turn,
} from '../state.ts';
import { unmoved } from '../turn.ts';

/** More or fewer pieces of each side. */
export interface Change {
  readonly coin?: number;
  readonly taliban?: number;
  readonly warlords?: number;
}

const coinPieces = (state: State, space: Space): number =>
  pieces(state, space, 'coalition') + pieces(state, space, 'government');

/** 1.7 Who would control a space with more or fewer pieces. */
export function controlWith(state: State, space: Space, change: Change): Control {
  if (isLoc(space)) return 'none';
  const coin = coinPieces(state, space) + (change.coin ?? 0);
  const taliban = pieces(state, space, 'taliban') + (change.taliban ?? 0);
  const warlords = pieces(state, space, 'warlords') + (change.warlords ?? 0);
  if (coin > taliban + warlords) return 'coin';
  return taliban > coin + warlords ? 'taliban' : 'none';
}

/** 8.1.2 The most pieces of a side, up to some, that can leave without changing Control. */
export function surplus(state: State, space: Space, side: keyof Change, most: number): number {
  const now = control(state, space);
  for (let going = most; going > 0; going--)
    if (controlWith(state, space, { [side]: -going }) === now) return going;
  return 0;
}

/** COIN pieces that must come for COIN Control; 0 where it holds. */
export const neededForCoin = (state: State, space: Space): number =>
  Math.max(
    0,
    pieces(state, space, 'taliban') + pieces(state, space, 'warlords') + 1 - coinPieces(state, space),
  );

/** D8: Government cubes beyond those that COIN Control needs. */
export function excess(state: State, space: Space): number {
  const enemies = pieces(state, space, 'taliban') + pieces(state, space, 'warlords');
  const needed = enemies + 1 - pieces(state, space, 'coalition') - bases(state, space, 'government');
  return governmentCubes(state, space) - Math.max(0, needed);
}
export const MOST_EXCESS = 6;

/** A table on which something can be tried: pieces and Resources are its own. */
export const copyOf = (state: State): State => ({
  ...state,
  pieces: [...state.pieces],
  available: [...state.available],
  resources: { ...state.resources },
});

/** Pieces of a kind that have come in this turn and may not move again. */
export const arrived = (state: State, space: Space, kind: Kind): number =>
  TABLE.count(state, space, kind) - unmoved(state, space, kind);

export const isUnused =
  (turn: Turn) =>
  (space: Space): boolean =>
    !turn.spaces.includes(space);

/** Whether a Warlords Base could be cultivated there with so many more guerrillas (4.5.1). */
export const isFertileWith = (state: State, space: Space, more: number): boolean =>
  guerrillas(state, space, 'warlords') + more > police(state, space) &&
  peopleOf(space, state) > 0 &&
  placeable(state, space, BASE.warlords) > 0;

/** 8.7.7, 8.8.5 Levels to go to the goal, times the people who live there. */
export const peopleMoved = (state: State, space: Space, goal: 1 | -1, levels = 2): number =>
  peopleOf(space, state) * Math.min(levels, Math.abs(goal - level(state, space)));

/** What removing all Terror and one shift cost, at so much a step. */
export const firstShiftCost = (state: State, space: Space, each: number): number =>
  each * (terror(state, space) + 1);

/** 8.6.6, 8.8.5 Where a shift toward Support can be paid once the Terror is gone. */
export const isWorthSupport = (state: State, space: Space): boolean =>
  canShift(state, space, SUPPORT) && state.resources.government >= firstShiftCost(state, space, CIVIC_COST);
