/** 4.4.1 Extort. */
import { type Hold, holdsWithout } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, whyMissing } from '../ask.ts';
import { gain, transfer, turnOver } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { isAtUsualPrice } from '../in-effect.ts';
import { ALL_SPACES, econOf, isLoc, type Space } from '../map.ts';
import { limitOf } from '../operations/kit.ts';
import { canBegin, holdOf } from '../operations/trial.ts';
import { bases, hasMajority, isSabotaged, type State, type Turn, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

/** From each Warlords Base. */
const PER_BASE = 2;

/** 1, or the Econ of a LoC without Sabotage; where Warlords Bases are, what they have to give instead. */
export function extorted(state: State, space: Space): number {
  const fields = bases(state, space, 'warlords');
  if (fields > 0) return Math.min(PER_BASE * fields, state.resources.warlords);
  return isLoc(space) && !isSabotaged(state, space) ? econOf(space) : 1;
}

/** An Underground guerrilla, and more own pieces than all others together. */
export const isExtortable = (state: State, space: Space): boolean =>
  underground(state, space, 'taliban') > 0 && hasMajority(state, space, 'taliban');

function openSpaces(state: State, turn: Turn, hold: Hold<Space>): (space: Space) => boolean {
  const isOpen = isOpenTo(state, turn, 'extort');
  return (space) =>
    isExtortable(state, space) &&
    isOpen(space) &&
    (holdsWithout(hold, space) || leavesOperation(state, turn, space));
}

/** Looks at the table after Extort in these spaces. */
function after(state: State, spaces: readonly Space[], look: () => boolean): boolean {
  const { taliban, warlords } = state.resources;
  for (const space of spaces) {
    const earned = extorted(state, space);
    if (bases(state, space, 'warlords') > 0) state.resources.warlords -= earned;
    state.resources.taliban += earned;
    TABLE.turn(state, space, 'taliban-underground', 'taliban-active', 1);
  }
  const seen = look();
  for (const space of spaces) TABLE.turn(state, space, 'taliban-active', 'taliban-underground', 1);
  state.resources.taliban = taliban;
  state.resources.warlords = warlords;
  return seen;
}

/** Whether the Operation can do without the guerrilla, with the Resources it brings, alone or with others. */
function leavesOperation(state: State, turn: Turn, space: Space): boolean {
  if (turn.spaces.length > 0) return true;
  const canGoOn = () => canBegin(state, turn);
  if (after(state, [space], canGoOn)) return true;
  // A space costs 1 unless something lasts: then it may take more than one Extort to pay for it.
  return !isAtUsualPrice(state) && others(state, turn, space).some((more) => after(state, more, canGoOn));
}

/** Extort in that space and all others; or all but one, where the Operation needs the guerrilla. */
function others(state: State, turn: Turn, first: Space): Space[][] {
  const isOpen = isOpenTo(state, turn, 'extort');
  const open = ALL_SPACES.filter((one) => one !== first && isExtortable(state, one) && isOpen(one));
  open.sort((one, other) => extorted(state, other) - extorted(state, one));
  const most = limitOf(state, turn, 'extort') - turn.activitySpaces.length - 1;
  return [undefined, ...open].map((spared) => [
    first,
    ...open.filter((one) => one !== spared).slice(0, Math.max(0, most)),
  ]);
}

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  if (underground(state, space, 'taliban') === 0) return say('why.there.underground', rule);
  if (!hasMajority(state, space, 'taliban')) return say('why.there.majority', rule);
  return whyClosed(action, turn, 'extort', space);
}

function* extortOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const among = () => ALL_SPACES.filter(openSpaces(state, turn, holdOf(state)));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
  const space = yield* chooseSpace(action, say('ask.extort', rule), among, blocked);
  if (space === undefined) return;
  useIn(action, 'extort', space);
  const earned = extorted(state, space);
  turnOver(action, space, 'taliban-underground', 1);
  if (bases(state, space, 'warlords') > 0) transfer(action, 'warlords', 'taliban', earned);
  else gain(action, 'taliban', earned);
}

export const extort: ActivityRules = {
  rule: () => '4.4.1',
  limit: Number.POSITIVE_INFINITY,
  possible: (state, turn, hold) => ALL_SPACES.some(openSpaces(state, turn, hold)),
  execute: extortOnce,
  why: (rule) => say('why.extort', rule),
};
