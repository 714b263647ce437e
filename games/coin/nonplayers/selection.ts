/** How non-players choose among spaces: by keys, then by chance. */
import type { Space, Volume } from '../volume.ts';
import type { Mind } from './mind.ts';
import type { Chart, Draw } from './random.ts';

/** Spaces that are equal by every key. */
export interface Selection<Step extends string = string> {
  readonly step: Step;
  readonly among: readonly Space[];
  /** How many of them can be taken: limit, Resources and pieces. */
  readonly capacity: number;
  /** Where LoCs are ranked by Econ: the lowest instead of the highest. */
  readonly econ?: 'lowest';
  /** The last key had to tell them apart. */
  readonly tied?: true;
}

/** The spaces with the highest value, key by key. */
export function best(
  spaces: readonly Space[],
  ...keys: readonly ((space: Space) => number | boolean)[]
): Space[] {
  let top = [...spaces];
  for (const key of keys) {
    const values = top.map((space) => Number(key(space)));
    const highest = Math.max(...values);
    top = top.filter((_, i) => values[i] === highest);
  }
  return top;
}

/** A selection, or nothing when there are no candidates or none can be taken. */
export function select<Step extends string>(
  step: Step,
  among: readonly Space[],
  capacity = 1,
): Selection<Step> | undefined {
  return among.length === 0 || capacity < 1 ? undefined : { step, among, capacity };
}

export interface SettleFacts<V extends Volume<V>, M extends Mind<V>> {
  readonly chart: Chart;
  readonly isLoc: (space: Space) => boolean;
  readonly econOf: (space: Space) => number;
  /** One of several LoCs that are equal by Econ, by the volume's own dice; `note` says how they fell. */
  readonly drawLoc: (
    mind: M,
    equal: readonly Space[],
  ) => { readonly space: Space; readonly note: () => void };
  /** How it came about, in the volume's words. */
  readonly notes: {
    /** There was nothing to roll for: one space, or as many as can all be taken. */
    readonly only?: (mind: M, space: Space) => void;
    readonly all?: (mind: M, spaces: number, first: Space) => void;
    /** LoCs come after everything else. */
    readonly locsLast?: (mind: M) => void;
    readonly drawn?: (mind: M, draw: Draw) => void;
    readonly econ?: (mind: M, space: Space, econ: 'highest' | 'lowest') => void;
  };
}

export interface Settling<M> {
  /** Takes one: no dice for a single space nor when all can be taken; LoCs last. */
  readonly settle: (mind: M, selection: Omit<Selection, 'step'>) => Space;
  /** Rolls for one of these by the chart, and says so. */
  readonly draw: (mind: M, among: readonly Space[]) => Space;
  /** The LoCs of the highest Econ, or of the lowest. */
  readonly equalByEcon: (locs: readonly Space[], econ: 'highest' | 'lowest') => Space[];
}

export function settling<V extends Volume<V>, M extends Mind<V>>(facts: SettleFacts<V, M>): Settling<M> {
  const { chart, isLoc, econOf, notes } = facts;

  /** Along the chart; what is not on it comes after, in the order of the map. */
  const placeOf = (space: Space): number => chart.placeOf(space) ?? AFTER + space;

  /** The first of those that can all be taken. */
  function withoutDice(mind: M, ordered: readonly Space[]): Space {
    const [first] = ordered;
    if (first === undefined) throw new RangeError('no space to choose from');
    if (ordered.length === 1) notes.only?.(mind, first);
    else notes.all?.(mind, ordered.length, first);
    return first;
  }

  function draw(mind: M, among: readonly Space[]): Space {
    const drawn = chart.draw(mind.dice, among);
    notes.drawn?.(mind, drawn);
    return drawn.space;
  }

  const equalByEcon = (locs: readonly Space[], econ: 'highest' | 'lowest'): Space[] => {
    const wanted = (econ === 'highest' ? Math.max : Math.min)(...locs.map(econOf));
    return locs.filter((loc) => econOf(loc) === wanted).toSorted((a, b) => a - b);
  };

  /** Econ first: LoCs that are equal by it can perhaps all be taken. */
  function settleLoc(mind: M, locs: readonly Space[], capacity: number, econ: 'highest' | 'lowest'): Space {
    const equal = equalByEcon(locs, econ);
    const [first] = equal;
    if (first !== undefined && equal.length <= Math.max(1, capacity)) {
      notes.econ?.(mind, first, econ);
      return equal.length === 1 ? first : withoutDice(mind, equal);
    }
    const { space, note } = facts.drawLoc(mind, equal);
    notes.econ?.(mind, space, econ);
    note();
    return space;
  }

  return {
    settle(mind, { among, capacity, econ }) {
      const ordered = among.toSorted((a, b) => placeOf(a) - placeOf(b));
      if (ordered.length <= Math.max(1, capacity)) return withoutDice(mind, ordered);
      const lands = ordered.filter((space) => !isLoc(space));
      if (lands.length === 0) return settleLoc(mind, ordered, capacity, econ ?? 'highest');
      if (lands.length < ordered.length) notes.locsLast?.(mind);
      if (lands.length <= Math.max(1, capacity)) return withoutDice(mind, lands);
      return draw(mind, lands);
    },
    draw,
    equalByEcon,
  };
}

/** Beyond the end of any chart. */
const AFTER = 1000;
