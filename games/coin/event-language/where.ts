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
const isOneOf = <T>(given: OneOrMore<T>, found: T): boolean =>
  Array.isArray(given) ? isAmong(given as readonly T[], found) : given === found;

export function filters<S, L extends Vocabulary>(facts: WhereFacts<S, L>): Matches<S, L> {
  const { idOf, kindOf, isOf, controlOf, levelOf, holds, isMarked, populationOf, adjacentOf } = facts;
  const none: readonly Space[] = [];

  function isOfAll(state: S, space: Space, traits: OneOrMore<L['traits'][number]>): boolean {
    if (!Array.isArray(traits)) return isOf(state, space, traits as L['traits'][number]);
    for (const trait of traits as readonly L['traits'][number][])
      if (!isOf(state, space, trait)) return false;
    return true;
  }

  /** Whether all of these are there, or none of them. */
  function areThere(
    state: S,
    space: Space,
    pieces: OneOrMore<L['pieces'][number]>,
    wanted: boolean,
  ): boolean {
    if (!Array.isArray(pieces)) return holds(state, space, pieces as L['pieces'][number]) === wanted;
    for (const piece of pieces as readonly L['pieces'][number][])
      if (holds(state, space, piece) !== wanted) return false;
    return true;
  }

  function matches(state: S, space: Space, where: Where<L>, chosen: readonly Space[] = none): boolean {
    const { spaces, kind, is, control, level, has, hasNo, marked, unmarked, population } = where;
    if (where.these === true && !isAmong(chosen, space)) return false;
    if (spaces !== undefined && !isOneOf(spaces, idOf(space))) return false;
    if (kind !== undefined && !isOneOf(kind, kindOf(space))) return false;
    if (is !== undefined && !isOfAll(state, space, is)) return false;
    if (control !== undefined && !isOneOf(control, controlOf(state, space))) return false;
    if (level !== undefined && !isOneOf(level, levelOf(state, space))) return false;
    if (has !== undefined && !areThere(state, space, has, true)) return false;
    if (hasNo !== undefined && !areThere(state, space, hasNo, false)) return false;
    if (marked !== undefined && !isMarked(state, space, marked)) return false;
    if (unmarked !== undefined && isMarked(state, space, unmarked)) return false;
    if (population !== undefined && populationOf(state, space) < population) return false;
    return matchesAround(state, space, where, chosen);
  }

  function matchesAround(state: S, space: Space, where: Where<L>, chosen: readonly Space[]): boolean {
    const { beside, near } = where;
    if (beside !== undefined && !isBeside(state, space, beside, chosen)) return false;
    return near === undefined || matches(state, space, near, chosen) || isBeside(state, space, near, chosen);
  }

  const isBeside = (state: S, space: Space, where: Where<L>, chosen: readonly Space[]): boolean =>
    adjacentOf(space).some((one) => matches(state, one, where, chosen));

  return matches;
}
