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
import { controlWith, isUnused, neededForTaliban, surplus } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

const fresh = (state: State, from: Space): number =>
  unmoved(state, from, UNDERGROUND.taliban) + unmoved(state, from, ACTIVE.taliban);

/** Who may leave: all but one of two or more under Taliban Control; from a way-point whoever Control does not need. */
export const talibanMovable = (state: State, turn: Turn, from: Space): number =>
  surplus(state, from, 'taliban', talibanFree(state, turn, from));

/** Who could leave, if Control did not matter. */
export function talibanFree(state: State, turn: Turn, from: Space): number {
  if (control(state, from) === 'taliban')
    return Math.min(fresh(state, from), guerrillas(state, from, 'taliban') - 1);
  return isPashtun(from) && turn.spaces.includes(from) ? fresh(state, from) : 0;
}

/** Where somebody can set out for a space beside: not where they have come to. */
const origins = (state: State, turn: Turn, to: Space): Space[] =>
  adjacentOf(to).filter(
    (from) =>
      control(state, from) === 'taliban' && isUnused(turn)(from) && talibanMovable(state, turn, from) > 0,
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

/** Whether a space lies beside one from which the Taliban March, not one they have come to. */
const isBesideOrigin = (state: State, space: Space, come: readonly Space[]): boolean =>
  adjacentOf(space).some((from) => control(state, from) === 'taliban' && !come.includes(from));

/** Goals where somebody has come to stay: near Provinces, with few guerrillas, and far spaces. Ways lead through the others. */
function served(state: State, spaces: readonly Space[]): { readonly near: number; readonly far: number } {
  let [near, far] = [0, 0];
  for (const space of spaces) {
    const here = guerrillas(state, space, 'taliban');
    if (here === 0 || isLoc(space) || isPakistan(space) || hasOpposition(state, space)) continue;
    const isBeside = isBesideOrigin(state, space, spaces);
    if (space === AT.kabul && isBeside) continue;
    if (isBeside && near < NEAR && here <= MOST) near++;
    else far++;
  }
  return { near, far };
}

export function talibanMarch(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const isOpen = (space: Space): boolean => isUnused(turn)(space) && open(space);
  return onTheWay(state, turn, isOpen) ?? nextGoal(state, turn, isOpen);
}

/** Those who have set out for a far goal go on first. */
function onTheWay(state: State, turn: Turn, isOpen: (space: Space) => boolean): Choice | undefined {
  const last = turn.spaces.at(-1);
  if (last === undefined || !mayPass(state, last)) return undefined;
  if (isNearEntry(state, turn, last)) return undefined;
  return stepFar(state, begunOf(state, turn, waysOf(state, turn, isOpen)));
}

function nextGoal(state: State, turn: Turn, isOpen: (space: Space) => boolean): Choice | undefined {
  const isReached = (space: Space): boolean =>
    isOpen(space) && wantedNear(state, space) > 0 && origins(state, turn, space).length > 0;
  const locs = LOCS.filter((loc) => !isSabotaged(state, loc) && isReached(loc));
  if (locs.length > 0) return step('T.march.loc', best(locs, econOf));
  if (isReached(AT.kabul)) return step('T.march.kabul', [AT.kabul]);
  const { near, far } = served(state, turn.spaces);
  const open = AFGHAN_LANDS.filter((space) => isProvince(space) && isGoal(state, space) && isReached(space));
  if (open.length > 0 && near < NEAR) return step('T.march.near', open);
  return far < FAR ? stepFar(state, waysOf(state, turn, isOpen)) : undefined;
}

/** A way to a far goal. */
interface Way {
  readonly goal: Space;
  /** The space to enter next, and how many must come into it. */
  readonly next: Space;
  readonly coming: number;
  readonly cost: number;
  readonly hops: number;
  /** Guerrillas that the space entered last gives. */
  readonly underWay: number;
}

/** The cheapest ways, then the shortest. */
function shortest(ways: readonly Way[]): Way[] {
  const cost = Math.min(...ways.map((way) => way.cost));
  const cheap = ways.filter((way) => way.cost === cost);
  const hops = Math.min(...cheap.map((way) => way.hops));
  return cheap.filter((way) => way.hops === hops);
}

function stepFar(state: State, ways: readonly Way[]): Choice | undefined {
  const affordable = ways.filter((way) => way.cost <= state.resources.taliban);
  return step('T.march.far', [...new Set(shortest(affordable).map((way) => way.next))]);
}

/** All ways that begin in a space that can be entered now. */
function waysOf(state: State, turn: Turn, canEnter: (space: Space) => boolean): Way[] {
  const ways: Way[] = [];
  for (const goal of AFGHAN_LANDS) {
    const way = isGoal(state, goal) && isUnused(turn)(goal) ? wayTo(state, turn, goal, canEnter) : undefined;
    if (way !== undefined && canEnter(way.next)) ways.push(way);
  }
  return ways;
}

/** The ways for which those waiting in the space entered last were counted. */
function begunOf(state: State, turn: Turn, ways: readonly Way[]): Way[] {
  const last = turn.spaces.at(-1);
  const waiting = last === undefined ? 0 : talibanMovable(state, turn, last);
  return waiting === 0 ? [] : ways.filter((way) => way.underWay === waiting);
}

/** Those beside come first, then those one Pashtun space away, and so on. */
function wayTo(state: State, turn: Turn, goal: Space, canEnter: (space: Space) => boolean): Way | undefined {
  const toward: (Space | undefined)[] = [];
  const distance: number[] = [];
  const taken: number[] = [];
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
        const movable = needed === 0 ? 0 : talibanMovable(state, turn, from);
        if (movable > 0) {
          if (!used.has(at)) needed += leftBehind(state, at, needed);
          taken[from] = Math.min(needed, movable);
          needed -= taken[from];
          far = from;
          for (let on: Space | undefined = at; on !== undefined; on = toward[on]) used.add(on);
        }
        if (mayPass(state, from) && (isUnused(turn)(from) || canEnter(from))) beyond.push(from);
      }
    ring = beyond;
  }
  if (needed > 0 || far === goal) return undefined;
  const next = toward[far] ?? goal;
  const last = turn.spaces.at(-1);
  const cost = [...used].filter((space) => !(isPakistan(space) && isBacked(state))).length;
  return {
    goal,
    next,
    coming: adjacentOf(next).reduce((sum, from) => sum + (toward[from] === next ? (taken[from] ?? 0) : 0), 0),
    cost: turn.free ? 0 : cost,
    hops: distance[far] ?? 1,
    underWay: last === undefined ? 0 : (taken[last] ?? 0),
  };
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

