/** How the staff executes its Operations. */
import { cubesNeeded } from './sweep.ts';
import {
  AT,
  econOf,
  idOf,
  isCity,
  isDepartment,
  isLoc,
  LOCS,
  populationOf,
  type Space,
  spaceOf,
} from '../../map.ts';
import type { PieceId } from '../../shipments.ts';
import {
  adjacent,
  allGuerrillas,
  available,
  bases,
  cubes,
  hasMajority,
  isSabotaged,
  placeable,
  police,
  type State,
  troops,
} from '../../state.ts';
import { spaceIn } from '../mind.ts';
import { airWork } from './activities.ts';
import { explain, highest, spacesIn, type StaffMind } from './mind.ts';
import { sweepPlan } from './sweep.ts';
import { assaultWorth, civicWorth, pieceWorth, pressure, spareTroops } from './worth.ts';

/** Resources kept for the next card. */
const RESERVE = 3;
const TRAIN_SPACES = 3;

/** The next space, an activity, or done. */
export function operationSpace(mind: StaffMind): string {
  const { turn } = mind.state;
  const activity = airWork(mind);
  if (activity !== undefined) return activity;
  const space = turn === null ? undefined : nextSpace(mind, turn.doing, turn.spaces);
  if (space !== undefined && mind.options.includes(idOf(space))) return idOf(space);
  return mind.options.includes('done') ? 'done' : (spaceOption(mind) ?? mind.options[0] ?? 'done');
}

const spaceOption = (mind: StaffMind): string | undefined =>
  mind.options.find((option) => spaceOf(option) !== undefined);

function nextSpace(mind: StaffMind, doing: string, used: readonly Space[]): Space | undefined {
  switch (doing) {
    case 'assault':
      return assaultSpace(mind, used);
    case 'sweep':
      return used.length > 0 && mind.state.resources.government < 3 + RESERVE
        ? undefined
        : sweepPlan(mind.state, used);
    case 'train':
      return trainSpace(mind, used);
    default:
      return undefined;
  }
}

function assaultSpace(mind: StaffMind, used: readonly Space[]): Space | undefined {
  const space = highest(spacesIn(mind), (one) => assaultWorth(mind.state, one));
  if (space === undefined) return undefined;
  return used.length === 0 || assaultWorth(mind.state, space) >= 1 ? space : undefined;
}

/** Cities and Bases under pressure, and one place where Civic Action pays. */
function trainSpace(mind: StaffMind, used: readonly Space[]): Space | undefined {
  const { state } = mind;
  if (used.length >= TRAIN_SPACES || (used.length > 0 && state.resources.government < 3 * 3 + RESERVE))
    return undefined;
  const isReady = (space: Space): boolean =>
    troops(state, space) > 0 && police(state, space) > 0 && hasMajority(state, space, 'government');
  const hasRoom = available(state, 'troops') + available(state, 'police') > 0;
  const worth = (space: Space): number => {
    const civic = civicWorth(state, space) * (isReady(space) || isCity(space) ? 4 : 0);
    const takes = isCity(space) || bases(state, space, 'government') > 0;
    const base = isBaseSite(state, space) ? 4 + populationOf(space) : 0;
    return base + civic + (takes && hasRoom ? pressure(state, space) / (2 + cubes(state, space)) : 0);
  };
  const open = spacesIn(mind);
  const space = highest(open, worth);
  return space === undefined || worth(space) <= 0.5 ? undefined : space;
}

/** A Department with people and enough cubes to give three of them up. */
export const isBaseSite = (state: State, space: Space): boolean =>
  isDepartment(space) &&
  populationOf(space) > 0 &&
  cubes(state, space) >= 5 &&
  bases(state, space, 'government') === 0 &&
  placeable(state, space, 'government-base') > 0;

/** Both kinds of cubes: Troops to fight, Police to hold. */
export function trainTroops(mind: StaffMind): string {
  const space = spaceIn(mind.prompt);
  const needsPolice = space !== undefined && police(mind.state, space) < 2;
  const most = Number(mind.options.at(-1) ?? 0);
  const wanted = needsPolice && available(mind.state, 'police') >= 2 ? most - 2 : most - 1;
  return String(Math.max(0, Math.min(most, wanted)));
}

export const trainPolice = (mind: StaffMind): string => mind.options.at(-1) ?? '0';

/** Civic Action where it pays best; a Base where Troops should stay. */
export function trainThen(mind: StaffMind): string {
  const { state } = mind;
  const base = named(mind, 'base').find(({ space }) => isBaseSite(state, space));
  if (base !== undefined) {
    explain(mind, 'staff.base', idOf(base.space));
    return base.option;
  }
  const civic = highest(named(mind, 'civic-action'), ({ space }) => civicWorth(state, space));
  if (civic !== undefined && state.resources.government >= 3 + RESERVE) {
    explain(mind, 'staff.civic', idOf(civic.space));
    return civic.option;
  }
  return 'done';
}

