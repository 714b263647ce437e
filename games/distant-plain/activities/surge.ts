/** 4.2.1 Surge. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseAmong, chooseNumber, chooseWhether, nextSpace, whyMissing } from '../ask.ts';
import { changeAid, gain, place, remove, rollDie } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { AFGHAN_LANDS, idOf, isLoc, isPakistan, type Space } from '../map.ts';
import { survives } from '../operations/trial.ts';
import { available, count, hasCoinControl, isNonPlayer, placeable, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

const SPACES = 3;
type Kind = 'coalition-troops' | 'coalition-base';

/** D20: Kabul and Afghan provinces under COIN Control, with Coalition pieces or some to come. */
function openSpaces(state: State, turn: Turn): (space: Space) => boolean {
  const isOpen = isOpenTo(state, turn, 'surge');
  const isAny = available(state, 'coalition-troops') + available(state, 'coalition-base') > 0;
  return (space) =>
    hasCoinControl(state, space) &&
    (isAny || count(state, space, 'coalition-troops') + count(state, space, 'coalition-base') > 0) &&
    isOpen(space);
}

/** The numbers of a kind that may stand there afterwards, leaving a Train not yet begun something to do. */
function numbersOf(state: State, space: Space, kind: Kind): number[] {
  const here = count(state, space, kind);
  const list: number[] = [];
  for (let number = 0; number <= here + placeable(state, space, kind); number++)
    if (number >= here || leavesTrain(state, space, kind, here - number)) list.push(number);
  return list;
}

const leavesTrain = (state: State, space: Space, kind: Kind, gone: number): boolean =>
  survives(
    state,
    () => TABLE.remove(state, space, kind, gone),
    () => TABLE.place(state, space, kind, gone),
  );

/** How many of a kind stand in the space afterwards: others come from or go to Available. */
function* adjust(action: Action, space: Space, kind: Kind): Rules<void> {
  const { state, rule } = action;
  const here = count(state, space, kind);
  const prompt = say('ask.surge.number', rule, { kind, space: idOf(space), here });
  const wanted = yield* chooseAmong(action, prompt, () => numbersOf(state, space, kind));
  for (let i = wanted; i < here; i++) yield* remove(action, space, kind);
  if (wanted > here) place(action, space, kind, wanted - here);
}

const DIE = 'surge-die:';

/** 8.8.2 A non-player's die, and the Troops Available when it fell. */
export function surgeDie(turn: Turn): { readonly roll: number; readonly troops: number } | undefined {
  const found = turn.choices.find((choice) => choice.startsWith(DIE));
  const [roll, troops] = found?.slice(DIE.length).split('-').map(Number) ?? [];
  return roll === undefined || troops === undefined ? undefined : { roll, troops };
}

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (isLoc(space) || isPakistan(space)) return say('why.there.kind', rule);
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  if (!hasCoinControl(state, space)) return say('why.there.control', rule);
  const isAny = available(state, 'coalition-troops') + available(state, 'coalition-base') > 0;
  if (!isAny && count(state, space, 'coalition-troops') + count(state, space, 'coalition-base') === 0)
    return say('why.surge.pieces', rule);
  return whyClosed(action, turn, 'surge', space);
}

function* surgeAll(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  // 8.8.2 A non-player rolls first: the die says how many come.
  if (isNonPlayer(state, 'coalition'))
    turn.choices.push(`${DIE}${rollDie(action)}-${available(state, 'coalition-troops')}`);
  for (let left = SPACES; left > 0; left--) {
    const isFirst = left === SPACES;
    const among = () => AFGHAN_LANDS.filter(openSpaces(state, turn));
    const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
    const prompt = say('ask.surge', rule, { left });
    const space = yield* nextSpace(action, prompt, among, { mayStop: !isFirst, blocked });
    if (space === undefined) break;
    useIn(action, 'surge', space);
    yield* adjust(action, space, 'coalition-troops');
    yield* adjust(action, space, 'coalition-base');
  }
  yield* distribute(action);
}

/** A die, split between Aid and the Warlords; a non-player's is all for Aid (8.8.2). */
function* distribute(action: Action): Rules<void> {
  const { rule, state } = action;
  const die = state.turn === null ? undefined : surgeDie(state.turn);
  if (die !== undefined) {
    changeAid(action, die.roll);
    return;
  }
  if (!(yield* chooseWhether(action, say('ask.surge.roll', rule)))) return;
  const roll = rollDie(action);
  const aid = yield* chooseNumber(action, say('ask.surge.aid', rule, { roll }), 0, roll);
  changeAid(action, aid);
  gain(action, 'warlords', roll - aid);
}

export const surge: ActivityRules = {
  rule: () => '4.2.1',
  with: ['train'],
  limit: SPACES,
  once: true,
  possible: (state, turn) => AFGHAN_LANDS.some(openSpaces(state, turn)),
  execute: surgeAll,
  why: (rule) => say('why.surge', rule),
};
