/** 8.7.7 Taliban Sharia. */
import { canShift, OPPOSITION } from '../../changes.ts';
import { SHARIA_COST } from '../../civic.ts';
import type { Space } from '../../map.ts';
import { bases, hasSupport, type State, terror } from '../../state.ts';
import { firstShiftCost, peopleMoved } from '../ground.ts';
import { becauseOf, type Mind } from '../mind.ts';
import { best, random } from '../selection.ts';

/** Where a shift toward Opposition can be paid once the Terror is gone. */
const isWorth = (state: State, space: Space): boolean =>
  canShift(state, space, OPPOSITION) && state.resources.taliban >= firstShiftCost(state, space, SHARIA_COST);

/** Levels that can be paid. */
const levels = (state: State, space: Space): number => state.resources.taliban - terror(state, space);

/** Spaces of a Rally with a Taliban Base that are worth it. */
export const shariaTargets = (state: State, among: readonly Space[]): Space[] =>
  among.filter((space) => bases(state, space, 'taliban') > 0 && isWorth(state, space));

/** Most people affected, at Support, fewest Terror; undefined where nothing can be shifted. */
export function sharia(mind: Mind, among: readonly Space[]): Space | undefined {
  const { state } = mind;
  const open = among.filter((space) => isWorth(state, space));
  for (const space of among)
    if (terror(state, space) > 0 && !open.includes(space)) becauseOf(mind, 'T.sharia.skip', space);
  if (open.length === 0) return undefined;
  const moved = (space: Space): number => peopleMoved(state, space, -1, levels(state, space));
  const byPeople = best(open, moved);
  const bySupport = best(byPeople, (space) => hasSupport(state, space));
  const top = best(bySupport, (space) => -terror(state, space));
  const space = random(mind, top);
  if (top.length < bySupport.length) becauseOf(mind, 'T.sharia.terror', space);
  else becauseOf(mind, bySupport.length < byPeople.length ? 'T.sharia.support' : 'T.sharia.pop', space);
  return space;
}

/** A space that was begun is finished before another. */
export const isUnfinished = (state: State, space: Space): boolean => isWorth(state, space);