function named(mind: StaffMind, deed: string): { option: string; space: Space }[] {
  return mind.options.flatMap((option) => {
    const [what, id] = option.split(':');
    const space = spaceOf(id ?? '');
    return what === deed && space !== undefined ? [{ option, space }] : [];
  });
}

export const trainMore = (mind: StaffMind): string =>
  mind.state.resources.government >= 3 + RESERVE && mind.options.includes('civic-action')
    ? 'civic-action'
    : 'done';

/** Police are given up for a Base before Troops. */
export const baseTroops = (mind: StaffMind): string => mind.options[0] ?? '0';

/** Troops come from where they can be spared, until there are enough. */
export function sweepFrom(mind: StaffMind): string {
  const { state } = mind;
  const target = spaceIn(mind.prompt);
  if (target === undefined || cubes(state, target) >= cubesNeeded(state, target)) return 'done';
  const from = highest(spacesIn(mind), (space) => movers(state, space, target));
  return from === undefined || movers(state, from, target) <= 0 ? 'done' : idOf(from);
}

const movers = (state: State, from: Space, target: Space): number =>
  state.turn?.spaces.includes(from) === true && from !== target ? 0 : spareTroops(state, from);

/** As many as are needed, and no more than can be spared. */
export function moveTroops(mind: StaffMind): string {
  const { state } = mind;
  const [from, to] = [spaceIn(mind.prompt, 'from'), spaceIn(mind.prompt, 'to')];
  if (from === undefined || to === undefined) return mind.options.at(-1) ?? '0';
  const spare = spareTroops(state, from);
  const wanted = isLoc(to) ? patrolNeed(state, to) : Math.max(1, cubesNeeded(state, to) - cubes(state, to));
  return clamp(mind, Math.min(spare, wanted));
}

export function movePolice(mind: StaffMind): string {
  const to = spaceIn(mind.prompt, 'to');
  const from = spaceIn(mind.prompt, 'from');
  if (to === undefined || from === undefined) return mind.options[0] ?? '0';
  return clamp(mind, Math.min(patrolNeed(mind.state, to), police(mind.state, from) - 1));
}

function clamp(mind: StaffMind, wanted: number): string {
  const numbers = mind.options.map(Number);
  return String(Math.min(Math.max(...numbers), Math.max(Math.min(...numbers), wanted)));
}

// Patrol.

const patrolNeed = (state: State, loc: Space): number =>
  isLoc(loc) ? Math.max(0, allGuerrillas(state, loc) + 1 - cubes(state, loc)) : 0;

/** LoCs that guerrillas threaten, the richest first. */
const unguarded = (state: State): Space[] =>
  LOCS.filter(
    (loc) => !isSabotaged(state, loc) && allGuerrillas(state, loc) > 0 && patrolNeed(state, loc) > 0,
  ).toSorted((a, b) => econOf(b) - econOf(a));

/** Cubes beside a threatened LoC go there. */
export function patrolFrom(mind: StaffMind): string {
  const { state } = mind;
  for (const loc of unguarded(state)) {
    const from = highest(
      spacesIn(mind).filter((space) => adjacent(state, loc).includes(space) && isCity(space)),
      (space) => spareTroops(state, space) + police(state, space) - 1,
    );
    if (from !== undefined && spareTroops(state, from) + police(state, from) - 1 > 0) return idOf(from);
  }
  return 'done';
}

export function patrolTo(mind: StaffMind): string {
  const from = spaceIn(mind.prompt, 'from');
  const open = spacesIn(mind);
  const goal = unguarded(mind.state).find(
    (loc) => open.includes(loc) && from !== undefined && adjacent(mind.state, loc).includes(from),
  );
  return idOf(goal ?? unguarded(mind.state).find((loc) => open.includes(loc)) ?? open[0] ?? AT.bogota);
}

export function patrolTarget(mind: StaffMind): string {
  const loc = highest(spacesIn(mind), (space) => allGuerrillas(mind.state, space));
  return loc === undefined ? (mind.options[0] ?? 'done') : idOf(loc);
}

export function patrolAssault(mind: StaffMind): string {
  const activity = airWork(mind);
  if (activity !== undefined) return activity;
  const loc = highest(spacesIn(mind), (space) => assaultWorth(mind.state, space));
  return loc === undefined ? 'done' : idOf(loc);
}

/** The piece whose loss hurts most; none of its own. */
export function worstPiece(mind: StaffMind): string {
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const id = highest(ids, (one) => pieceWorth(mind.state, one));
  return id ?? 'done';
}
