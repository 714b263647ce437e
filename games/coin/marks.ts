/** Support and Opposition, Terror and Sabotage: questions about what lies in a space besides pieces. */
import type { Space } from './volume.ts';

export interface MarkFacts<S> {
  readonly isLoc: (space: Space) => boolean;
  readonly populationOf: (space: Space, state: S) => number;
  /** Terror and Sabotage markers in the box. */
  readonly markers: number;
}

export interface Marks<S, L extends number> {
  readonly level: (state: S, space: Space) => L;
  readonly hasSupport: (state: S, space: Space) => boolean;
  readonly hasOpposition: (state: S, space: Space) => boolean;
  /** At 0, and able to be anything else: LoCs and spaces without population are Neutral for good. */
  readonly isNeutral: (state: S, space: Space) => boolean;
  /** Population at Support, by level: where there are two, Active counts double. */
  readonly totalSupport: (state: S) => number;
  readonly totalOpposition: (state: S) => number;
  readonly terror: (state: S, space: Space) => number;
  readonly isSabotaged: (state: S, space: Space) => boolean;
  /** Terror and Sabotage markers not on the map. */
  readonly markersLeft: (state: S) => number;
}

interface Marked<L extends number> {
  readonly levels: readonly L[];
  readonly markers: readonly number[];
}

export function marks<S extends Marked<L>, L extends number>(facts: MarkFacts<S>): Marks<S, L> {
  const { isLoc, populationOf } = facts;
  const level = (state: S, space: Space): L => (state.levels[space] ?? 0) as L;
  /** Levels on that side of Neutral, by population. */
  const total = (state: S, sign: 1 | -1): number => {
    let sum = 0;
    for (let i = 0; i < state.levels.length; i++) {
      const here = sign * (state.levels[i] ?? 0);
      if (here > 0) sum += here * populationOf(i as Space, state);
    }
    return sum;
  };
  return {
    level,
    hasSupport: (state, space) => level(state, space) > 0,
    hasOpposition: (state, space) => level(state, space) < 0,
    isNeutral: (state, space) => level(state, space) === 0 && populationOf(space, state) > 0,
    totalSupport: (state) => total(state, 1),
    totalOpposition: (state) => total(state, -1),
    terror: (state, space) => (isLoc(space) ? 0 : (state.markers[space] ?? 0)),
    isSabotaged: (state, space) => isLoc(space) && (state.markers[space] ?? 0) > 0,
    markersLeft(state) {
      let left = facts.markers;
      for (let i = 0; i < state.markers.length; i++) left -= state.markers[i] ?? 0;
      return left;
    },
  };
}

/** A level moved some steps toward another one, never past it. */
export function toward<L extends number>(level: L, goal: L, steps: number): L {
  const moved = level < goal ? Math.min(goal, level + steps) : Math.max(goal, level - steps);
  return moved as L;
}

/** A number kept within a track. */
export function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