/** Guerrillas still wanted in a space: by the near rule, or on the way to a far goal. */
export const wantedIn = (state: State, turn: Turn, to: Space): number =>
  isLoc(to) || isNearEntry(state, turn, to) ? wantedNear(state, to) : wantedOnWay(state, turn, to);

/** Whether a space entered last is Kabul or one of the near Provinces, those who have come into it left aside. */
function isNearEntry(state: State, turn: Turn, to: Space): boolean {
  const here = guerrillas(state, to, 'taliban');
  if (isPakistan(to) || here > MOST) return false;
  const hasCome = turn.tally.sent.length > 0;
  if (!hasCome && (wantedNear(state, to) === 0 || origins(state, turn, to).length === 0)) return false;
  if (!isBesideOrigin(state, to, turn.spaces)) return false;
  if (to === AT.kabul) return true;
  const before = turn.spaces.filter((space) => space !== to);
  return (
    !hasOpposition(state, to) &&
    served(state, before).near < NEAR &&
    controlWith(state, to, { taliban: hasCome ? -here : 0 }) !== 'taliban'
  );
}

/** How many must come into a space for the best way that leads through it, or ends there; those who came count. */
function wantedOnWay(state: State, turn: Turn, to: Space): number {
  const spaces = turn.tally.sent.length > 0 ? turn.spaces : turn.spaces.filter((space) => space !== to);
  const at: Turn = { ...turn, spaces };
  const ways = waysOf(state, at, (space) => space === to);
  const begun = begunOf(state, at, ways);
  const coming = shortest(begun.length > 0 ? begun : ways).map((way) => way.coming);
  return coming.length === 0 ? 0 : Math.min(...coming);
}

/** The group from one origin. */
export const talibanGroup = (state: State, turn: Turn, from: Space, to: Space): number =>
  Math.min(talibanMovable(state, turn, from), Math.max(1, wantedIn(state, turn, to)));
