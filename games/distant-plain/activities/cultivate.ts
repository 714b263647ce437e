/** 4.5.1 Cultivate. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, whyMissing } from '../ask.ts';
import { place } from '../changes.ts';
import { AFGHAN_LANDS, isPakistan, isProvince, type Space } from '../map.ts';
import { guerrillas, peopleOf, placeable, police, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

/** Population, room for an Available Base, and more Warlords guerrillas than Police. */
export const isFertile = (state: State, space: Space): boolean =>
  isProvince(space) &&
  guerrillas(state, space, 'warlords') > police(state, space) &&
  peopleOf(space, state) > 0 &&
  placeable(state, space, 'warlords-base') > 0;

/** A province of this Rally or March; anywhere by Event. */
function openSpaces(state: State, turn: Turn): (space: Space) => boolean {
  const isOpen = isOpenTo(state, turn, 'cultivate');
  return (space) =>
    isFertile(state, space) && (turn.doing === 'event' || turn.spaces.includes(space)) && isOpen(space);
}

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (!isProvince(space) || isPakistan(space)) return say('why.there.kind', rule);
  if (turn.doing !== 'event' && !turn.spaces.includes(space)) return say('why.there.operation', rule);
  if (peopleOf(space, state) === 0) return say('why.there.people', rule);
  if (guerrillas(state, space, 'warlords') <= police(state, space)) return say('why.there.police', rule);
  if (placeable(state, space, 'warlords-base') === 0) return say('why.cultivate.base', rule);
  return whyClosed(action, turn, 'cultivate', space);
}

function* cultivateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const among = () => AFGHAN_LANDS.filter(openSpaces(state, turn));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
  const space = yield* chooseSpace(action, say('ask.cultivate', rule), among, blocked);
  if (space === undefined) return;
  useIn(action, 'cultivate', space);
  place(action, space, 'warlords-base');
}

export const cultivate: ActivityRules = {
  rule: () => '4.5.1',
  with: ['rally', 'march'],
  limit: 1,
  possible: (state, turn) =>
    (turn.doing === 'event' || turn.spaces.length > 0) && AFGHAN_LANDS.some(openSpaces(state, turn)),
  execute: cultivateOnce,
  why: (rule) => say('why.cultivate', rule),
};
