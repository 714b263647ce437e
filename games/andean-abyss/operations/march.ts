/** 3.3.2 March. */
import { type Group, operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { nextSpace } from '../ask.ts';
import { turnOver } from '../changes.ts';
import { ACTIVE, type Insurgent, UNDERGROUND } from '../forces.ts';
import { idOf, isLoc, marks, type Space } from '../map.ts';
import {
  adjacent,
  cubes,
  firstColumn,
  guerrillas,
  hasOpposition,
  hasSupport,
  roomForGuerrillas,
  spaces,
  type State,
} from '../state.ts';
import { say } from '../text/say.ts';
import { markMoved, unmoved, unmovedBeside, unmovedGuerrillas } from '../turn.ts';
import { canPay, moveGuerrillas, type OperationRules } from './kit.ts';

const cost = (_state: State, space: Space): number => (isLoc(space) ? 0 : 1);

/** A group and the cubes there make four or more (for AUC also the FARC guerrillas). */
const EXPOSED_AT = 4;

/** LoCs, and where there is Support; for AUC Opposition as well. */
export function isWatched(state: State, space: Space, faction: Insurgent): boolean {
  return isLoc(space) || hasSupport(state, space) || (faction === 'auc' && hasOpposition(state, space));
}

/** Those that watch a group come in. */
export function watchers(state: State, space: Space, faction: Insurgent): number {
  return cubes(state, space) + (faction === 'auc' ? guerrillas(state, space, 'farc') : 0);
}

const originsTo = (state: State, space: Space, faction: Insurgent): Space[] =>
  roomForGuerrillas(state, space, faction) === 0
    ? []
    : adjacent(state, space).filter((from) => unmovedGuerrillas(state, from, faction) > 0);

/** By space: whether a guerrilla that may still march is beside it. */
function reachedBy(state: State, faction: Insurgent): readonly boolean[] {
  const reached = marks();
  const column = firstColumn(faction);
  const all = spaces(state);
  for (let i = 0; i < all.length; i++) {
    const from = all[i] as Space;
    if (unmovedBeside(state, from, column) === 0) continue;
    const beside = adjacent(state, from);
    for (let j = 0; j < beside.length; j++) reached[beside[j] as Space] = true;
  }
  return reached;
}

/** Groups into one destination: each origin sends a single group. */
export function* marchInto(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state, rule } = action;
  const used: Space[] = [];
  for (;;) {
    const origins = (): readonly Space[] =>
      originsTo(state, space, faction).filter((from) => !used.includes(from));
    const prompt = say('ask.march.from', rule, { space: idOf(space) });
    const from = yield* nextSpace(action, prompt, origins, { mayStop: used.length > 0 });
    if (from === undefined) return;
    used.push(from);
    const most = roomForGuerrillas(state, space, faction);
    const group = yield* moveGuerrillas(action, faction, from, space, unmoved, most);
    arrive(action, space, faction, group);
  }
}

/** Marks the group as moved, and exposes it where it is seen. */
function arrive(action: Action, space: Space, faction: Insurgent, group: Group): void {
  const { state } = action;
  const size = group.underground + group.active;
  markMoved(state, space, UNDERGROUND[faction], group.underground);
  markMoved(state, space, ACTIVE[faction], group.active);
  if (isWatched(state, space, faction) && size + watchers(state, space, faction) >= EXPOSED_AT)
    turnOver(action, space, UNDERGROUND[faction], group.underground);
}

export const march: OperationRules = operation({
  rule: '3.3.2',
  among: spaces,
  test(state, turn) {
    const faction = turn.faction as Insurgent;
    const canPayOne = canPay(state, turn, 1);
    const reached = reachedBy(state, faction);
    return (space) =>
      reached[space] === true && (canPayOne || isLoc(space)) && roomForGuerrillas(state, space, faction) > 0;
  },
  // A guerrilla with a Resource to spend always has somewhere to go.
  surely(state, turn) {
    const faction = turn.faction as Insurgent;
    return (
      canPay(state, turn, 1) && spaces(state).some((space) => unmovedGuerrillas(state, space, faction) > 0)
    );
  },
  cost,
  leastCost: () => 1,
  execute: (action, space) => marchInto(action, space, action.faction as Insurgent),
  why: (state, turn, space) =>
    roomForGuerrillas(state, space, turn.faction) === 0
      ? say('why.ecuador', '1.4.2')
      : say('why.march', '3.3.2'),
});
