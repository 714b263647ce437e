/** 7.3.5 Withdraw. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseCountry } from '../ask.ts';
import { besiege, type Place, placeId, removeAid, TRACK } from '../deeds.ts';
import { ALL, anyOf, type Country, MUSLIM } from '../map.ts';
import { aid, cubes, isRegimeChange, troops, usPosture } from '../country.ts';
import { MAX_OPS, SOFT, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { rollPrestige } from '../tracks.ts';
import { choosePlace, costOf, send } from './deploy.ts';
import { operationOf, payFor } from './progress.ts';
import type { OperationRules } from './rules.ts';

const PLACES: readonly Place[] = [TRACK, ...ALL];

const isTarget = (state: State, country: Country): boolean =>
  isRegimeChange(state, country) && troops(state, country) > 0;

function* perform(action: Action): Rules<void> {
  const { state, rule } = action;
  const among = MUSLIM.filter((country) => isTarget(state, country));
  const from = yield* chooseCountry(action, say('ask.withdraw', rule), among);
  if (from === undefined) return;
  payFor(action, MAX_OPS);
  operationOf(state).sites.push(from);
  const open = PLACES.filter((place) => place !== from && costOf(state, place) <= MAX_OPS);
  const to = yield* choosePlace(action, say('ask.deploy.to', rule, { from: placeId(from) }), open);
  yield* send(action, from, to, cubes(state, from), true);
  removeAid(action, from, aid(state, from));
  besiege(action, from);
  rollPrestige(action);
}

export const withdraw: OperationRules = {
  name: 'withdraw',
  rule: '7.3.5',
  canDo: (state, ops) =>
    ops >= MAX_OPS && usPosture(state) === SOFT && anyOf(MUSLIM, (country) => isTarget(state, country)),
  whyNot(state, ops) {
    if (usPosture(state) !== SOFT) return say('why.not-soft', '7.3.5');
    return ops < MAX_OPS && anyOf(MUSLIM, (country) => isTarget(state, country))
      ? say('why.ops', '7.3.5', { needed: MAX_OPS })
      : say('why.no-regime-change', '7.3.5');
  },
  perform,
};
