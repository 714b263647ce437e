/** 3.2.2 Patrol. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, chooseSpace, maySpace, whyMissing } from '../ask.ts';
import { gain } from '../changes.ts';
import { INSURGENTS } from '../forces.ts';
import { capability, hasMomentum } from '../lasting.ts';
import { adjacentOf, idOf, isCity, isLoc, LOCS, marks, type Space, SPACES } from '../map.ts';
import { adjacent, allGuerrillas, cubes, spaces, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { unmovedPolice, unmovedTroops } from '../turn.ts';
import { assault, assaultIn, canAssault, mayAssault } from './assault.ts';
import { sendCubes } from './cubes.ts';
import { canPay, expose, pauseAfter, type WholeOperation } from './kit.ts';

const PATROL_COST = 3;

const movable = (state: State, space: Space): number =>
  unmovedTroops(state, space) + unmovedPolice(state, space);

const isEntered = (space: Space): boolean => isLoc(space) || isCity(space);
/** By space: whether anything a Patrol can enter lies beside it. */
const HAS_WAY: readonly boolean[] = SPACES.map((_, at) => adjacentOf(0, at as Space).some(isEntered));

/** LoCs and Cities a cube can reach: on and on, until it enters a space with a guerrilla. */
export function reachable(state: State, from: Space): Space[] {
  const reached = marks();
  reached[from] = true;
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const beside = adjacent(state, at);
    for (let i = 0; i < beside.length; i++) {
      const next = beside[i] as Space;
      if (reached[next] === true || !isEntered(next)) continue;
      reached[next] = true;
      if (allGuerrillas(state, next) === 0) open.push(next);
    }
  }
  return spaces(state).filter((space) => reached[space] === true && space !== from);
}

/** By space: whether a cube can get from there to that LoC or City. The same way, walked backwards. */
function reaching(state: State, goal: Space): readonly boolean[] {
  const reaches = marks();
  const open = [goal];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const beside = adjacent(state, at);
    for (let i = 0; i < beside.length; i++) {
      const from = beside[i] as Space;
      if (reaches[from] === true) continue;
      reaches[from] = true;
      if (isEntered(from) && allGuerrillas(state, from) === 0) open.push(from);
    }
  }
  reaches[goal] = false;
  return reaches;
}

/** The whole Operation: pay once, move, search every LoC, Assault in one. */
function* patrolAll(action: Action, turn: Turn): Rules<void> {
  if (!turn.free) {
    gain(action, 'government', -PATROL_COST);
    turn.paid += PATROL_COST;
  }
  turn.commitment = 0;
  yield* moveCubes(action, turn);
  yield* search(action);
  // 2.3.5 A Limited Patrol Assaults only where its cubes went.
  const isTargeted = turn.limited && turn.spaces.length > 0;
  yield* assaultLocs(action, turn, isTargeted ? turn.spaces.filter(isLoc) : LOCS);
}

function* moveCubes(action: Action, turn: Turn): Rules<void> {
  const { state, rule } = action;
  for (;;) {
    const goal = turn.limited ? turn.spaces[0] : undefined;
    const among = () => {
      const ways = goal === undefined ? HAS_WAY : reaching(state, goal);
      return spaces(state).filter((from) => ways[from] === true && movable(state, from) > 0);
    };
    const from = yield* maySpace(action, say('ask.patrol.from', rule), among, {
      blocked: whyMissing(action, among, (one) => whyNotFrom(action, one, goal)),
      pause: true,
    });
    if (from === undefined) return;
    const to = goal ?? (yield* destination(action, from));
    yield* moveGroup(action, from, to);
    if (!turn.spaces.includes(to)) turn.spaces.push(to);
  }
}

function whyNotFrom({ state, rule }: Action, from: Space, goal: Space | undefined): Message {
  if (from === goal) return say('why.there.goal', '2.3.5');
  if (cubes(state, from) === 0) return say('why.there.cubes', rule);
  if (movable(state, from) === 0) return say('why.there.moved', rule);
  return say(goal === undefined ? 'why.there.way' : 'why.there.astray', rule);
}

function whyNotTo({ rule }: Action, from: Space, to: Space): Message {
  if (from === to) return say('why.there.same', rule);
  return say(isEntered(to) ? 'why.there.unreached' : 'why.there.kind', rule);
}

function* destination(action: Action, from: Space): Rules<Space> {
  const among = () => reachable(action.state, from);
  const prompt = say('ask.patrol.to', action.rule, { from: idOf(from) });
  const blocked = whyMissing(action, among, (to) => whyNotTo(action, from, to));
  return (yield* chooseSpace(action, prompt, among, blocked)) ?? from;
}

function* moveGroup(action: Action, from: Space, to: Space): Rules<void> {
  const { state, rule } = action;
  const ids = { from: idOf(from), to: idOf(to) };
  const escorts = unmovedPolice(state, from);
  const most = unmovedTroops(state, from);
  const sent = yield* chooseNumber(action, say('ask.move.troops', rule, ids), escorts === 0 ? 1 : 0, most);
  sendCubes(action, from, to, 'troops', sent);
  const joined = yield* chooseNumber(action, say('ask.move.police', rule, ids), sent === 0 ? 1 : 0, escorts);
  sendCubes(action, from, to, 'police', joined);
}

/**
 * On every LoC, also when Limited: one guerrilla Active a cube, whether it moved or not. Card 12 forbids it; card 42
 * does not, since this is no Sweep.
 */
function* search(action: Action): Rules<void> {
  const { state } = action;
  if (hasMomentum(state, 'plan-colombia')) return;
  for (const loc of LOCS) yield* expose(action, loc, cubes(state, loc), INSURGENTS);
}

/** One LoC for nothing; with card 13 every LoC, or none. A Limited Patrol has but one target (2.3.5). */
function* assaultLocs(action: Action, turn: Turn, locs: readonly Space[]): Rules<void> {
  const { state } = action;
  if (capability(state, 'plan-meteoro') === 'shaded') {
    yield* pauseAfter(action);
    return;
  }
  const assaulted: Space[] = [];
  const among = (): readonly Space[] =>
    locs.filter((loc) => !assaulted.includes(loc) && canAssault(state, loc) && mayAssault(state, loc));
  const blocked = whyMissing(action, among, (space) => {
    if (assaulted.includes(space)) return say('why.space-used', action.rule);
    return whyNoAssault(action, turn, space, locs);
  });
  do {
    const prompt = say('ask.patrol.assault', action.rule);
    const loc = yield* maySpace(action, prompt, among, { blocked, pause: true });
    if (loc === undefined) return;
    assaulted.push(loc);
    state.targets.assault++;
    yield* assaultIn(action, loc);
  } while (capability(state, 'plan-meteoro') === 'unshaded' && !turn.limited);
  yield* pauseAfter(action);
}

function whyNoAssault({ state, rule }: Action, turn: Turn, space: Space, locs: readonly Space[]): Message {
  if (!isLoc(space)) return say('why.there.kind', rule);
  if (!locs.includes(space)) return say('why.there.target', '2.3.5');
  return assault.why?.(state, turn, space) ?? say('why.space', rule);
}

export const patrol: WholeOperation = {
  rule: '3.2.2',
  leastCost: () => PATROL_COST,
  isPossible: (state, turn) => canPay(state, turn, PATROL_COST),
  execute: patrolAll,
};
