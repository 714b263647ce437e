/** How chapter 8 chooses among spaces: by keys, then by chance (8.2, 8.3). */
import { idOf, isLoc, type Space } from '../map.ts';
import { because, type Mind } from './mind.ts';
import { equalByEcon, evenDie, type LandDraw, randomLand, randomLoc, ringPlace } from './random.ts';

/** Spaces that are equal by every key. */
export interface Selection<Step extends string = string> {
  readonly step: Step;
  readonly among: readonly Space[];
  /** How many of them can be taken: limit, Resources and pieces. */
  readonly capacity: number;
  /** 8.7.1 FARC Extorts on the LoC of lowest Econ. */
  readonly econ?: 'lowest';
  /** 8.6.3 The last key had to tell them apart. */
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

/** N4 Takes one: no dice for a single space nor when all can be taken; Cities and Departments before LoCs. */
export function settle(mind: Mind, selection: Omit<Selection, 'step'>): Space {
  const { among, capacity, econ } = selection;
  const ordered = among.toSorted((a, b) => ringPlace(a) - ringPlace(b));
  if (ordered.length <= Math.max(1, capacity)) return withoutDice(mind, ordered);
  const lands = ordered.filter((space) => !isLoc(space));
  if (lands.length === 0) return settleLoc(mind, ordered, capacity, econ ?? 'highest');
  if (lands.length < ordered.length) because(mind, '8.3.after-cities');
  if (lands.length <= Math.max(1, capacity)) return withoutDice(mind, lands);
  return noteLand(mind, randomLand(mind.dice, lands));
}

/** The first of those that can all be taken. */
function withoutDice(mind: Mind, ordered: readonly Space[]): Space {
  const [first] = ordered;
  if (first === undefined) throw new RangeError('no space to choose from');
  if (ordered.length === 1) because(mind, '8.2.no-roll-single', { space: idOf(first) });
  else because(mind, '8.2.no-roll-all', { count: ordered.length, space: idOf(first) });
  return first;
}

function noteLand(mind: Mind, draw: LandDraw): Space {
  because(mind, `8.2.${draw.route}`, { rolls: draw.rolls.join('-'), space: idOf(draw.space) });
  return draw.space;
}

/** 8.3 Econ first: LoCs that are equal by it can perhaps all be taken. */
function settleLoc(mind: Mind, locs: readonly Space[], capacity: number, econ: 'highest' | 'lowest'): Space {
  const note = (space: Space): void => because(mind, ECON_REASONS[econ], { space: idOf(space) });
  const equal = equalByEcon(locs, econ);
  const [first] = equal;
  if (first !== undefined && equal.length <= Math.max(1, capacity)) {
    note(first);
    return equal.length === 1 ? first : withoutDice(mind, equal);
  }
  const { space, city, roll } = randomLoc(mind.state, mind.dice, equal, econ);
  note(space);
  if (city !== undefined) {
    noteLand(mind, city);
    because(mind, '8.3.random-city', { city: idOf(city.space) });
  }
  if (roll !== undefined) because(mind, '8.3.die', { roll, space: idOf(space) });
  return space;
}

const ECON_REASONS = { highest: '8.3.econ', lowest: '8.3.lowest-econ' } as const;

/** One of a few things that are no spaces, with equal chances. */
export function evenly<T>(
  mind: Mind,
  things: readonly T[],
): { readonly thing: T; readonly roll: number | undefined } {
  const [only] = things;
  if (only !== undefined && things.length === 1) return { thing: only, roll: undefined };
  const { index, roll } = evenDie(mind.dice, things.length);
  return { thing: things[index] as T, roll };
}
