/** 3.2.2 Patrol. */
import type { Message, Rules } from '@sandtable/engine';
import { nowhere } from '@sandtable/coin';
import type { Action } from '../action.ts';
import { chooseNumber, chooseSpace, maySpace, whyMissing } from '../ask.ts';
import { gain } from '../changes.ts';
import { type CubeKind, type Faction, INSURGENTS } from '../forces.ts';
import { adjacentOf, AFGHANISTAN, AT, idOf, isLoc, LOCS, marks, type Space, SPACES } from '../map.ts';
import { allGuerrillas, coinCubes, count, isSabotaged, payerOf, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { unmoved } from '../turn.ts';
import { afterAssault, assaultIn, canAssault } from './assault.ts';
import { roadsideBombs, sendCubes } from './cubes.ts';
import {
  allowed,
  canPay,
  everywhere,
  expose,
  pauseAfter,
  price,
  whyEvent,
  type WholeOperation,
} from './kit.ts';

const COST = 3;

/** 3.2.2 Own cubes only. */
const KINDS: Readonly<Record<'coalition' | 'government', readonly CubeKind[]>> = {
  coalition: ['coalition-troops'],
  government: ['government-troops', 'police'],
};
const kindsOf = (faction: Faction): readonly CubeKind[] =>
  faction === 'coalition' ? KINDS.coalition : KINDS.government;

function movable(state: State, space: Space, kinds: readonly CubeKind[]): number {
  let sum = 0;
  for (const kind of kinds) sum += unmoved(state, space, kind);
  return sum;
}

const isEntered = (space: Space): boolean => isLoc(space) || space === AT.kabul;
/** By space: whether anything a Patrol can enter lies beside it. */
const HAS_WAY: readonly boolean[] = SPACES.map((_, at) => adjacentOf(at as Space).some(isEntered));

/** LoCs and Kabul, as far as cubes can get: on and on, until they enter a Sabotaged LoC. */
export function reachable(state: State, from: Space): Space[] {
  const reached = marks();
  reached[from] = true;
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const beside = adjacentOf(at);
    for (let i = 0; i < beside.length; i++) {
      const next = beside[i] as Space;
      if (reached[next] === true || !isEntered(next)) continue;
      reached[next] = true;
      if (!isSabotaged(state, next)) open.push(next);
    }
  }
  return AFGHANISTAN.filter((space) => reached[space] === true && space !== from);
}

/** By space: whether a cube can get from there to that LoC or Kabul. The same way, walked backwards. */
function reaching(state: State, goal: Space): readonly boolean[] {
  const reaches = marks();
  const open = [goal];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const beside = adjacentOf(at);
    for (let i = 0; i < beside.length; i++) {
      const from = beside[i] as Space;
      if (reaches[from] === true) continue;
      reaches[from] = true;
      if (isEntered(from) && !isSabotaged(state, from)) open.push(from);
    }
  }
  reaches[goal] = false;
  return reaches;
}

/** What it costs as a whole; the Coalition patrols for nothing. */
const costOf = (state: State, turn: Turn): number =>
  price(state, turn, 'patrol', AT.kabul, turn.faction === 'coalition' ? 0 : COST);

/** The whole Operation: pay once, move, search every LoC, Assault on one. */
function* patrolAll(action: Action, turn: Turn): Rules<void> {
  const cost = costOf(action.state, turn);
  turn.commitment = 0;
  if (cost > 0) turn.paid -= gain(action, payerOf(turn.faction), -cost);
  yield* moveCubes(action, turn);
  yield* roadsideBombs(action);
  for (const loc of LOCS) {
    const strength = coinCubes(action.state, loc);
    if (strength > 0 && allGuerrillas(action.state, loc) > 0)
      yield* expose(action, loc, strength, INSURGENTS);
  }
  yield* assaultLocs(action, turn);
  if (yield* afterAssault(action)) yield* pauseAfter(action);
}

function* moveCubes(action: Action, turn: Turn): Rules<void> {
  const { state, rule } = action;
  const kinds = kindsOf(turn.faction);
  for (;;) {
    // Asked anew: a Hidden Asset may make it a full Operation meanwhile (7.3).
    const goalNow = () => (turn.limited ? turn.spaces[0] : undefined);
    const among = () => {
      const goal = goalNow();
      const ways = goal === undefined ? HAS_WAY : reaching(state, goal);
      const isOpen = goal !== undefined || allowed(state, turn, 'patrol') === everywhere;
      const canLeave = (from: Space) =>
        ways[from] === true &&
        movable(state, from, kinds) > 0 &&
        (isOpen || goals(state, turn, from).length > 0);
      return AFGHANISTAN.filter(canLeave);
    };
    const from = yield* maySpace(action, say('ask.patrol.from', rule), among, {
      blocked: whyMissing(action, among, (one) => whyNotFrom(action, kinds, one, goalNow())),
      pause: true,
    });
    if (from === undefined) return;
    const to = goalNow() ?? (yield* destination(action, turn, from));
    yield* moveGroup(action, from, to, kinds);
    if (!turn.spaces.includes(to)) turn.spaces.push(to);
  }
}

