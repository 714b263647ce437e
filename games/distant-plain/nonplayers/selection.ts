/** How chapter 8 chooses among spaces: by keys, then by chance (8.2, 8.3). */
import {
  best,
  chart,
  type Draw,
  evenDie,
  evenly as evenlyBy,
  type Route,
  settling,
} from '@sandtable/coin/nonplayers';
import { econOf, idOf, isLoc, MAP, type Space } from '../map.ts';
import type { Plain, State } from '../state.ts';
import { RANDOM_SPACES } from '../tracks.ts';
import { because, becauseOf, isOffered, type Mind, offered, spaceIn, type SpaceReason } from './mind.ts';

export { best };

const listed = (from: number, size: number): readonly Space[] =>
  MAP.listed(...RANDOM_SPACES.slice(from, from + size));

/** 8.2 Tan picks the column, black the group, green the space in it; Kabul stands alone. */
export const CHART = chart({
  columns: [
    [listed(0, 3), listed(3, 3), listed(6, 3)],
    [listed(9, 3), listed(12, 1), listed(13, 3)],
    [listed(16, 3), listed(19, 3), listed(22, 3)],
  ],
});

const ROUTES = {
  direct: 'RS.hit',
  down: 'RS.shift',
  column: 'RS.shift',
  round: 'RS.wrap',
  shared: 'RS.hit',
} as const satisfies Record<Route, string>;

const noteDraw = (mind: Mind, { route, rolls, space }: Draw): void =>
  because(mind, ROUTES[route], { rolls: rolls.join('-'), space: idOf(space) });

/** Takes one: no dice for a single space nor when all can be taken; Kabul and Provinces before LoCs. */
export const { settle } = settling<Plain, Mind>({
  chart: CHART,
  isLoc,
  econOf,
  drawLoc(mind, equal) {
    const { index, roll } = evenDie(mind.dice, equal.length);
    const space = equal[index] as Space;
    return { space, note: () => because(mind, 'RS.locRoll', { roll, space: idOf(space) }) };
  },
  notes: {
    drawn: noteDraw,
    econ: (mind, space, econ) => {
      if (econ === 'highest') becauseOf(mind, 'RS.locEcon', space);
    },
  },
});

/** A step of a chart: its name (null where another reason says it already), the spaces that are equal by every key, and how many of them can be taken. */
export interface Choice {
  readonly step: SpaceReason | null;
  readonly among: readonly Space[];
  readonly capacity: number;
}

/** A step, or nothing when there are no candidates. */
export const step = (name: SpaceReason, among: readonly Space[], capacity = 1): Choice | undefined =>
  among.length === 0 || capacity < 1 ? undefined : { step: name, among, capacity };

/** Takes a space of a step and says why. */
export function take(mind: Mind, choice: Choice): Space {
  const space = settle(mind, choice);
  if (choice.step !== null) becauseOf(mind, choice.step, space);
  return space;
}

/** One of these spaces by chance. */
export const random = (mind: Mind, among: readonly Space[]): Space => settle(mind, { among, capacity: 1 });

/**
 * 8.4.3 What an Event grants is executed if it can be: where the chart names no space of those offered, in a random one;
 * so is an Operation whose Air Lift came to nothing. Anywhere else that is a fault.
 */
export function anyGranted(mind: Mind): string | undefined {
  const open = offered(mind);
  const { turn } = mind.state;
  const mustGoOn = turn !== null && (turn.tally.grant !== null || turn.activity === 'air-lift');
  if (open.length === 0 || !mustGoOn) return undefined;
  const space = random(mind, open);
  becauseOf(mind, 'EVX.random', space);
  return idOf(space);
}

/** How an Operation or Activity is executed in a space; in one that an Event opened (8.4.3) the first of these, by 8.1.2. */
export const byWay =
  (way: (state: State, space: Space) => string, others: readonly string[]) =>
  (mind: Mind): string | undefined => {
    const space = spaceIn(mind.prompt);
    const found = space === undefined ? undefined : way(mind.state, space);
    return [found, ...others].find((one) => one !== undefined && mind.options.includes(one));
  };

/** The space a chart names, if offered; otherwise done, or by an Event any. */
export function chosen(mind: Mind, choice: Choice | undefined): string | undefined {
  const among = choice?.among.filter(isOffered(mind)) ?? [];
  if (choice !== undefined && among.length > 0) return idOf(take(mind, { ...choice, among }));
  return mind.options.includes('done') ? 'done' : anyGranted(mind);
}

/** One of a few things that are no spaces, with equal chances; two dice where there are more than six. */
export function evenly<T>(mind: Mind, things: readonly T[]): T {
  if (things.length <= DIE) return evenlyBy(mind.dice, things).thing;
  for (;;) {
    const at = (mind.dice.roll(DIE) - 1) * DIE + mind.dice.roll(DIE) - 1;
    const share = Math.floor((DIE * DIE) / things.length);
    const found = things[Math.floor(at / share)];
    if (found !== undefined) return found;
  }
}

const DIE = 6;
