/** 8.7.3 Taliban March. */
import { ACTIVE, UNDERGROUND } from '../../forces.ts';
import { isInEffect } from '../../in-effect.ts';
import {
  adjacentOf,
  AFGHAN_LANDS,
  AT,
  econOf,
  isLoc,
  isPakistan,
  isPashtun,
  isProvince,
  LANDS,
  LOCS,
  type Space,
} from '../../map.ts';
import {
  allPieces,
  control,
  guerrillas,
  hasOpposition,
  isBacked,
  isSabotaged,
  pieces,
  type State,
  type Turn,
} from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { isUnused, neededForTaliban, surplus } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

const fresh = (state: State, from: Space): number =>
  unmoved(state, from, UNDERGROUND.taliban) + unmoved(state, from, ACTIVE.taliban);

/** Who may leave: all but one of two or more under Taliban Control; from a way-point whoever Control does not need. */
export function talibanMovable(state: State, turn: Turn, from: Space): number {
  const here = guerrillas(state, from, 'taliban');
  if (control(state, from) === 'taliban')
    return here >= 2 ? surplus(state, from, 'taliban', Math.min(fresh(state, from), here - 1)) : 0;
  return isPashtun(from) && turn.spaces.includes(from)
    ? surplus(state, from, 'taliban', fresh(state, from))
    : 0;
}

const origins = (state: State, turn: Turn, to: Space): Space[] =>
  adjacentOf(to).filter(
    (from) => control(state, from) === 'taliban' && talibanMovable(state, turn, from) > 0,
  );

const MOST = 2;

/** Guerrillas a LoC, Kabul or near Province still wants: one more than the others there, never more than two in all. */
export function wantedNear(state: State, to: Space): number {
  const others = allPieces(state, to) - pieces(state, to, 'taliban');
  const enough = others + 1 - pieces(state, to, 'taliban');
  return Math.max(0, Math.min(enough, MOST - guerrillas(state, to, 'taliban')));
}

const isGoal = (state: State, space: Space): boolean =>
  !hasOpposition(state, space) && control(state, space) !== 'taliban';

const NEAR = 2;
const FAR = 2;

/** Provinces entered so far with few guerrillas, and those with more. */
const entered = (state: State, turn: Turn, isFew: boolean): number =>
  turn.spaces.filter((space) => isProvince(space) && guerrillas(state, space, 'taliban') <= MOST === isFew)
    .length;

export function talibanMarch(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const isOpen = (space: Space): boolean => isUnused(turn)(space) && open(space);
  const isReached = (space: Space): boolean =>
    isOpen(space) && wantedNear(state, space) > 0 && origins(state, turn, space).length > 0;
  const locs = LOCS.filter((loc) => !isSabotaged(state, loc) && isReached(loc));
  if (locs.length > 0) return step('T.march.loc', best(locs, econOf));
  if (isReached(AT.kabul)) return step('T.march.kabul', [AT.kabul]);
  const near = AFGHAN_LANDS.filter((space) => isProvince(space) && isGoal(state, space) && isReached(space));
  const left = NEAR - entered(state, turn, true);
  if (near.length > 0 && left > 0) return step('T.march.near', near);
  return entered(state, turn, false) < FAR ? farthest(state, turn, isOpen) : undefined;
}

/** A way to a far goal: who goes, what it costs, and the space to enter next. */
interface Way {
  readonly goal: Space;
  readonly next: Space;
  readonly cost: number;
  readonly hops: number;
}

/** Next on the way to the goal with the lowest cost, then the fewest spaces on the way. */
function farthest(state: State, turn: Turn, isOpen: (space: Space) => boolean): Choice | undefined {
  const ways = waysOf(state, turn, isOpen);
  if (ways.length === 0) return undefined;
  const cost = Math.min(...ways.map((way) => way.cost));
  const cheap = ways.filter((way) => way.cost === cost);
  const hops = Math.min(...cheap.map((way) => way.hops));
  const next = cheap.filter((way) => way.hops === hops).map((way) => way.next);
  return step('T.march.far', [...new Set(next)]);
}

const waysOf = (state: State, turn: Turn, isOpen: (space: Space) => boolean): Way[] =>
  AFGHAN_LANDS.filter((goal) => isGoal(state, goal) && isOpen(goal)).flatMap(
    (goal) => wayTo(state, turn, goal, isOpen) ?? [],
  );

