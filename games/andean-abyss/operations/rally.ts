/** 3.3.1 Rally. */
import { nowhere, operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, maySpace, pick } from '../ask.ts';
import { place, remove, turnOver } from '../changes.ts';
import { ACTIVE, BASE, type Insurgent, UNDERGROUND } from '../forces.ts';
import { AT, idOf, populationOf, type Space } from '../map.ts';
import { type PieceId, pieceIds, pieceLabel } from '../shipments.ts';
import {
  allBases,
  available,
  bases,
  guerrillas,
  hasOpposition,
  hasSupport,
  lands,
  placeable,
  room,
  spaces,
  type State,
} from '../state.ts';
import { say } from '../text/say.ts';
import { canPay, moveGuerrillas, type OperationRules } from './kit.ts';

const COST = 1;
const GUERRILLAS_FOR_BASE = 2;

/** FARC not where there is Support, AUC not where there is Opposition. */
export function mayRally(state: State, space: Space, faction: Insurgent): boolean {
  if (faction === 'farc') return !hasSupport(state, space);
  return faction !== 'auc' || !hasOpposition(state, space);
}

export type RallyWay = 'guerrillas' | 'base' | 'gather';

/** D47 The most guerrillas a Rally places: 1, or population and own Bases where there is an own Base. */
export function rallyLimit(state: State, space: Space, faction: Insurgent): number {
  const own = bases(state, space, faction);
  return own === 0 ? 1 : own + populationOf(space);
}

/** What a Rally can do in a space. */
export function waysToRally(state: State, space: Space, faction: Insurgent): RallyWay[] {
  const ways: RallyWay[] = [];
  if (placeable(state, space, UNDERGROUND[faction]) > 0) ways.push('guerrillas');
  if (canRallyBase(state, space, faction)) ways.push('base');
  if (bases(state, space, faction) > 0) ways.push('gather');
  return ways;
}

/** Two guerrillas for a Base, within stacking. */
export function canRallyBase(state: State, space: Space, faction: Insurgent): boolean {
  return guerrillas(state, space, faction) >= GUERRILLAS_FOR_BASE && canTakeBase(state, space, faction);
}

/** In Ecuador the guerrillas given up make room for the Base (card 33). */
function canTakeBase(state: State, space: Space, faction: Insurgent): boolean {
  if (available(state, BASE[faction]) === 0) return false;
  return space === AT.ecuador ? allBases(state, space) < 2 : room(state, space, BASE[faction]) > 0;
}

/** The Rally in one space. Where nothing can be placed it was executed all the same (1.4.1, 4.5.1). */
export function* rallyIn(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state, table, rule } = action;
  if (waysToRally(state, space, faction).length === 0) {
    table.log(say('log.rally.nobody', rule, { space: idOf(space) }));
    return;
  }
  const way = yield* pick<RallyWay>(action, {
    prompt: say('ask.rally.how', rule, { space: idOf(space) }),
    among: () => waysToRally(state, space, faction),
    label: (deed) => say('do', rule, { deed: `rally-${deed}` }),
  });
  state.turn?.choices.push(way);
  switch (way) {
    case 'guerrillas': {
      const most = Math.min(rallyLimit(state, space, faction), placeable(state, space, UNDERGROUND[faction]));
      const prompt = say('ask.rally.guerrillas', rule, { space: idOf(space) });
      place(action, space, UNDERGROUND[faction], yield* chooseNumber(action, prompt, 1, most));
      return;
    }
    case 'base':
      yield* replaceByBase(action, space, faction);
      return;
    case 'gather':
      yield* gather(action, space, faction);
  }
}

function* replaceByBase(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state, rule } = action;
  for (let i = 0; i < GUERRILLAS_FOR_BASE; i++) {
    const picked = yield* pick<PieceId>(action, {
      prompt: say('ask.rally.give-up', rule, { space: idOf(space) }),
      among: () => pieceIds(state, space, [UNDERGROUND[faction], ACTIVE[faction]]),
      label: (id) => pieceLabel(id, space, rule),
    });
    yield* remove(action, space, picked);
  }
  place(action, space, BASE[faction]);
}

/** Any guerrillas from anywhere; then all there turn Underground. */
function* gather(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state, rule } = action;
  let gathered = 0;
  for (;;) {
    const others = (): readonly Space[] =>
      room(state, space, UNDERGROUND[faction]) === 0
        ? []
        : spaces(state).filter((from) => from !== space && guerrillas(state, from, faction) > 0);
    const from = yield* maySpace(
      action,
      say('ask.rally.from', rule, { space: idOf(space), gathered }),
      others,
    );
    if (from === undefined) break;
    const most = room(state, space, UNDERGROUND[faction]);
    const group = yield* moveGuerrillas(action, faction, from, space, undefined, most);
    gathered += group.underground + group.active;
  }
  turnOver(action, space, ACTIVE[faction]);
}

export const rally: OperationRules = operation({
  rule: '3.3.1',
  among: lands,
  test(state, turn) {
    const faction = turn.faction as Insurgent;
    return canPay(state, turn, COST) ? (space) => mayRally(state, space, faction) : nowhere;
  },
  cost: () => COST,
  leastCost: () => COST,
  execute: (action, space) => rallyIn(action, space, action.faction as Insurgent),
  why: (_state, turn) => say('why.rally.level', '3.3.1', { faction: turn.faction }),
});
