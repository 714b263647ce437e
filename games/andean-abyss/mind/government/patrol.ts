/** How the staff Patrols: cubes go to LoCs that guerrillas threaten. */
import { AT, econOf, idOf, isCity, isLoc, LOCS, type Space } from '../../map.ts';
import { adjacent, allGuerrillas, cubes, isSabotaged, police, type State, underground } from '../../state.ts';
import { spaceIn } from '../../nonplayers/mind.ts';
import { airWork } from './activities.ts';
import { highest, spacesIn, type StaffMind } from './mind.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';
import { assaultWorth, spaceCost, spareTroops } from './worth.ts';

/** Cubes missing on a LoC. */
export const patrolNeed = (state: State, loc: Space): number =>
  isLoc(loc) ? Math.max(0, allGuerrillas(state, loc) + 1 - cubes(state, loc)) : 0;

/** LoCs that guerrillas threaten, the richest first. */
const unguarded = (state: State): Space[] =>
  LOCS.filter(
    (loc) => !isSabotaged(state, loc) && allGuerrillas(state, loc) > 0 && patrolNeed(state, loc) > 0,
  ).toSorted((a, b) => econOf(b) - econOf(a));

/** What a Patrol saves: LoCs that would be Sabotaged in the next Control Phase (6.2), or by Terror from hiding. */
export function patrolGain(outlook: Outlook): number {
  const { state } = outlook;
  let gain = 0;
  for (const loc of LOCS) {
    if (isSabotaged(state, loc)) continue;
    if (allGuerrillas(state, loc) > cubes(state, loc)) gain += econOf(loc) * WEIGHTS.loc;
    else if (underground(state, loc, 'farc') > 0) gain += econOf(loc) * WEIGHTS.locHidden;
  }
  return gain - spaceCost(outlook);
}

const spare = (state: State, space: Space): number => spareTroops(state, space) + police(state, space) - 1;

/** Cubes beside a threatened LoC go there. */
export function patrolFrom(mind: StaffMind): string {
  const { state } = mind;
  for (const loc of unguarded(state)) {
    const beside = spacesIn(mind).filter((space) => adjacent(state, loc).includes(space) && isCity(space));
    const from = highest(beside, (space) => spare(state, space));
    if (from !== undefined && spare(state, from) > 0) return idOf(from);
  }
  return 'done';
}

export function patrolTo(mind: StaffMind): string {
  const from = spaceIn(mind.prompt, 'from');
  const open = spacesIn(mind);
  const goals = unguarded(mind.state).filter((loc) => open.includes(loc));
  const near = goals.find((loc) => from !== undefined && adjacent(mind.state, loc).includes(from));
  return idOf(near ?? goals[0] ?? open[0] ?? AT.bogota);
}

export function patrolAssault(mind: StaffMind): string {
  const loc = highest(spacesIn(mind), (space) => assaultWorth(mind.outlook, space));
  return airWork(mind, loc === undefined) ?? (loc === undefined ? 'done' : idOf(loc));
}
