/** Which spaces a filter means, now. */
import { isNamed } from '../by-name.ts';
import { isAmong } from '../spaces.ts';
import type { Space } from '../volume.ts';
import type { OneOrMore, Where } from './language.ts';
import type { Vocabulary } from './vocabulary.ts';
import { listOf } from './walk.ts';

/** What a volume says about its spaces, in the words of its vocabulary. */
export interface WhereFacts<S, L extends Vocabulary> {
  readonly idOf: (space: Space) => L['spaces'][number];
  readonly kindOf: (space: Space) => L['kinds'][number];
  readonly isOf: (state: S, space: Space, trait: L['traits'][number]) => boolean;
  readonly controlOf: (state: S, space: Space) => L['controls'][number];
  readonly isAt: (state: S, space: Space, level: L['levels'][number]) => boolean;
  readonly holds: (state: S, space: Space, piece: L['pieces'][number]) => boolean;
  readonly isMarked: (state: S, space: Space, marker: L['markers'][number]) => boolean;
  readonly populationOf: (state: S, space: Space) => number;
  readonly adjacentOf: (state: S, space: Space) => readonly Space[];
}

/** `chosen`: what `these` stands for. */
export type Matches<S, L extends Vocabulary> = (
  state: S,
  space: Space,
  where: Where<L>,
  chosen?: readonly Space[],
) => boolean;

/** A filter with every field in its place: those of cards each have a shape of their own, and are read millions of times. */
interface Filter<L extends Vocabulary> {
  readonly these: boolean;
  readonly spaces: readonly L['spaces'][number][] | null;
  readonly kinds: readonly L['kinds'][number][] | null;
  readonly traits: readonly L['traits'][number][];
  readonly controls: readonly L['controls'][number][] | null;
  readonly levels: readonly L['levels'][number][] | null;
  readonly has: readonly L['pieces'][number][];
  readonly hasNo: readonly L['pieces'][number][];
  readonly marked: L['markers'][number] | null;
  readonly unmarked: L['markers'][number] | null;
  readonly population: number;
  readonly beside: Filter<L> | null;
  readonly near: Filter<L> | null;
  readonly any: readonly Filter<L>[] | null;
}

const orNull = <T>(given: OneOrMore<T> | undefined): readonly T[] | null =>
  given === undefined ? null : listOf(given);

function read<L extends Vocabulary>(where: Where<L>): Filter<L> {
  return {
    these: where.these === true,
    spaces: orNull(where.spaces),
    kinds: orNull(where.kind),
    traits: listOf(where.is),
    controls: orNull(where.control),
    levels: orNull(where.level),
    has: listOf(where.has),
    hasNo: listOf(where.hasNo),
    marked: where.marked ?? null,
    unmarked: where.unmarked ?? null,
    population: where.population ?? 0,
    beside: where.beside === undefined ? null : read(where.beside),
    near: where.near === undefined ? null : read(where.near),
    any: where.any === undefined ? null : where.any.map((one) => read<L>(one)),
  };
}

export function filters<S, L extends Vocabulary>(facts: WhereFacts<S, L>): Matches<S, L> {
  const { idOf, kindOf, isOf, controlOf, isAt, holds, isMarked, populationOf, adjacentOf } = facts;
  const none: readonly Space[] = [];
  const known = new WeakMap<object, Filter<L>>();
  let latest: { readonly where: Where<L>; readonly filter: Filter<L> } | undefined;

  /** Cards are never changed: each filter is read once. Mostly the one asked for last is asked for again. */
  function filterOf(where: Where<L>): Filter<L> {
    if (latest?.where === where) return latest.filter;
    const filter = known.get(where) ?? read(where);
    known.set(where, filter);
    latest = { where, filter };
    return filter;
  }

  function hasTraits(state: S, space: Space, traits: readonly L['traits'][number][]): boolean {
    for (const trait of traits) if (!isOf(state, space, trait)) return false;
    return true;
  }

  function isAtOne(state: S, space: Space, levels: readonly L['levels'][number][]): boolean {
    for (const level of levels) if (isAt(state, space, level)) return true;
    return false;
  }

  /** Whether all of these are there, or none of them. */
  function areThere(
    state: S,
    space: Space,
    pieces: readonly L['pieces'][number][],
    wanted: boolean,
  ): boolean {
    for (const piece of pieces) if (holds(state, space, piece) !== wanted) return false;
    return true;
  }

  function fits(state: S, space: Space, filter: Filter<L>, chosen: readonly Space[]): boolean {
    const { these, spaces, kinds, controls, levels, marked, unmarked, population } = filter;
    if (these && !isAmong(chosen, space)) return false;
    if (spaces !== null && !isNamed(spaces, idOf(space))) return false;
    if (kinds !== null && !isNamed(kinds, kindOf(space))) return false;
    if (!hasTraits(state, space, filter.traits)) return false;
    if (controls !== null && !isNamed(controls, controlOf(state, space))) return false;
    if (levels !== null && !isAtOne(state, space, levels)) return false;
    if (!areThere(state, space, filter.has, true) || !areThere(state, space, filter.hasNo, false))
      return false;
    if (marked !== null && !isMarked(state, space, marked)) return false;
    if (unmarked !== null && isMarked(state, space, unmarked)) return false;
    if (population > 0 && populationOf(state, space) < population) return false;
    return fitsAround(state, space, filter, chosen);
  }

  function fitsAround(state: S, space: Space, filter: Filter<L>, chosen: readonly Space[]): boolean {
    const { beside, near, any } = filter;
    if (beside !== null && !isBeside(state, space, beside, chosen)) return false;
    if (any !== null && !any.some((one) => fits(state, space, one, chosen))) return false;
    return near === null || fits(state, space, near, chosen) || isBeside(state, space, near, chosen);
  }

  const isBeside = (state: S, space: Space, filter: Filter<L>, chosen: readonly Space[]): boolean =>
    adjacentOf(state, space).some((one) => fits(state, one, filter, chosen));

  return (state, space, where, chosen = none) => fits(state, space, filterOf(where), chosen);
}
