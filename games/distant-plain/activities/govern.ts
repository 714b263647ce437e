/** 4.3.1 Govern. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { canSettle, changeAid, changePatronage, NEUTRAL, settle } from '../changes.ts';
import { AFGHAN_LANDS, idOf, idsOf, type Space, spaceOf } from '../map.ts';
import { bases, hasCoinControl, hasSupport, peopleOf, type State, type Turn } from '../state.ts';
import { sway } from '../sway.ts';
import { say } from '../text/say.ts';
import { MOST_PATRONAGE } from '../tracks.ts';
import { type ActivityRules, isOpenTo, useIn } from './rules.ts';

const SPACES = 2;
type Way = 'returnees' | 'patronage';

/** Returnees where there is Support or nobody; Patronage out of Aid where there is Support and no Coalition Base. */
export function waysToGovern(state: State, space: Space): Way[] {
  if (!hasCoinControl(state, space)) return [];
  const supports = hasSupport(state, space);
  const ways: Way[] = [];
  if ((supports || peopleOf(space, state) === 0) && canSettle(state, space)) ways.push('returnees');
  const isWorth = state.aid > 0 && state.patronage < MOST_PATRONAGE;
  if (supports && isWorth && bases(state, space, 'coalition') === 0) ways.push('patronage');
  return ways;
}

const openSpaces = (state: State, turn: Turn): ((space: Space) => boolean) => {
  const isOpen = isOpenTo(state, turn, 'govern');
  return (space) => waysToGovern(state, space).length > 0 && isOpen(space);
};

function* governOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const picked = yield* pick(action, {
    prompt: say('ask.govern', rule),
    options: () => idsOf(AFGHAN_LANDS, openSpaces(state, turn)),
  });
  const space = spaceOf(picked);
  if (space === undefined) return;
  useIn(action, 'govern', space);
  const way = yield* pick<Way>(action, {
    prompt: say('ask.govern.how', rule, { space: idOf(space) }),
    options: () => waysToGovern(state, space),
    label: (deed) => say('do', rule, { deed: `govern-${deed}` }),
  });
  if (way === 'returnees') {
    settle(action, space);
    return;
  }
  // No more than the Aid there is, and than the track takes.
  const most = Math.min(peopleOf(space, state), state.aid, MOST_PATRONAGE - state.patronage);
  changeAid(action, -most);
  changePatronage(action, most);
  yield* sway(action, space, NEUTRAL);
}

export const govern: ActivityRules = {
  rule: () => '4.3.1',
  with: ['train', 'patrol'],
  limit: SPACES,
  possible: (state, turn) => AFGHAN_LANDS.some(openSpaces(state, turn)),
  execute: governOnce,
  why: (rule) => say('why.govern', rule),
};
