/** 4.3.2 Transport. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import { type Message, numbers, type Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick, whyMissing } from '../ask.ts';
import { move, transfer } from '../changes.ts';
import { TABLE } from '../forces.ts';
import {
  adjacentOf,
  AFGHANISTAN,
  ALL_SPACES,
  AT,
  idOf,
  idsOf,
  isLoc,
  isPakistan,
  type Space,
  spaceOf,
} from '../map.ts';
import { holdOf, survivesIn } from '../operations/trial.ts';
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
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

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

/** What may be spent on tolls: an Operation not yet begun needs its own. What an Event grants pays none. */
const budget = (state: State, turn: Turn): number => {
  if (turn.tally.grant !== null) return Number.POSITIVE_INFINITY;
  return state.resources.government - (turn.spaces.length === 0 ? turn.commitment : 0);
};

/** Whether nothing that could go from there is needed by the Operation. */
const isFreeToGo = (hold: Hold<Space>, from: Space): boolean => holdsWithout(hold, from) && !isHopeless(hold);

const leavesOperation = (state: State, from: Space, to: Space, number: number): boolean =>
  survivesIn(
    state,
    [from, to],
    () => TABLE.move(state, from, to, KIND, number),
    () => TABLE.move(state, to, from, KIND, number),
  );

/** The numbers of Troops that could go, leaving the Operation something to do. */
function loads(state: State, from: Space, to: Space, hold: Hold<Space>): string[] {
  const all = numbers(1, governmentTroops(state, from));
  if (isFreeToGo(hold, from)) return all;
  return all.filter((number) => leavesOperation(state, from, to, Number(number)));
}

/** Whether any number could. */
function canLoadAny(state: State, from: Space, to: Space): boolean {
  for (let number = governmentTroops(state, from); number > 0; number--)
    if (leavesOperation(state, from, to, number)) return true;
  return false;
}

/** Where an Assault that nothing else makes possible could begin: what it cannot begin without must not hang on tolls. */
const isGoalOfAssault = (state: State, to: Space): boolean =>
  isAnythingExposed(state, to) && tollOf(state, to) === 0;

/** A test of where Troops could go. */
function goalTest(state: State, turn: Turn, from: Space, hold: Hold<Space>): (to: Space) => boolean {
  const tolls = tollsFrom(state, from);
  const most = budget(state, turn);
  const isOpen = isOpenTo(state, turn, 'transport');
  return (to) => {
    const toll = tolls[to];
    if (toll === undefined || toll > most || !isOpen(to)) return false;
    if (isHopeless(hold) && (toll > 0 || !isGoalOfAssault(state, to))) return false;
    return isFreeToGo(hold, from) || canLoadAny(state, from, to);
  };
}

/** A LoC beside that can be paid for is the way out; where Troops may stay on it, that is all there is to know. */
function canLeave(state: State, turn: Turn, from: Space, hold: Hold<Space>): boolean {
  if (governmentTroops(state, from) === 0) return false;
  const most = budget(state, turn);
  const canEnter = (loc: Space): boolean => isLoc(loc) && tollOf(state, loc) <= most;
  const beside = adjacentOf(from);
  if (!beside.some(canEnter)) return false;
  if (isFreeToGo(hold, from)) {
    const isOpen = isOpenTo(state, turn, 'transport');
    if (beside.some((loc) => canEnter(loc) && isOpen(loc))) return true;
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
  if (toll > budget(state, turn)) return say('why.space-cost', rule, { cost: toll });
  return whyClosed(action, turn, 'transport', to);
}

function* chooseGoal(action: Action, turn: Turn, from: Space): Rules<Space | undefined> {
  const { state, rule } = action;
  const options = () => idsOf(AFGHANISTAN, goalTest(state, turn, from, holdOf(state)));
  const blocked = whyMissing(action, options, (to) => whyNotTo(action, turn, from, to));
  const prompt = say('ask.transport.to', rule, { from: idOf(from) });
  return spaceOf(yield* pick(action, { prompt, options, blocked }));
}

function* transportOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  // What the tolls may take is not given away meanwhile.
  turn.tally.kept = MOST_RESOURCES;
  const options = () => {
    const hold = holdOf(state);
    return idsOf(AFGHANISTAN, (one) => canLeave(state, turn, one, hold));
  };
  const blocked = whyMissing(action, options, (one) => whyNotFrom(action, one));
  const from = spaceOf(yield* pick(action, { prompt: say('ask.transport.from', rule), options, blocked }));
  if (from === undefined) return;
  const to = yield* chooseGoal(action, turn, from);
  if (to !== undefined) yield* send(action, from, to);
  turn.tally.kept = 0;
}

function* send(action: Action, from: Space, to: Space): Rules<void> {
  const { state, rule } = action;
  const picked = yield* pick(action, {
    prompt: say('ask.move.troops', rule, { from: idOf(from), to: idOf(to) }),
    options: () => loads(state, from, to, holdOf(state)),
    label: (option) => say('number', rule, { number: Number(option) }),
  });
  if (state.turn?.tally.grant === null)
    transfer(action, 'government', 'warlords', tollsFrom(state, from)[to] ?? 0);
  move(action, from, to, KIND, Number(picked));
  useIn(action, 'transport', to);
}

export const transport: ActivityRules = {
  rule: () => '4.3.2',
  limit: 1,
  once: true,
  possible: (state, turn, hold) =>
    (!isHopeless(hold) || AFGHANISTAN.some((to) => isGoalOfAssault(state, to))) &&
    AFGHANISTAN.some((from) => canLeave(state, turn, from, hold)),
  execute: transportOnce,
  why: (rule) => say('why.transport', rule),
};
