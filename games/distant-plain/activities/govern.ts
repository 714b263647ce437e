/** 4.3.1 Govern. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, whyMissing } from '../ask.ts';
import { canSettle, changeAid, changePatronage, NEUTRAL, settle } from '../changes.ts';
import { AFGHAN_LANDS, idOf, isLoc, isPakistan, type Space } from '../map.ts';
import { bases, hasCoinControl, hasSupport, peopleOf, type State, type Turn } from '../state.ts';
import { sway } from '../sway.ts';
import { say } from '../text/say.ts';
import { MOST_PATRONAGE } from '../tracks.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

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

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (isLoc(space) || isPakistan(space)) return say('why.there.kind', rule);
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  if (!hasCoinControl(state, space)) return say('why.there.control', rule);
  if (!hasSupport(state, space) && peopleOf(space, state) > 0) return say('why.govern.support', rule);
  if (waysToGovern(state, space).length === 0) return say('why.govern.nothing', rule);
  return whyClosed(action, turn, 'govern', space);
}

function* governOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const among = () => AFGHAN_LANDS.filter(openSpaces(state, turn));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
  const space = yield* chooseSpace(action, say('ask.govern', rule), among, blocked);
  if (space === undefined) return;
  useIn(action, 'govern', space);
  const way = yield* pick<Way>(action, {
    prompt: say('ask.govern.how', rule, { space: idOf(space) }),
    among: () => waysToGovern(state, space),
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
