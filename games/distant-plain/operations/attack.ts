/** 3.3.3 Attack, and the Ambush that can take its place in a space (4.4.3). */
import { nowhere, operation } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { chooseWhether, pick } from '../ask.ts';
import { place, remove, rollDie, turnOver } from '../changes.ts';
import { ACTIVE, type Faction, type Insurgent, INSURGENTS, type Kind, UNDERGROUND } from '../forces.ts';
import { effect, isForbidden, isInEffect, isLater, mostSpaces } from '../in-effect.ts';
import { AFGHANISTAN, idOf, isLoc, type Space } from '../map.ts';
import {
  active,
  allPieces,
  available,
  bases,
  count,
  governmentCubes,
  guerrillas,
  pieces,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import { mayWithdraw } from '../withdrawal.ts';
import {
  allowed,
  canPay,
  isUsual,
  type OperationRules,
  price,
  removeByForce,
  whyBarred,
  whyEvent,
} from './kit.ts';

const COST = 1;
const VICTIMS = 2;
export const AMBUSHES = 3;
export const AMBUSH = '4.4.3';

/** 24 unshaded: the Taliban may have to leave the Coalition alone, or whoever an owner's card names. */
const isSpared = (state: State, victim: Faction, attacker: Faction): boolean => {
  const talks = effect(state, 'spares');
  return talks !== undefined && talks.spared === victim && talks.attacker === attacker;
};

/** What an Attack may take: guerrillas before Bases; Government cubes, then Coalition cubes, then their Bases. */
export function attackableKinds(state: State, space: Space, attacker: Insurgent): Kind[] {
  const kinds: Kind[] = [];
  for (const faction of INSURGENTS) {
    if (faction === attacker || isSpared(state, faction, attacker)) continue;
    if (guerrillas(state, space, faction) > 0) kinds.push(UNDERGROUND[faction], ACTIVE[faction]);
    else if (bases(state, space, faction) > 0) kinds.push(`${faction}-base`);
  }
  return [...kinds, ...coinVictims(state, space, attacker)].filter((kind) => count(state, space, kind) > 0);
}

function coinVictims(state: State, space: Space, attacker: Insurgent): Kind[] {
  const isOpen = (faction: Faction) => !isSpared(state, faction, attacker);
  if (governmentCubes(state, space) > 0) return isOpen('government') ? ['government-troops', 'police'] : [];
  if (count(state, space, 'coalition-troops') > 0) return isOpen('coalition') ? ['coalition-troops'] : [];
  const found: Kind[] = [];
  if (isOpen('coalition')) found.push('coalition-base');
  if (isOpen('government')) found.push('government-base');
  return found;
}

/** 5.5 Whether an Event grants nothing but an Ambush, and none is possible there. */
const isBarredByGrant = (state: State, space: Space, turn: Turn): boolean =>
  turn.tally.grant?.mustAmbush === true && !mayAmbush(state, space, turn);

/** An own guerrilla and something it can take. */
export function canAttack(state: State, space: Space, faction: Insurgent): boolean {
  if (guerrillas(state, space, faction) === 0) return false;
  if (allPieces(state, space) === pieces(state, space, faction)) return false;
  return !isInEffect(state, 'spares') || attackableKinds(state, space, faction).length > 0;
}

/** The Attack by die. */
function* attackIn(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state, table, rule } = action;
  table.log(say('log.attack', rule, { faction, space: idOf(space) }));
  turnOver(action, space, UNDERGROUND[faction]);
  const roll = rollDie(action);
  if (roll > guerrillas(state, space, faction)) {
    table.log(say('log.attack.failed', rule));
    return;
  }
  yield* hit(action, space, faction, roll === 1);
}

/** 4.4.3 The Attack that cannot fail: one guerrilla Active, no die, and a guerrilla placed as on a 1. */
function* ambushIn(outer: Action, space: Space): Rules<void> {
  const { state, table } = outer;
  const action = under(outer, AMBUSH);
  table.fired('activity.ambush');
  table.log(say('log.ambush', AMBUSH, { faction: 'taliban', space: idOf(space) }));
  // 31 shaded: an Active guerrilla does it, and stays Active.
  if (!(activeWillDo(state, 'ambush') && active(state, space, 'taliban') > 0))
    turnOver(action, space, 'taliban-underground', 1);
  yield* hit(action, space, 'taliban', true);
}

/** 31 shaded: whether an Active Taliban guerrilla serves as if it were Underground. */
export function activeWillDo(state: State, action: 'ambush' | 'terror'): boolean {
  const found = effect(state, 'active-will-do');
  if (found === undefined) return false;
  return Array.isArray(found.actions) ? found.actions.includes(action) : found.actions === action;
}

