/** 4.2.2 Air Lift. */
import { type Hold, holdsWithout, isAmong, isHopeless } from '@sandtable/coin';
import { type Message, range, type Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseAmong, chooseSpace, nextSpace, whyMissing } from '../ask.ts';
import { move } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { isInEffect } from '../in-effect.ts';
import { AFGHANISTAN, ALL_SPACES, idOf, isPakistan, type Space } from '../map.ts';
import { isTarget } from '../operations/assault.ts';
import { holdOf, survivesIn } from '../operations/trial.ts';
import { coalitionTroops, count, governmentTroops, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { isCancelled, mayBeCancelled } from './cancelling.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

const SPACES = 3;
const GOVERNMENT_TROOPS = 3;
type Kind = 'coalition-troops' | 'government-troops';

/** The Air Lift so far. */
interface Lift {
  /** Origins and destinations together: no more than 3. */
  readonly spaces: Space[];
  /** Ways flown: none of them twice. */
  readonly ways: number[];
  governmentLeft: number;
}

const begun = (state: State): Lift => ({
  spaces: [],
  ways: [],
  governmentLeft: isInEffect(state, 'coalition-alone') ? 0 : GOVERNMENT_TROOPS,
});

const mostOf = (state: State, from: Space, kind: Kind, lift: Lift): number =>
  kind === 'coalition-troops'
    ? coalitionTroops(state, from)
    : Math.min(lift.governmentLeft, governmentTroops(state, from));

const wayOf = (from: Space, to: Space): number => from * ALL_SPACES.length + to;

/** Whether both may be among the three spaces, and this way has not been flown. */
function fits(lift: Lift, from: Space, to: Space): boolean {
  const added = (isAmong(lift.spaces, from) ? 0 : 1) + (isAmong(lift.spaces, to) ? 0 : 1);
  return lift.spaces.length + added <= SPACES && !isAmong(lift.ways, wayOf(from, to));
}

/** The numbers of Troops of a kind that could fly, leaving the Operation something to do. */
function lifts(state: State, from: Space, to: Space, kind: Kind, lift: Lift, hold: Hold<Space>): number[] {
  const all = range(1, mostOf(state, from, kind, lift));
  if (holdsWithout(hold, from) && !isHopeless(hold)) return all;
  return all.filter((number) => leavesOperation(state, from, to, kind, number));
}

/** Whether any number could. */
function canLiftAny(state: State, from: Space, to: Space, kind: Kind, lift: Lift): boolean {
  for (let number = mostOf(state, from, kind, lift); number > 0; number--)
    if (leavesOperation(state, from, to, kind, number)) return true;
  return false;
}

const leavesOperation = (state: State, from: Space, to: Space, kind: Kind, number: number): boolean =>
  survivesIn(
    state,
    [from, to],
    () => TABLE.move(state, from, to, kind, number),
    () => TABLE.move(state, to, from, kind, number),
  );

const KINDS: readonly Kind[] = ['coalition-troops', 'government-troops'];

const hasAnyToFly = (state: State, from: Space, lift: Lift): boolean =>
  mostOf(state, from, 'coalition-troops', lift) > 0 || mostOf(state, from, 'government-troops', lift) > 0;

/** Whether what can fly from there may fly to that space. */
function canFly(state: State, from: Space, to: Space, lift: Lift, hold: Hold<Space>): boolean {
  if (from === to || !fits(lift, from, to)) return false;
  if (isHopeless(hold)) {
    // An Assault that nothing else makes possible begins where they come.
    if (!isTarget(state, to, 'coalition')) return false;
  } else if (holdsWithout(hold, from)) return true;
  return KINDS.some((kind) => canLiftAny(state, from, to, kind, lift));
}

/** Where to look for a destination: among the three spaces, when there is no room for another. */
const destinations = (lift: Lift, from: Space): readonly Space[] =>
  lift.spaces.length + (isAmong(lift.spaces, from) ? 0 : 1) < SPACES ? AFGHANISTAN : lift.spaces;

function canFlyFrom(
  state: State,
  from: Space,
  lift: Lift,
  hold: Hold<Space>,
  isOpen: (space: Space) => boolean,
): boolean {
  if (!hasAnyToFly(state, from, lift) || !isOpen(from)) return false;
  return destinations(lift, from).some((to) => isOpen(to) && canFly(state, from, to, lift, hold));
}

/** Spaces in this Air Lift stay open to it. */
const openTo = (state: State, turn: Turn, lift: Lift): ((space: Space) => boolean) => {
  const isOpen = isOpenTo(state, turn, 'air-lift');
  return (space) => isAmong(lift.spaces, space) || isOpen(space);
};

function whyNotFrom(action: Action, turn: Turn, from: Space, lift: Lift): Message {
  const { state, rule } = action;
  if (isPakistan(from)) return say('why.there.kind', rule);
  if (!hasAnyToFly(state, from, lift)) return say('why.there.troops', rule);
  if (!AFGHANISTAN.some((to) => to !== from && fits(lift, from, to))) return say('why.air-lift.spaces', rule);
  return isAmong(lift.spaces, from) ? say('why.there.kept', rule) : whyClosed(action, turn, 'air-lift', from);
}

function whyNotTo(action: Action, turn: Turn, from: Space, to: Space, lift: Lift): Message {
  const { rule } = action;
  if (isPakistan(to)) return say('why.there.kind', rule);
  if (from === to) return say('why.there.same', rule);
  if (isAmong(lift.ways, wayOf(from, to))) return say('why.air-lift.flown', rule);
  if (!fits(lift, from, to)) return say('why.air-lift.spaces', rule);
  return isAmong(lift.spaces, to) ? say('why.there.kept', rule) : whyClosed(action, turn, 'air-lift', to);
}

function* airLiftAll(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null || (yield* isCancelled(action, 'air-lift'))) return;
  const lift = begun(state);
  for (;;) {
    const isFirst = lift.ways.length === 0;
    const among = () => {
      const [hold, isOpen] = [holdOf(state), openTo(state, turn, lift)];
      return AFGHANISTAN.filter((one) => canFlyFrom(state, one, lift, hold, isOpen));
    };
    const blocked = whyMissing(action, among, (one) => whyNotFrom(action, turn, one, lift));
    const prompt = say('ask.air-lift.from', rule);
    const from = yield* nextSpace(action, prompt, among, { mayStop: !isFirst, blocked });
    if (from === undefined) return;
    yield* flyFrom(action, turn, from, lift);
  }
}

