/** 3.3.3 Attack, and the Ambush that can take its place in a space (4.3.2, 4.4.1). */
import { nowhere, operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { nextSpace, pick } from '../ask.ts';
import { place, rollDie, turnOver } from '../changes.ts';
import { type Faction, type GuerrillaKind, type Insurgent, UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { noteAttack, noteForced } from '../notices.ts';
import { giveShipment } from '../shipments.ts';
import {
  available,
  enemies,
  guerrillas,
  isNonPlayer,
  pieces,
  room,
  spaces,
  type State,
  underground,
} from '../state.ts';
import { say } from '../text/say.ts';
import { attackableKinds, canPay, enemiesOf, type OperationRules, removeByForce } from './kit.ts';
import { useActivity } from '../turn.ts';
import { mayWithdraw } from '../withdrawal.ts';

const COST = 1;
const VICTIMS = 2;

/** Own guerrilla, enemy piece. */
export function canAttack(
  state: State,
  space: Space,
  faction: Insurgent,
  victims: readonly Faction[] | 'everybody' = 'everybody',
): boolean {
  if (guerrillas(state, space, faction) === 0 || enemies(state, space, faction) === 0) return false;
  return victims === 'everybody' || victims.some((victim) => pieces(state, space, victim) > 0);
}

/** The Attack by die. */
export function* attackIn(
  action: Action,
  space: Space,
  faction: Insurgent,
  victims: readonly Faction[] = enemiesOf(faction),
): Rules<void> {
  const { state, table, rule } = action;
  table.log(say('log.attack', rule, { faction, space: idOf(space) }));
  turnOver(action, space, UNDERGROUND[faction]);
  const roll = rollDie(action);
  noteAttack(action, faction, roll, guerrillas(state, space, faction));
  if (roll > guerrillas(state, space, faction)) {
    table.log(say('log.attack.failed', rule));
    return;
  }
  yield* hit(action, space, faction, victims, roll === 1);
}

/** How an Event bends an Ambush. */
export interface AmbushTerms {
  readonly victims?: readonly Faction[];
  /** Card 29: nobody becomes Active. */
  readonly unseen?: true;
}

/** 4.3.2, 4.4.1 */
export const ambushRule = (faction: Faction): string => (faction === 'auc' ? '4.4.1' : '4.3.2');

/** 4.3.2 The Attack that cannot fail: one guerrilla Active, no die, and a guerrilla placed as on a 1. */
export function* ambushIn(
  action: Action,
  space: Space,
  faction: Insurgent,
  terms: AmbushTerms = {},
): Rules<void> {
  const ambushing = under(action, ambushRule(faction));
  action.table.fired('activity.ambush');
  action.table.log(say('log.ambush', ambushing.rule, { faction, space: idOf(space) }));
  if (terms.unseen !== true) turnOver(ambushing, space, UNDERGROUND[faction], 1);
  yield* hit(ambushing, space, faction, terms.victims ?? enemiesOf(faction), true);
}

/** Removes up to two, captures what they carried, and on a 1 places a guerrilla. */
function* hit(
  action: Action,
  space: Space,
  faction: Insurgent,
  victims: readonly Faction[],
  captures: boolean,
): Rules<void> {
  const { state } = action;
  const kinds = () => attackableKinds(state, space, victims);
  const shipments = yield* removeByForce(action, space, VICTIMS, kinds, 'remover');
  if (captures) yield* reinforce(action, space, UNDERGROUND[faction]);
  for (let i = 0; i < shipments; i++) yield* giveShipment(action, space, [faction]);
}

/** Places a guerrilla: where none is Available the attacker may take one off the map (1.4.1). */
function* reinforce(action: Action, space: Space, kind: GuerrillaKind): Rules<void> {
  const { state } = action;
  if (room(state, space, kind) === 0) return;
  if (available(state, kind) > 0 || (yield* mayWithdraw(action, kind, space))) place(action, space, kind);
}

/** Whether this Attack may be an Ambush: FARC and AUC only, once, with an Underground guerrilla. */
export function mayAmbush(state: State, space: Space, faction: Insurgent): boolean {
  const { turn } = state;
  if (faction === 'cartels' || turn === null || !turn.activities || turn.activity !== null) return false;
  return underground(state, space, faction) > 0;
}

export const attack: OperationRules = operation({
  rule: '3.3.3',
  among: spaces,
  test(state, turn) {
    const faction = turn.faction as Insurgent;
    return canPay(state, turn, COST) ? (space) => canAttack(state, space, faction) : nowhere;
  },
  cost: () => COST,
  leastCost: () => COST,
  why: (state, turn, space) =>
    say(
      guerrillas(state, space, turn.faction as Insurgent) === 0 ? 'why.attack.nobody' : 'why.attack.no-enemy',
      '3.3.3',
    ),
  *execute(action, space) {
    if (isDeferred(action)) return;
    yield* attackOrAmbush(action, space);
  },
  *finish(action) {
    if (isDeferred(action)) yield* resolveAll(action);
  },
});

/** 8.6.3, 8.7.3 A non-player names all its spaces, and that of its Ambush, before the first die is rolled. */
const isDeferred = ({ state, faction }: Action): boolean =>
  isNonPlayer(state, faction) && state.turn?.free === false;

function* attackOrAmbush(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const faction = action.faction as Insurgent;
  const how = yield* pick<'roll' | 'ambush'>(action, {
    prompt: say('ask.attack.how', rule, { space: idOf(space) }),
    among: () => (mayAmbush(state, space, faction) ? ['roll', 'ambush'] : ['roll']),
    label: (deed) => say('do', deed === 'roll' ? rule : ambushRule(faction), { deed }),
  });
  if (how === 'roll') yield* attackIn(action, space, faction);
  else yield* ambushOnce(action, space, faction);
}

function* ambushOnce(action: Action, space: Space, faction: Insurgent): Rules<void> {
  useActivity(action.state, 'ambush', space);
  yield* ambushIn(action, space, faction);
}

function* resolveAll(action: Action): Rules<void> {
  const { state, rule } = action;
  const faction = action.faction as Insurgent;
  const chosen = state.turn?.spaces ?? [];
  const able = chosen.filter((space) => mayAmbush(state, space, faction));
  if (able.length === 0) noteForced(action, faction === 'farc' ? '8.7.3.ambush.none' : '8.6.3.ambush.none');
  const picked = yield* nextSpace(action, say('ask.ambush', rule), () => able, { mayStop: true });
  for (const space of chosen) {
    if (space === picked) yield* ambushOnce(action, space, faction);
    else yield* attackIn(action, space, faction);
  }
}