const goals = (state: State, turn: Turn, from: Space): Space[] => {
  const isAllowed = allowed(state, turn, 'patrol');
  return reachable(state, from).filter((to) => turn.spaces.includes(to) || isAllowed(to));
};

function whyNotFrom(
  { state, rule }: Action,
  kinds: readonly CubeKind[],
  from: Space,
  goal: Space | undefined,
): Message {
  if (from === goal) return say('why.there.goal', '2.3.5');
  if (kinds.every((kind) => count(state, from, kind) === 0)) return say('why.there.cubes', rule);
  if (movable(state, from, kinds) === 0) return say('why.there.moved', rule);
  return say(goal === undefined ? 'why.there.way' : 'why.there.astray', rule);
}

function whyNotTo({ state, rule }: Action, turn: Turn, from: Space, to: Space): Message {
  if (from === to) return say('why.there.same', rule);
  if (!isEntered(to)) return say('why.there.kind', rule);
  return reachable(state, from).includes(to) ? whyEvent(turn) : say('why.there.unreached', rule);
}

function* destination(action: Action, turn: Turn, from: Space): Rules<Space> {
  const { state, rule } = action;
  const among = () => goals(state, turn, from);
  const prompt = say('ask.patrol.to', rule, { from: idOf(from) });
  const blocked = whyMissing(action, among, (to) => whyNotTo(action, turn, from, to));
  return (yield* chooseSpace(action, prompt, among, blocked)) ?? from;
}

function* moveGroup(action: Action, from: Space, to: Space, kinds: readonly CubeKind[]): Rules<void> {
  const { state, rule } = action;
  const ids = { from: idOf(from), to: idOf(to) };
  let sent = 0;
  for (const [i, kind] of kinds.entries()) {
    const rest = movable(state, from, kinds.slice(i + 1));
    const prompt = say(kind === 'police' ? 'ask.move.police' : 'ask.move.troops', rule, ids);
    const least = sent === 0 && rest === 0 ? 1 : 0;
    const going = yield* chooseNumber(action, prompt, least, unmoved(state, from, kind));
    sendCubes(action, from, to, kind, going);
    sent += going;
  }
}

/** 2.3.5 A Limited Patrol Assaults only where its cubes went; a Hidden Asset may make it a full one meanwhile (7.3). */
const locsOf = (turn: Turn): readonly Space[] =>
  turn.limited && turn.spaces.length > 0 ? turn.spaces.filter(isLoc) : LOCS;

/** One LoC for nothing; what an Event grants may be on more of them. */
function* assaultLocs(action: Action, turn: Turn): Rules<void> {
  const { state, rule } = action;
  const granted = turn.tally.grant?.terms['assault-locs'];
  const most = typeof granted === 'number' ? granted : 1;
  const done: Space[] = [];
  const isAllowed = allowed(state, turn, 'assault', []);
  for (let left = most; left > 0; left--) {
    const among = (): readonly Space[] =>
      isAllowed === nowhere
        ? []
        : locsOf(turn).filter((loc) => !done.includes(loc) && canAssault(state, loc, turn) && isAllowed(loc));
    const loc = yield* maySpace(action, say('ask.patrol.assault', rule), among, {
      blocked: whyMissing(action, among, (one) => {
        if (done.includes(one)) return say('why.space-used', rule);
        return whyNoAssault(action, turn, one);
      }),
      pause: true,
    });
    if (loc === undefined) return;
    done.push(loc);
    yield* assaultIn(action, loc);
  }
  yield* pauseAfter(action);
}

function whyNoAssault({ state, rule }: Action, turn: Turn, loc: Space): Message {
  if (!isLoc(loc)) return say('why.there.kind', rule);
  if (!locsOf(turn).includes(loc)) return say('why.there.target', '2.3.5');
  return canAssault(state, loc, turn) ? whyEvent(turn) : say('why.patrol.assault', rule);
}

export const patrol: WholeOperation = {
  rule: '3.2.2',
  leastCost: (state) => (state.turn === null ? COST : costOf(state, state.turn)),
  isPossible: (state, turn) =>
    allowed(state, turn, 'patrol') !== nowhere && canPay(state, turn, costOf(state, turn)),
  execute: patrolAll,
};
