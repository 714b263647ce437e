/** 4.3.2 Transport. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import { type Message, range, type Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseAmong, chooseSpace, whyMissing } from '../ask.ts';
import { move, transfer } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { isAtUsualPrice } from '../in-effect.ts';
import { adjacentOf, AFGHANISTAN, ALL_SPACES, AT, idOf, isLoc, isPakistan, type Space } from '../map.ts';
import { price } from '../operations/kit.ts';
import { holdOf, survives, survivesIn } from '../operations/trial.ts';
import {
  allGuerrillas,
  governmentTroops,
  isAnythingExposed,
  isSabotaged,
  type State,
  type Turn,
} from '../state.ts';
import { say } from '../text/say.ts';
import { MOST_RESOURCES } from '../tracks.ts';
import { type ActivityRules, mayBeIn, useIn, whyClosed } from './rules.ts';

const KIND = 'government-troops';

/** A Resource for the Warlords for each space entered that holds guerrillas. */
const tollOf = (state: State, space: Space): number => (allGuerrillas(state, space) > 0 ? 1 : 0);

/**
 * By space: the least toll on the way there; undefined where there is none. First a LoC, on along LoCs and Kabul until a
 * Sabotaged LoC is entered, at the end any space beside.
 */
export function tollsFrom(state: State, from: Space): readonly (number | undefined)[] {
  const tolls = new Array<number | undefined>(ALL_SPACES.length).fill(undefined);
  const open: Space[] = [];
  const enter = (space: Space, paid: number): void => {
    const toll = paid + tollOf(state, space);
    if ((tolls[space] ?? Number.POSITIVE_INFINITY) <= toll) return;
    tolls[space] = toll;
    if (isLoc(space) || space === AT.kabul) open.push(space);
  };
  for (const loc of adjacentOf(from)) if (isLoc(loc)) enter(loc, 0);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (isSabotaged(state, at)) continue;
    for (const next of adjacentOf(at)) if (!isPakistan(next)) enter(next, tolls[at] ?? 0);
  }
  tolls[from] = undefined;
  return tolls;
}

/** Resources that a way takes in all. What an Event grants pays nothing. */
const dueOn = (state: State, turn: Turn, to: Space, toll: number): number =>
  turn.tally.grant === null ? toll + price(state, turn, 'transport', to, 0) : 0;

/** What the Operation, not yet begun, needs for itself. */
const keptBack = (turn: Turn): number => (turn.spaces.length === 0 ? turn.commitment : 0);

/** Whether any Troops may go on such a way: the Operation needs neither them nor the money. */
function isFreeToGo(state: State, turn: Turn, from: Space, due: number, hold: Hold<Space>): boolean {
  if (isHopeless(hold) || !holdsWithout(hold, from)) return false;
  const kept = keptBack(turn);
  // Where something lasts that says what an Operation costs, it is tried.
  return due === 0 || kept === 0 || (isAtUsualPrice(state) && due + kept <= state.resources.government);
}

/** Whether the Operation can still begin after so many went and paid. */
function leavesOperation(state: State, from: Space, to: Space, due: number, number: number): boolean {
  const go = () => {
    state.resources.government -= due;
    TABLE.move(state, from, to, KIND, number);
  };
  const comeBack = () => {
    TABLE.move(state, to, from, KIND, number);
    state.resources.government += due;
  };
  // Money may be missing anywhere, Troops only there.
  return due > 0 ? survives(state, go, comeBack) : survivesIn(state, [from, to], go, comeBack);
}

/** The numbers of Troops that could go, leaving the Operation something to do. */
function loads(state: State, turn: Turn, from: Space, to: Space, hold: Hold<Space>): number[] {
  const all = range(1, governmentTroops(state, from));
  const due = dueOn(state, turn, to, tollsFrom(state, from)[to] ?? 0);
  if (isFreeToGo(state, turn, from, due, hold)) return all;
  return all.filter((number) => leavesOperation(state, from, to, due, number));
}

/** Whether any number could. */
function canLoadAny(state: State, from: Space, to: Space, due: number): boolean {
  for (let number = governmentTroops(state, from); number > 0; number--)
    if (leavesOperation(state, from, to, due, number)) return true;
  return false;
}

