/** How chapter 8 chooses among spaces: by keys, then by chance (8.2, 8.3). */
import { idOf, isLoc, type Space } from '../map.ts';
import { because, type Mind } from './mind.ts';
import { evenDie, type LandDraw, randomLand, randomLoc, ringPlace } from './random.ts';

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
  const { among, capacity } = selection;
  const ordered = among.toSorted((a, b) => ringPlace(a) - ringPlace(b));
  const first = ordered[0];
  if (first === undefined) throw new RangeError('no space to choose from');
  if (ordered.length === 1) {
    because(mind, '8.2.no-roll-single', { space: idOf(first) });
    return first;
  }
  if (ordered.length <= capacity) {
    because(mind, '8.2.no-roll-all', { count: ordered.length, space: idOf(first) });
    return first;
  }
  const lands = ordered.filter((space) => !isLoc(space));
  if (lands.length > 0 && lands.length < ordered.length) because(mind, '8.3.after-cities');
  return lands.length === 0 ? settleLoc(mind, ordered, selection.econ) : settleLand(mind, lands);
}

function settleLand(mind: Mind, lands: readonly Space[]): Space {
  const [only] = lands;
  if (only !== undefined && lands.length === 1) {
    because(mind, '8.2.no-roll-single', { space: idOf(only) });
    return only;
  }
  return noteLand(mind, randomLand(mind.dice, lands));
}

function noteLand(mind: Mind, draw: LandDraw): Space {
  because(mind, `8.2.${draw.route}`, { rolls: draw.rolls.join('-'), space: idOf(draw.space) });
  return draw.space;
}

function settleLoc(mind: Mind, locs: readonly Space[], econ: 'lowest' | undefined): Space {
  const draw = randomLoc(mind.state, mind.dice, locs, econ ?? 'highest');
  because(mind, econ === 'lowest' ? '8.3.lowest-econ' : '8.3.econ', { space: idOf(draw.space) });
  if (draw.city !== undefined) {
    noteLand(mind, draw.city);
    because(mind, '8.3.random-city', { city: idOf(draw.city.space) });
  }
  if (draw.roll !== undefined) because(mind, '8.3.die', { roll: draw.roll, space: idOf(draw.space) });
  return draw.space;
}

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