function* flyFrom(action: Action, turn: Turn, from: Space, lift: Lift): Rules<void> {
  const { state, rule } = action;
  const among = () => {
    const [hold, isOpen] = [holdOf(state), openTo(state, turn, lift)];
    return AFGHANISTAN.filter((one) => isOpen(one) && canFly(state, from, one, lift, hold));
  };
  const blocked = whyMissing(action, among, (one) => whyNotTo(action, turn, from, one, lift));
  const prompt = say('ask.air-lift.to', rule, { from: idOf(from) });
  const to = yield* chooseSpace(action, prompt, among, blocked);
  if (to === undefined) return;
  const sent = yield* fly(action, from, to, 'coalition-troops', lift, 0);
  lift.governmentLeft -= yield* fly(action, from, to, 'government-troops', lift, sent);
  lift.ways.push(wayOf(from, to));
  for (const space of [from, to]) {
    if (isAmong(lift.spaces, space)) continue;
    lift.spaces.push(space);
    useIn(action, 'air-lift', space);
  }
}

/** Troops of one kind; `sent` have gone before, so that these may stay. */
function* fly(action: Action, from: Space, to: Space, kind: Kind, lift: Lift, sent: number): Rules<number> {
  const { state, rule } = action;
  const among = (): number[] => {
    const able = lifts(state, from, to, kind, lift, holdOf(state));
    const others = kind === 'coalition-troops' && canFollow(state, from, to, lift);
    return sent > 0 || others || able.length === 0 ? [0, ...able] : able;
  };
  const prompt = say(`ask.move.${kind}`, rule, { from: idOf(from), to: idOf(to) });
  const flown = yield* chooseAmong(action, prompt, among);
  move(action, from, to, kind, flown);
  return flown;
}

/** Whether Government Troops could fly even if no Coalition Troops do. */
const canFollow = (state: State, from: Space, to: Space, lift: Lift): boolean =>
  count(state, from, 'government-troops') > 0 &&
  lifts(state, from, to, 'government-troops', lift, holdOf(state)).length > 0;

const isAnyTarget = (state: State): boolean =>
  AFGHANISTAN.some((space) => isTarget(state, space, 'coalition'));

export const airLift: ActivityRules = {
  rule: () => '4.2.2',
  limit: SPACES,
  once: true,
  possible(state, turn, hold) {
    if (isHopeless(hold) && (mayBeCancelled(state, 'air-lift') || !isAnyTarget(state))) return false;
    const lift = begun(state);
    const isOpen = isOpenTo(state, turn, 'air-lift');
    return AFGHANISTAN.some((from) => canFlyFrom(state, from, lift, hold, isOpen));
  },
  execute: airLiftAll,
  why: (rule) => say('why.air-lift', rule),
};
