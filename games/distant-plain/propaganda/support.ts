/** 6.4 The Support Phase: Civic Action, then Sharia. */
import type { Blocked, Rules, Table } from '@sandtable/engine';
import { type Action, act } from '../action.ts';
import { maySpace } from '../ask.ts';
import { gain, OPPOSITION, SUPPORT } from '../changes.ts';
import { canBuildSupport, canStirOpposition, CIVIC_COST, SHARIA_COST, winOver } from '../civic.ts';
import { COIN, type Faction } from '../forces.ts';
import { isInEffect } from '../in-effect.ts';
import { AFGHAN_LANDS, idOf, LANDS, type Space } from '../map.ts';
import {
  coalitionTroops,
  governmentTroops,
  hasCoinControl,
  hasTalibanControl,
  payerOf,
  pieces,
  police,
  type State,
} from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from '../turn.ts';

/** 6.4.1 COIN Control, Troops of either faction and Police. */
const isFitForCivicAction = (state: State, space: Space): boolean =>
  coalitionTroops(state, space) + governmentTroops(state, space) > 0 &&
  police(state, space) > 0 &&
  hasCoinControl(state, space) &&
  canBuildSupport(state, space);

/** Whoever has more Troops there decides; with as many the Coalition. */
export const decider = (state: State, space: Space): 'coalition' | 'government' =>
  coalitionTroops(state, space) >= governmentTroops(state, space) ? 'coalition' : 'government';

interface Spending {
  readonly prompt: 'ask.civic-action' | 'ask.sharia';
  readonly cost: number;
  readonly among: readonly Space[];
  /** Whether there is something to spend Resources on. */
  readonly isOpen: (space: Space) => boolean;
}

/** Asks where the next Resources go; undefined when they go nowhere. The turn in the state shows where they went. */
function* spendIn(action: Action, { prompt, cost, among, isOpen }: Spending): Rules<Space | undefined> {
  const { state, faction, rule } = action;
  const canPay = (): boolean => state.resources[payerOf(faction)] >= cost;
  return yield* maySpace(action, say(prompt, rule), () => (canPay() ? among.filter(isOpen) : []), {
    blocked: () => (canPay() ? [] : among.filter(isOpen).map((space) => tooDear(action, space))),
  });
}

const tooDear = ({ state, faction, rule }: Action, space: Space): Blocked => ({
  option: idOf(space),
  label: say('space', rule, { space: idOf(space) }),
  why: say('why.resources', rule, { resources: state.resources[payerOf(faction)] }),
});

/** 6.4.1 First where the Coalition decides, then where the Government does; both spend Government Resources. */
export function* civicAction(table: Table<State>): Rules<void> {
  for (const faction of COIN) yield* civicActionBy(table, faction);
}

function* civicActionBy(table: Table<State>, faction: Faction): Rules<void> {
  const { state } = table;
  const action = act(table, faction, '6.4.1');
  const isOpen = (space: Space): boolean =>
    decider(state, space) === faction && isFitForCivicAction(state, space);
  const spending = {
    prompt: 'ask.civic-action',
    cost: CIVIC_COST,
    among: AFGHAN_LANDS,
    isOpen,
  } as const;
  const turn = beginTurn(faction, 'civic-action');
  state.turn = turn;
  for (;;) {
    const space = yield* spendIn(action, spending);
    if (space === undefined) break;
    turn.spaces.push(space);
    turn.paid -= gain(action, 'government', -CIVIC_COST);
    winOver(action, space, SUPPORT);
  }
  state.turn = null;
}

/** 6.4.2 Under Taliban Control; with Mullah Omar (card 36) wherever a Taliban piece is. */
export function* sharia(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'taliban', '6.4.2');
  const isEverywhere = isInEffect(state, 'sharia-everywhere');
  const isOpen = (space: Space): boolean =>
    (isEverywhere ? pieces(state, space, 'taliban') > 0 : hasTalibanControl(state, space)) &&
    canStirOpposition(state, space);
  const spending = { prompt: 'ask.sharia', cost: SHARIA_COST, among: LANDS, isOpen } as const;
  const turn = beginTurn('taliban', 'sharia');
  state.turn = turn;
  for (;;) {
    const space = yield* spendIn(action, spending);
    if (space === undefined) break;
    turn.spaces.push(space);
    turn.paid -= gain(action, 'taliban', -SHARIA_COST);
    winOver(action, space, OPPOSITION);
  }
  state.turn = null;
}
