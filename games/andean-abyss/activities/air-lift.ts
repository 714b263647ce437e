/** 4.2.1 Air Lift. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import { type Message, range, type Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseAmong, chooseSpace, whyMissing } from '../ask.ts';
import { move } from '../changes.ts';
import { ALL_PIECES, INSURGENTS, TABLE } from '../forces.ts';
import { capability, hasMomentum, MOMENTUM } from '../lasting.ts';
import { idOf, type Space } from '../map.ts';
import { isAnythingExposed } from '../operations/kit.ts';
import { holdOf, survivesIn } from '../operations/trial.ts';
import { allGuerrillas, room, spaces, type State, troops } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

/** 3 Troops; card 10: any number, or 1. */
export function liftLimit(state: State): number {
  switch (capability(state, 'blackhawks')) {
    case 'unshaded':
      return ALL_PIECES;
    case 'shaded':
      return 1;
    case undefined:
      return 3;
  }
}

/** D23 Card 27: neither end may hold a guerrilla. */
export const isBarred = (state: State, space: Space): boolean =>
  hasMomentum(state, 'misil-antiaereo') && allGuerrillas(state, space) > 0;

/** The numbers of Troops that could fly, leaving the Operation something to do. */
function lifts(state: State, from: Space, to: Space, hold: Hold<Space>): number[] {
  const all = range(1, mostLifted(state, from, to));
  return holdsWithout(hold, from) ? all : all.filter((number) => survivesLift(state, from, to, number));
}

const mostLifted = (state: State, from: Space, to: Space): number =>
  Math.min(liftLimit(state), troops(state, from), room(state, to, 'troops'));

function survivesLift(state: State, from: Space, to: Space, lifted: number): boolean {
  return survivesIn(
    state,
    [from, to],
    () => TABLE.move(state, from, to, 'troops', lifted),
    () => TABLE.move(state, to, from, 'troops', lifted),
  );
}

function canLift(state: State, from: Space, to: Space, hold: Hold<Space>): boolean {
  if (to === from || isBarred(state, to) || room(state, to, 'troops') === 0) return false;
  if (isHopeless(hold) && !isAnythingExposed(state, to, INSURGENTS)) return false;
  return holdsWithout(hold, from) || lifts(state, from, to, hold).length > 0;
}

const canLiftFrom = (state: State, from: Space, hold: Hold<Space>): boolean =>
  troops(state, from) > 0 &&
  !isBarred(state, from) &&
  spaces(state).some((to) => canLift(state, from, to, hold));

function whyNotFrom({ state, rule }: Action, space: Space): Message {
  if (troops(state, space) === 0) return say('why.there.troops', rule);
  return whyBarred(state, space) ?? say('why.there.kept', rule);
}

function whyNotTo({ state, rule }: Action, from: Space, to: Space): Message {
  if (from === to) return say('why.there.same', rule);
  if (room(state, to, 'troops') === 0) return say('why.ecuador', '1.4.2');
  return whyBarred(state, to) ?? say('why.there.kept', rule);
}

const whyBarred = (state: State, space: Space): Message | undefined =>
  isBarred(state, space) ? say('why.card', '5.4', { card: MOMENTUM['misil-antiaereo'] }) : undefined;

function* chooseOrigin(action: Action): Rules<Space | undefined> {
  const { state, rule } = action;
  const among = () => {
    const hold = holdOf(state);
    return spaces(state).filter((space) => canLiftFrom(state, space, hold));
  };
  const blocked = whyMissing(action, among, (space) => whyNotFrom(action, space));
  return yield* chooseSpace(action, say('ask.air-lift.from', rule), among, blocked);
}

function* chooseGoal(action: Action, from: Space): Rules<Space | undefined> {
  const { state, rule } = action;
  const among = () => {
    const hold = holdOf(state);
    return spaces(state).filter((to) => canLift(state, from, to, hold));
  };
  const blocked = whyMissing(action, among, (to) => whyNotTo(action, from, to));
  const prompt = say('ask.air-lift.to', rule, { from: idOf(from) });
  return yield* chooseSpace(action, prompt, among, blocked);
}

export function* airLiftOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const from = yield* chooseOrigin(action);
  if (from === undefined) return;
  const to = yield* chooseGoal(action, from);
  if (to === undefined) return;
  const prompt = say('ask.move.troops', rule, { from: idOf(from), to: idOf(to) });
  const lifted = yield* chooseAmong(action, prompt, () => lifts(state, from, to, holdOf(state)));
  move(action, from, to, 'troops', lifted);
  useActivity(state, 'air-lift', to);
}

export const airLift: ActivityRules = {
  rule: () => '4.2.1',
  limit: 1,
  possible: (state, _turn, hold) => spaces(state).some((space) => canLiftFrom(state, space, hold)),
  execute: airLiftOnce,
  why: (rule) => say('why.air-lift', rule),
};
