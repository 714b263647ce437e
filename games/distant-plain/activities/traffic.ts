/** 4.5.2 Traffic. */
import type { Hold } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { nextSpace, whyMissing } from '../ask.ts';
import { changePatronage, gain } from '../changes.ts';
import { effect } from '../in-effect.ts';
import { AFGHAN_LANDS, type Space } from '../map.ts';
import { survives } from '../operations/trial.ts';
import { bases, control, pieces, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

/** A Warlords Base, and no Coalition piece unless an Event says so. */
function openSpaces(state: State, turn: Turn): (space: Space) => boolean {
  const isOpen = isOpenTo(state, turn, 'traffic');
  const beside = turn.tally.grant?.terms['beside-coalition'] === true;
  return (space) =>
    bases(state, space, 'warlords') > 0 &&
    (beside || pieces(state, space, 'coalition') === 0) &&
    isOpen(space);
}

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (bases(state, space, 'warlords') === 0) return say('why.there.warlords-base', rule);
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  return pieces(state, space, 'coalition') > 0 && turn.tally.grant === null
    ? say('why.traffic.coalition', rule)
    : whyClosed(action, turn, 'traffic', space);
}

/** What the Warlords get for that many Bases in all. */
const proceeds = (state: State, fields: number): number =>
  Math.floor(fields / (effect(state, 'traffic-divided')?.divisor ?? 1));

/** Any or all of the spaces, then the money. */
function* trafficAll(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  let fields = 0;
  for (;;) {
    const mayStop = fields > 0 && proceedsSuffice(state, fields);
    const among = () => AFGHAN_LANDS.filter(openSpaces(state, turn));
    const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
    const space = yield* nextSpace(action, say('ask.traffic', rule), among, { mayStop, blocked });
    if (space === undefined) break;
    useIn(action, 'traffic', space);
    fields += bases(state, space, 'warlords');
    share(action, turn, space);
  }
  gain(action, 'warlords', proceeds(state, fields));
}

/** Taliban Control pays the Taliban, COIN Control adds to Patronage; by Event more. */
function share(action: Action, turn: Turn, space: Space): void {
  const { state } = action;
  const terms = turn.tally.grant?.terms ?? {};
  const who = control(state, space);
  const talibanShare = terms['taliban-share'];
  if (typeof talibanShare === 'number') {
    if (pieces(state, space, 'taliban') > 0) gain(action, 'taliban', talibanShare);
  } else if (who === 'taliban') gain(action, 'taliban', 1);
  const each = terms['patronage-each'];
  if (who === 'coin') changePatronage(action, typeof each === 'number' ? each : 1);
}

/** Whether the Operation in progress could go on with what these bring. */
const proceedsSuffice = (state: State, fields: number): boolean =>
  survives(
    state,
    () => void (state.resources.warlords += proceeds(state, fields)),
    () => void (state.resources.warlords -= proceeds(state, fields)),
  );

function possible(state: State, turn: Turn, hold: Hold<Space>): boolean {
  const isOpen = openSpaces(state, turn);
  let fields = 0;
  for (const space of AFGHAN_LANDS) if (isOpen(space)) fields += bases(state, space, 'warlords');
  return fields > 0 && (hold.sturdy || proceedsSuffice(state, fields));
}

export const traffic: ActivityRules = {
  rule: () => '4.5.2',
  with: ['rally', 'march'],
  limit: Number.POSITIVE_INFINITY,
  once: true,
  possible,
  execute: trafficAll,
  why: (rule) => say('why.traffic', rule),
};
