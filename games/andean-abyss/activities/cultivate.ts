/** 4.5.1 Cultivate. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, whyMissing } from '../ask.ts';
import { move, place } from '../changes.ts';
import { idOf, isDepartment, isLoc, populationOf, type Space } from '../map.ts';
import { isPossible } from '../operations/index.ts';
import { available, bases, guerrillas, lands, police, room, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

/** Population, room for a Base, and more Cartels guerrillas than Police. */
export const isFertile = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'cartels') > police(state, space) &&
  populationOf(space) > 0 &&
  room(state, space, 'cartels-base') > 0;

/** D60 A new Base only in a Department of this Rally. */
export const canPlant = (state: State, space: Space, turn: Turn): boolean =>
  turn.doing === 'rally' &&
  turn.spaces.includes(space) &&
  isDepartment(space) &&
  available(state, 'cartels-base') > 0;

const sources = (state: State, to: Space): Space[] =>
  lands(state).filter((from) => from !== to && bases(state, from, 'cartels') > 0);

const canCultivateIn = (state: State, space: Space, turn: Turn): boolean =>
  isFertile(state, space) && (canPlant(state, space, turn) || sources(state, space).length > 0);

function whyNotIn({ state, rule }: Action, space: Space): Message {
  if (isLoc(space)) return say('why.there.kind', rule);
  if (populationOf(space) === 0) return say('why.there.people', rule);
  if (guerrillas(state, space, 'cartels') <= police(state, space)) return say('why.there.police', rule);
  return say(room(state, space, 'cartels-base') === 0 ? 'why.cultivate.room' : 'why.cultivate.base', rule);
}

/** Where the Base comes from; undefined for a new one. */
function* chooseSource(action: Action, space: Space, turn: Turn): Rules<Space | undefined> {
  const { state, rule } = action;
  const among = () => sources(state, space);
  const picked = yield* pick<Space | 'new-base'>(action, {
    prompt: say('ask.cultivate.from', rule, { space: idOf(space) }),
    among: () => [...(canPlant(state, space, turn) ? (['new-base'] as const) : []), ...among()],
    id: (from) => (from === 'new-base' ? from : idOf(from)),
    blocked: whyMissing(action, among, (from) =>
      say(from === space ? 'why.there.same' : 'why.there.base', rule),
    ),
  });
  return picked === 'new-base' ? undefined : picked;
}

function* cultivateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const among = () => lands(state).filter((one) => canCultivateIn(state, one, turn));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one));
  const space = yield* chooseSpace(action, say('ask.cultivate', rule), among, blocked);
  if (space === undefined) return;
  useActivity(state, 'cultivate', space);
  const from = yield* chooseSource(action, space, turn);
  if (from === undefined) place(action, space, 'cartels-base');
  else move(action, from, space, 'cartels-base', 1);
}

export const cultivate: ActivityRules = {
  rule: () => '4.5.1',
  with: ['rally', 'march'],
  limit: 1,
  // An Operation that first needs Resources needs Process for them (4.1).
  possible: (state, turn) =>
    lands(state).some((space) => canCultivateIn(state, space, turn)) &&
    (turn.spaces.length > 0 || isPossible(state, turn)),
  execute: cultivateOnce,
  why: (rule) => say('why.cultivate', rule),
};
