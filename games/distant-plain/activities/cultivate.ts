/** 4.5.1 Cultivate. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { place } from '../changes.ts';
import { AFGHAN_LANDS, idsOf, isProvince, type Space, spaceOf } from '../map.ts';
import { guerrillas, peopleOf, placeable, police, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { type ActivityRules, isOpenTo, useIn } from './rules.ts';

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

function* cultivateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const picked = yield* pick(action, {
    prompt: say('ask.cultivate', rule),
    options: () => idsOf(AFGHAN_LANDS, openSpaces(state, turn)),
  });
  const space = spaceOf(picked);
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