/** Removes up to two, and on a 1 places a guerrilla. */
function* hit(action: Action, space: Space, faction: Insurgent, captures: boolean): Rules<void> {
  const { state } = action;
  const onLoc = faction === 'taliban' && isLoc(space) ? effect(state, 'attack-on-loc') : undefined;
  const most = onLoc === undefined ? VICTIMS : Math.min(VICTIMS, onLoc.pieces);
  const kinds = () => attackableKinds(state, space, faction);
  yield* removeByForce(action, space, most, kinds, 'casualties');
  yield* sacrifice(action, space, faction);
  if (captures && onLoc === undefined) yield* reinforce(action, space, faction);
}

/** 33 shaded: one of the Taliban's own for one more of the enemy's. */
function* sacrifice(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state, rule } = action;
  const found = faction === 'taliban' ? effect(state, 'attack-with-sacrifice') : undefined;
  // 5.1.2 On a LoC the later of cards 23 and 33 says whether more may go.
  if (
    isLoc(space) &&
    isInEffect(state, 'attack-on-loc') &&
    isLater(state, 'attack-on-loc', 'attack-with-sacrifice')
  )
    return;
  if (found === undefined || attackableKinds(state, space, faction).length === 0) return;
  if (guerrillas(state, space, 'taliban') === 0) return;
  if (!(yield* chooseWhether(action, say('ask.attack.sacrifice', rule, { space: idOf(space) })))) return;
  yield* remove(
    action,
    space,
    active(state, space, 'taliban') > 0 ? 'taliban-active' : 'taliban-underground',
  );
  yield* removeByForce(
    action,
    space,
    found.pieces,
    () => attackableKinds(state, space, faction),
    'casualties',
  );
}

/** Places a guerrilla: where none is Available the attacker may take one off the map (1.4.1). */
function* reinforce(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const kind = UNDERGROUND[faction];
  if (available(action.state, kind) > 0 || (yield* mayWithdraw(action, kind, space)))
    place(action, space, kind);
}

/** 4.4.3 In up to 3 spaces of the Attack. */
export const ambushLimit = (state: State): number => mostSpaces(state, 'ambush', 'taliban') ?? AMBUSHES;

/** Whether this Attack may be an Ambush: the Taliban's, with an Underground guerrilla. */
export function mayAmbush(state: State, space: Space, turn: Turn): boolean {
  if (turn.faction !== 'taliban') return false;
  const hasOne =
    underground(state, space, 'taliban') > 0 ||
    (activeWillDo(state, 'ambush') && active(state, space, 'taliban') > 0);
  if (!hasOne) return false;
  if (turn.tally.grant !== null) return turn.tally.grant.terms['with-ambush'] === true;
  if (!turn.activities || (turn.activity !== null && turn.activity !== 'ambush')) return false;
  if (turn.activitySpaces.length >= ambushLimit(state)) return false;
  return !isForbidden(state, 'ambush', 'taliban', space, 'attack');
}

function* attackOrAmbush(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const faction = action.faction as Insurgent;
  const isGranted = turn.tally.grant !== null && mayAmbush(state, space, turn);
  const how = yield* pick<'roll' | 'ambush'>(action, {
    prompt: say('ask.attack.how', rule, { space: idOf(space) }),
    among: () => {
      if (isGranted) return ['ambush'];
      return mayAmbush(state, space, turn) ? ['roll', 'ambush'] : ['roll'];
    },
    label: (deed) => say('do', deed === 'roll' ? rule : AMBUSH, { deed }),
  });
  if (how === 'roll') yield* attackIn(action, space, faction);
  else {
    useActivity(state, 'ambush', space);
    yield* ambushIn(action, space);
  }
}

function whyNoAttack(state: State, turn: Turn, space: Space): Message | undefined {
  const faction = turn.faction as Insurgent;
  if (guerrillas(state, space, faction) === 0) return say('why.there.guerrillas', '3.3.3');
  if (allPieces(state, space) === pieces(state, space, faction)) return say('why.attack.nobody', '3.3.3');
  if (!canAttack(state, space, faction)) return whyEvent(turn);
  return isBarredByGrant(state, space, turn)
    ? say('why.there.underground', AMBUSH)
    : whyBarred(state, turn, 'attack', space);
}

export const attack: OperationRules = operation({
  rule: '3.3.3',
  among: () => AFGHANISTAN,
  test(state, turn) {
    const faction = turn.faction as Insurgent;
    const isAllowed = allowed(state, turn, 'attack');
    if (isAllowed === nowhere) return nowhere;
    if (isUsual(state, isAllowed))
      return canPay(state, turn, COST) ? (space) => canAttack(state, space, faction) : nowhere;
    return (space) =>
      canAttack(state, space, faction) &&
      !isBarredByGrant(state, space, turn) &&
      canPay(state, turn, price(state, turn, 'attack', space, COST)) &&
      isAllowed(space);
  },
  cost: (state, space) => (state.turn === null ? COST : price(state, state.turn, 'attack', space, COST)),
  leastCost: () => COST,
  execute: attackOrAmbush,
  why: whyNoAttack,
});
