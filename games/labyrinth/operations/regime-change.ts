/** 7.3.4 Regime Change. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseCountry, chooseNumber } from '../ask.ts';
import {
  activate,
  endEffect,
  moveTroops,
  type Place,
  placeId,
  placeRegimeChange,
  rollGovernance,
  setAlignment,
  TRACK,
} from '../deeds.ts';
import { ALL, anyOf, AT, type Country, idOf, MUSLIM } from '../map.ts';
import { isIslamist, usPosture } from '../country.ts';
import { ALLY, GREEN, HARD, MAX_OPS, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { rollPrestige } from '../tracks.ts';
import { choosePlace, releasable } from './deploy.ts';
import { operationOf, payFor } from './progress.ts';
import type { OperationRules } from './rules.ts';

/** Troops that must come, out of one place (D-R10: those there already do not count). */
export const LANDING = 6;

const PLACES: readonly Place[] = [TRACK, ...ALL];

/** Islamist Rule, or a country that card 37 or 39 has opened. */
const isTarget = (state: State, country: Country): boolean =>
  isIslamist(state, country) ||
  (country === AT.iraq && state.effects['iraqi-wmd']) ||
  (country === AT.libya && state.effects['libyan-wmd']);

const sourcesFor = (state: State, target: Country): Place[] =>
  PLACES.filter((place) => place !== target && releasable(state, place) >= LANDING);

/** Whether the US is Hard and has the troops to change the regime of that country (cards 37 and 39 ask too). */
export const canChangeRegime = (state: State, country: Country): boolean =>
  usPosture(state) === HARD && isTarget(state, country) && sourcesFor(state, country).length > 0;

/** The Regime Change itself, in the order of 7.3.4. */
export function* changeRegime(action: Action, country: Country): Rules<void> {
  const { state, rule } = action;
  const prompt = say('ask.regime-change.from', rule, { country: idOf(country) });
  const from = yield* choosePlace(action, prompt, sourcesFor(state, country));
  const ends = { from: placeId(from), to: idOf(country) };
  const count = yield* chooseNumber(
    action,
    say('ask.deploy.number', rule, ends),
    LANDING,
    releasable(state, from),
  );
  moveTroops(action, from, country, count);
  placeRegimeChange(action, country, GREEN);
  if (country === AT.iraq) endEffect(action, 'iraqi-wmd');
  if (country === AT.libya) endEffect(action, 'libyan-wmd');
  // D-80
  if (country === AT.pakistan) endEffect(action, 'fata-shield');
  rollGovernance(action, country);
  setAlignment(action, country, ALLY);
  activate(action, country, state.sleepers[country] ?? 0);
  rollPrestige(action);
}

function* perform(action: Action): Rules<void> {
  const { state, rule } = action;
  const among = MUSLIM.filter((country) => canChangeRegime(state, country));
  const target = yield* chooseCountry(action, say('ask.regime-change', rule), among);
  if (target === undefined) return;
  payFor(action, MAX_OPS);
  operationOf(state).sites.push(target);
  yield* changeRegime(action, target);
}

export const regimeChange: OperationRules = {
  name: 'regime-change',
  rule: '7.3.4',
  canDo: (state, ops) => ops >= MAX_OPS && anyOf(MUSLIM, (country) => canChangeRegime(state, country)),
  whyNot(state, ops) {
    if (usPosture(state) !== HARD) return say('why.not-hard', '7.3.4');
    if (!anyOf(MUSLIM, (country) => isTarget(state, country))) return say('why.no-islamist', '7.3.4');
    return ops < MAX_OPS
      ? say('why.ops', '7.3.4', { needed: MAX_OPS })
      : say('why.no-landing', '7.3.4', { needed: LANDING });
  },
  perform,
};