/** Those beside come first, then those one Pashtun space away, and so on. */
function wayTo(state: State, turn: Turn, goal: Space, isOpen: (space: Space) => boolean): Way | undefined {
  const toward: (Space | undefined)[] = [];
  const distance: number[] = [];
  distance[goal] = 0;
  let needed = neededForTaliban(state, goal);
  let ring: readonly Space[] = [goal];
  const used = new Set<Space>([goal]);
  let far = goal;
  for (let hops = 1; ring.length > 0 && needed > 0; hops++) {
    const beyond: Space[] = [];
    for (const at of ring)
      for (const from of adjacentOf(at)) {
        if (distance[from] !== undefined || isLoc(from)) continue;
        distance[from] = hops;
        toward[from] = at;
        const movable = talibanMovable(state, turn, from);
        if (movable > 0) {
          if (!used.has(at)) needed += leftBehind(state, at, needed);
          needed -= Math.min(needed, movable);
          far = from;
          for (let on: Space | undefined = at; on !== undefined; on = toward[on]) used.add(on);
        }
        if (mayPass(state, from) && isOpen(from)) beyond.push(from);
      }
    ring = beyond;
  }
  if (needed > 0 || far === goal) return undefined;
  const cost = [...used].filter((space) => !(isPakistan(space) && isBacked(state))).length;
  return { goal, next: toward[far] ?? goal, cost: turn.free ? 0 : cost, hops: distance[far] ?? 1 };
}

/** A Pashtun way-point from which guerrillas can go on. */
const mayPass = (state: State, space: Space): boolean => isPashtun(space) && !isInEffect(state, 'march-once');

/** 8.1.2 Those who keep Taliban Control of a way-point that a passing group brings. */
function leftBehind(state: State, space: Space, passing: number): number {
  if (control(state, space) === 'taliban') return 0;
  const needed = neededForTaliban(state, space);
  return passing < needed ? 0 : Math.max(needed, 1);
}

/** Origins that send somebody to a space, of those offered: under Taliban Control first, then way-points. */
export function talibanOrigins(state: State, turn: Turn, to: Space, offered: readonly Space[]): Space[] {
  if (wantedIn(state, turn, to) === 0) return [];
  return offered.filter((from) => talibanMovable(state, turn, from) > 0);
}

/** Whether a space is a step on the way elsewhere. */
const isWayPoint = (state: State, to: Space): boolean => !isLoc(to) && !isGoal(state, to);

/** Guerrillas still wanted in a space. */
export function wantedIn(state: State, turn: Turn, to: Space): number {
  if (isLoc(to) || to === AT.kabul) return wantedNear(state, to);
  if (isWayPoint(state, to)) return wantedBeyond(state, turn, to);
  const isNear =
    entered(state, turn, true) <= NEAR && wantedNear(state, to) > 0 && !isFarTurn(state, turn, to);
  return isNear
    ? wantedNear(state, to)
    : Math.max(neededForTaliban(state, to), wantedBeyond(state, turn, to));
}

/** The near Provinces have been served before this one. */
const isFarTurn = (state: State, turn: Turn, to: Space): boolean =>
  turn.spaces.filter((space) => space !== to && isProvince(space)).length >= NEAR ||
  LANDS.every((from) => !adjacentOf(to).includes(from) || control(state, from) !== 'taliban');

/** What the goals beyond a way-point lack: the least of them. */
function wantedBeyond(state: State, turn: Turn, to: Space): number {
  const here = surplus(state, to, 'taliban', fresh(state, to));
  const lacks = adjacentOf(to)
    .filter((goal) => !isLoc(goal) && !isPakistan(goal) && isGoal(state, goal) && isUnused(turn)(goal))
    .map((goal) => neededForTaliban(state, goal))
    .map((needed) => needed + leftBehind(state, to, needed) - here)
    .filter((lack) => lack > 0);
  return lacks.length === 0 ? 0 : Math.min(...lacks);
}

/** The group from one origin. */
export const talibanGroup = (state: State, turn: Turn, from: Space, to: Space): number =>
  Math.min(talibanMovable(state, turn, from), Math.max(1, wantedIn(state, turn, to)));
