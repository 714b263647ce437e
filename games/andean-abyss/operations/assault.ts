/** 3.2.4 Assault, and the Drug Bust of 3.2.5. */
import { nowhere, operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { changeAid } from '../changes.ts';
import { type Insurgent, INSURGENTS } from '../forces.ts';
import { capability, hasMomentum } from '../lasting.ts';
import { idOf, isCity, isDepartment, isLoc, isMountain, type Space } from '../map.ts';
import { guerrillas, police, spaces, type State, troops, cubes } from '../state.ts';
import { say } from '../text/say.ts';
import {
  canPay,
  exposedKinds,
  isAnythingExposed,
  type OperationRules,
  removeByForce,
  whyBarred,
} from './kit.ts';

/** How an Event bends an Assault. */
export interface AssaultTerms {
  /** Only these factions' pieces are removed. */
  readonly only?: readonly Insurgent[];
  /** Card 37: AUC guerrillas count as Troops. */
  readonly withAuc?: true;
  /** Card 47: Police, and only they, fight as if they were Troops. */
  readonly policeAsTroops?: true;
  /** 5.1.2 An Event being executed is not bound by what card 42 shields. */
  readonly event?: true;
}

/** 3.2.5 Aid for each Shipment an Assault takes off the map. */
const BUST = 6;

const NO_TERMS: AssaultTerms = {};

/** Troops that must be there for an Assault to remove one piece. */
export function troopsNeeded(state: State, space: Space): number {
  if (!isMountain(space) || capability(state, 'high-mountain-battalions') === 'unshaded') return 1;
  return capability(state, 'high-mountain-battalions') === 'shaded' ? 4 : 2;
}

/** How many pieces an Assault removes here. */
export function assaultStrength(state: State, space: Space, terms: AssaultTerms = NO_TERMS): number {
  const auc = terms.withAuc === true ? guerrillas(state, space, 'auc') : 0;
  const force = terms.policeAsTroops === true ? police(state, space) : troops(state, space) + auc;
  const city =
    isCity(space) ||
    isLoc(space) ||
    (isMountain(space) && capability(state, 'high-mountain-battalions') === 'unshaded');
  if (city) return force + (terms.policeAsTroops === true ? 0 : police(state, space));
  if (!isMountain(space)) return force;
  return Math.floor(force / troopsNeeded(state, space));
}

/** The factions an Assault or Sweep may be aimed at (card 42). */
export function targets(
  state: State,
  terms: { readonly only?: readonly Insurgent[]; readonly event?: true },
) {
  const factions = terms.only ?? INSURGENTS;
  if (terms.event === true || state.shielded === null) return factions;
  return factions.filter((faction) => faction !== state.shielded);
}

/** Whether an Assault here would remove anything. */
export function canAssault(state: State, space: Space, terms: AssaultTerms = NO_TERMS): boolean {
  return isAnythingExposed(state, space, targets(state, terms)) && assaultStrength(state, space, terms) > 0;
}

/** The Assault itself, in one space. */
export function* assaultIn(action: Action, space: Space, terms: AssaultTerms = NO_TERMS): Rules<void> {
  const { state, table, rule } = action;
  const strength = assaultStrength(state, space, terms);
  table.log(say('log.assault', rule, { space: idOf(space), strength }));
  const kinds = () => exposedKinds(state, space, targets(state, terms));
  const shipments = yield* removeByForce(action, space, strength, kinds);
  changeAid(action, shipments * BUST);
}

/** Cards 3 and 17: whether the space may be chosen at all. */
export function mayAssault(state: State, space: Space): boolean {
  if (capability(state, 'tapias') === 'shaded' && state.targets.assault > 0) return false;
  return !(isDepartment(space) && hasMomentum(state, 'madrid-donors'));
}

const cost = (state: State): number => (capability(state, 'tapias') === 'unshaded' ? 1 : 3);

export const assault: OperationRules = operation({
  rule: '3.2.4',
  among: spaces,
  test(state, turn) {
    if (!canPay(state, turn, cost(state))) return nowhere;
    return (space) => cubes(state, space) > 0 && canAssault(state, space) && mayAssault(state, space);
  },
  cost,
  leastCost: cost,
  why(state, _turn, space) {
    if (!mayAssault(state, space)) return whyBarred(state, 'tapias', state.targets.assault);
    return say(cubes(state, space) === 0 ? 'why.assault.nobody' : 'why.assault', '3.2.4');
  },
  execute(action, space) {
    action.state.targets.assault++;
    return assaultIn(action, space);
  },
});
