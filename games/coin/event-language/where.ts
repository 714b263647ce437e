/** Which spaces a filter means, now. */
import { isAmong } from '../spaces.ts';
import type { Space } from '../volume.ts';
import type { OneOrMore, Where } from './language.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a volume says about its spaces, in the words of its vocabulary. */
export interface WhereFacts<S, L extends Vocabulary> {
  readonly idOf: (space: Space) => L['spaces'][number];
  readonly kindOf: (space: Space) => L['kinds'][number];
  readonly isOf: (state: S, space: Space, trait: L['traits'][number]) => boolean;
  readonly controlOf: (state: S, space: Space) => L['controls'][number];
  readonly levelOf: (state: S, space: Space) => L['levels'][number];
  readonly holds: (state: S, space: Space, piece: L['pieces'][number]) => boolean;
  readonly isMarked: (state: S, space: Space, marker: L['markers'][number]) => boolean;
  readonly populationOf: (state: S, space: Space) => number;
  readonly adjacentOf: (space: Space) => readonly Space[];
}

/** `chosen`: what `these` stands for. */
export type Matches<S, L extends Vocabulary> = (
  state: S,
  space: Space,
  where: Where<L>,
  chosen?: readonly Space[],
) => boolean;

/** Whether it is the one, or among several. */
const isOneOf = <T>(given: OneOrMore<T> | undefined, found: () => T): boolean => {
  if (given === undefined) return true;
  return Array.isArray(given) ? isAmong(given as readonly T[], found()) : given === found();
};

/** Whether all of these hold. */
const areAll = <T>(given: OneOrMore<T> | undefined, holds: (one: T) => boolean): boolean => {
  if (given === undefined) return true;
  return Array.isArray(given) ? (given as readonly T[]).every(holds) : holds(given as T);
};

export function filters<S, L extends Vocabulary>(facts: WhereFacts<S, L>): Matches<S, L> {
  const { idOf, kindOf, isOf, controlOf, levelOf, holds, isMarked, populationOf, adjacentOf } = facts;

  function matches(state: S, space: Space, where: Where<L>, chosen: readonly Space[] = []): boolean {
    if (where.these === true && !isAmong(chosen, space)) return false;
    if (!isOneOf(where.spaces, () => idOf(space)) || !isOneOf(where.kind, () => kindOf(space))) return false;
    if (!areAll(where.is, (trait) => isOf(state, space, trait))) return false;
    if (!isOneOf(where.control, () => controlOf(state, space))) return false;
    if (!isOneOf(where.level, () => levelOf(state, space))) return false;
    if (!areAll(where.has, (piece) => holds(state, space, piece))) return false;
    if (!areAll(where.hasNo, (piece) => !holds(state, space, piece))) return false;
    if (where.marked !== undefined && !isMarked(state, space, where.marked)) return false;
    if (where.unmarked !== undefined && isMarked(state, space, where.unmarked)) return false;
    if (where.population !== undefined && populationOf(state, space) < where.population) return false;
    return matchesAround(state, space, where, chosen);
  }

  function matchesAround(state: S, space: Space, where: Where<L>, chosen: readonly Space[]): boolean {
    const { beside, near } = where;
    const isBeside = (filter: Where<L>): boolean =>
      adjacentOf(space).some((one) => matches(state, one, filter, chosen));
    if (beside !== undefined && !isBeside(beside)) return false;
    return near === undefined || matches(state, space, near, chosen) || isBeside(near);
  }

  return matches;
}