/** A test of where Troops could go. An Assault that nothing else makes possible begins where they come. */
function goalTest(state: State, turn: Turn, from: Space, hold: Hold<Space>): (to: Space) => boolean {
  const tolls = tollsFrom(state, from);
  const isOpen = mayBeIn(state, turn, 'transport');
  return (to) => {
    const toll = tolls[to];
    if (toll === undefined || !isOpen(to) || (isHopeless(hold) && !isAnythingExposed(state, to)))
      return false;
    const due = dueOn(state, turn, to, toll);
    if (due > state.resources.government) return false;
    return isFreeToGo(state, turn, from, due, hold) || canLoadAny(state, from, to, due);
  };
}

/** A LoC beside that can be paid for is the way out; where Troops may stay on it, that is all there is to know. */
function canLeave(state: State, turn: Turn, from: Space, hold: Hold<Space>): boolean {
  if (governmentTroops(state, from) === 0) return false;
  const most = turn.tally.grant === null ? state.resources.government : Number.POSITIVE_INFINITY;
  const canEnter = (loc: Space): boolean => isLoc(loc) && tollOf(state, loc) <= most;
  const beside = adjacentOf(from);
  if (!beside.some(canEnter)) return false;
  if (!isHopeless(hold)) {
    const isOpen = mayBeIn(state, turn, 'transport');
    const isEasy = (loc: Space): boolean => {
      const due = dueOn(state, turn, loc, tollOf(state, loc));
      return due <= most && isFreeToGo(state, turn, from, due, hold) && isOpen(loc);
    };
    if (beside.some((loc) => canEnter(loc) && isEasy(loc))) return true;
  }
  return AFGHANISTAN.some(goalTest(state, turn, from, hold));
}

function whyNotFrom({ state, rule }: Action, from: Space): Message {
  return say(governmentTroops(state, from) === 0 ? 'why.there.troops' : 'why.there.way', rule);
}

function whyNotTo(action: Action, turn: Turn, from: Space, to: Space): Message {
  const { state, rule } = action;
  if (from === to) return say('why.there.same', rule);
  if (isPakistan(to)) return say('why.there.kind', rule);
  const toll = tollsFrom(state, from)[to];
  if (toll === undefined) return say('why.there.unreached', rule);
  const cost = dueOn(state, turn, to, toll);
  if (cost + keptBack(turn) > state.resources.government) return say('why.space-cost', rule, { cost });
  return whyClosed(action, turn, 'transport', to);
}

function* chooseGoal(action: Action, turn: Turn, from: Space): Rules<Space | undefined> {
  const { state, rule } = action;
  const among = () => AFGHANISTAN.filter(goalTest(state, turn, from, holdOf(state)));
  const blocked = whyMissing(action, among, (to) => whyNotTo(action, turn, from, to));
  const prompt = say('ask.transport.to', rule, { from: idOf(from) });
  return yield* chooseSpace(action, prompt, among, blocked);
}

function* transportOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  // What the tolls may take is not given away meanwhile.
  turn.tally.kept = MOST_RESOURCES;
  const among = () => {
    const hold = holdOf(state);
    return AFGHANISTAN.filter((one) => canLeave(state, turn, one, hold));
  };
  const blocked = whyMissing(action, among, (one) => whyNotFrom(action, one));
  const from = yield* chooseSpace(action, say('ask.transport.from', rule), among, blocked);
  if (from === undefined) return;
  const to = yield* chooseGoal(action, turn, from);
  if (to !== undefined) yield* send(action, turn, from, to);
  turn.tally.kept = 0;
}

function* send(action: Action, turn: Turn, from: Space, to: Space): Rules<void> {
  const { state, rule } = action;
  const prompt = say('ask.move.troops', rule, { from: idOf(from), to: idOf(to) });
  const sent = yield* chooseAmong(action, prompt, () => loads(state, turn, from, to, holdOf(state)));
  if (turn.tally.grant === null) transfer(action, 'government', 'warlords', tollsFrom(state, from)[to] ?? 0);
  move(action, from, to, KIND, sent);
  useIn(action, 'transport', to);
}

export const transport: ActivityRules = {
  rule: () => '4.3.2',
  limit: 1,
  once: true,
  possible: (state, turn, hold) =>
    (!isHopeless(hold) || AFGHANISTAN.some((to) => isAnythingExposed(state, to))) &&
    AFGHANISTAN.some((from) => canLeave(state, turn, from, hold)),
  execute: transportOnce,
  why: (rule) => say('why.transport', rule),
};
