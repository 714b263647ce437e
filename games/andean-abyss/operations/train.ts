/** 3.2.1 Train. */
import { deedTable, nowhere, operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseDeed, chooseNumber, pick } from '../ask.ts';
import { buildSupport, canBuildSupport, CIVIC_COST, hasCivicForces } from '../civic.ts';
import { place, remove } from '../changes.ts';
import { idOf, isCity, MAP, type Space } from '../map.ts';
import { bases, cubes, hasMajority, isZone, lands, placeable, police, type State, troops } from '../state.ts';
import { say } from '../text/say.ts';
import { canPay, type OperationRules, pauseAfter } from './kit.ts';

const COST = 3;
const CUBES = 6;
const CUBES_FOR_BASE = 3;

/** Cubes come to Cities and to Departments with a Government Base. */
const takesCubes = (state: State, space: Space): boolean =>
  isCity(space) || bases(state, space, 'government') > 0;

function* placeCubes(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  if (!takesCubes(state, space)) return;
  const most = Math.min(CUBES, placeable(state, space, 'troops'));
  const sent = yield* chooseNumber(action, say('ask.train.troops', rule, { space: idOf(space) }), 0, most);
  place(action, space, 'troops', sent);
  const rest = Math.min(CUBES - sent, placeable(state, space, 'police'));
  const joined = yield* chooseNumber(action, say('ask.train.police', rule, { space: idOf(space) }), 0, rest);
  place(action, space, 'police', joined);
}

export const canTrainBase = (state: State, space: Space): boolean =>
  cubes(state, space) >= CUBES_FOR_BASE && placeable(state, space, 'government-base') > 0;

export const canTrainCivic = (state: State, space: Space): boolean =>
  state.resources.government >= CIVIC_COST &&
  hasCivicForces(state, space) &&
  hasMajority(state, space, 'government') &&
  canBuildSupport(state, space);

/** Trades 3 cubes for a Base. */
function* buildBase(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const most = Math.min(CUBES_FOR_BASE, troops(state, space));
  const least = Math.max(0, CUBES_FOR_BASE - police(state, space));
  const prompt = say('ask.train.base', rule, { space: idOf(space) });
  const given = yield* chooseNumber(action, prompt, least, most);
  for (let i = 0; i < CUBES_FOR_BASE; i++) yield* remove(action, space, i < given ? 'troops' : 'police');
  place(action, space, 'government-base');
}

/** Step after step, each paid even if Train itself was free. */
function* civicAction(action: Action, space: Space): Rules<void> {
  do {
    buildSupport(action, space);
    if (!canTrainCivic(action.state, space)) return;
  } while (yield* goesOn(action, space));
}

function* goesOn(action: Action, space: Space): Rules<boolean> {
  const picked = yield* pick<'civic-action', 'done'>(action, {
    prompt: say('ask.train.civic', action.rule, { space: idOf(space) }),
    among: () => (canTrainCivic(action.state, space) ? CIVIC_ACTION : NOTHING),
    pass: 'done',
  });
  return picked === 'civic-action';
}

const CIVIC_ACTION: readonly 'civic-action'[] = ['civic-action'];
const NOTHING: readonly 'civic-action'[] = [];

/** What may be done in a space afterwards, and what an option of that question stands for. */
export const { deedIn, deedOf } = deedTable(MAP, ['base', 'civic-action']);

/** In one of the spaces of this Train: a Base, or Civic Action. */
export function* baseOrCivic(action: Action, among: readonly Space[]): Rules<void> {
  const { state, rule } = action;
  const chosen = yield* chooseDeed(action, say('ask.train.then', rule), () => [
    ...among.filter((space) => canTrainBase(state, space)).map((space) => deedIn('base', space)),
    ...among.filter((space) => canTrainCivic(state, space)).map((space) => deedIn('civic-action', space)),
  ]);
  if (chosen === undefined) return;
  const { deed, space } = chosen;
  if (deed === 'base') yield* buildBase(action, space);
  else yield* civicAction(action, space);
  yield* pauseAfter(action);
}

export const train: OperationRules = operation({
  rule: '3.2.1',
  among: lands,
  test: (state, turn) => (canPay(state, turn, COST) ? (space) => !isZone(state, space) : nowhere),
  cost: () => COST,
  leastCost: () => COST,
  execute: placeCubes,
  why: () => say('why.zone', '6.4.4'),
  finish: (action) => baseOrCivic(action, action.state.turn?.spaces ?? []),
});
