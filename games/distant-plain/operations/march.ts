/** 3.3.2 March. */
import { type Group, isAmong, nowhere, operation } from '@sandtable/coin';
import { type Message, type Rules, zeros } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { nextSpace, whyMissing } from '../ask.ts';
import { turnOver } from '../changes.ts';
import { ACTIVE, type Insurgent, UNDERGROUND } from '../forces.ts';
import { effect, isInEffect } from '../in-effect.ts';
import { adjacentOf, ALL_SPACES, idOf, isLoc, isPakistan, isPashtun, type Space } from '../map.ts';
import {
  bases,
  coinCubes,
  firstColumn,
  guerrillas,
  isBacked,
  isHostile,
  type State,
  type Turn,
} from '../state.ts';
import { say } from '../text/say.ts';
import { markMoved, unmoved, unmovedBeside } from '../turn.ts';
import {
  allowed,
  canPay,
  isUsual,
  moveGuerrillas,
  type OperationRules,
  pay,
  price,
  whyBarred,
} from './kit.ts';

/** A group, enemy guerrillas and, for the Taliban, cubes make four or more. */
const EXPOSED_AT = 4;

/** Whether groups are watched for: on LoCs, and outside their own people's land. */
export const isWatched = (space: Space, faction: Insurgent): boolean =>
  isLoc(space) || (faction === 'taliban') !== isPashtun(space);

/** Those that watch a group come in. */
export const watchers = (state: State, space: Space, faction: Insurgent): number =>
  faction === 'taliban'
    ? guerrillas(state, space, 'warlords') + coinCubes(state, space)
    : guerrillas(state, space, 'taliban');

/** What a destination costs when somebody comes from outside Pakistan. */
export const fullPrice = (state: State, turn: Turn, space: Space): number => {
  const isFree = isLoc(space) || (isPakistan(space) && turn.faction === 'taliban' && isBacked(state));
  return price(state, turn, 'march', space, isFree ? 0 : 1);
};

/** D22: those who come from Pakistan pay nothing while Islamabad backs the Taliban. */
export const isFreeFrom = (state: State, turn: Turn, from: Space): boolean =>
  turn.faction === 'taliban' && isPakistan(from) && isBacked(state);

const mayEnter = (space: Space, faction: string): boolean => faction === 'taliban' || !isPakistan(space);

const NOWHERE: readonly number[] = zeros(ALL_SPACES.length);

/** By space: 1 where a guerrilla that may still march is beside it, 2 where one is that marches for nothing. */
function reachedBy(state: State, turn: Turn): readonly number[] {
  const reached = NOWHERE.slice();
  const column = firstColumn(turn.faction);
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const from = ALL_SPACES[i] as Space;
    if (unmovedBeside(state, from, column) === 0) continue;
    const worth = isFreeFrom(state, turn, from) ? 2 : 1;
    const beside = adjacentOf(from);
    for (let j = 0; j < beside.length; j++) {
      const to = beside[j] as Space;
      if ((reached[to] ?? 0) < worth) reached[to] = worth;
    }
  }
  return reached;
}

/** Groups into one destination: each origin sends a single group. It is paid for when the first comes that must pay. */
function* marchInto(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const faction = action.faction as Insurgent;
  const column = firstColumn(faction);
  turn.tally.sent = [];
  let due = fullPrice(state, turn, space);
  for (;;) {
    const canSend = (from: Space): boolean =>
      !isAmong(turn.tally.sent, from) &&
      unmovedBeside(state, from, column) > 0 &&
      (due === 0 || isFreeFrom(state, turn, from) || canPay(state, turn, due));
    turn.commitment = due;
    const among = () => adjacentOf(space).filter(canSend);
    const from = yield* nextSpace(action, say('ask.march.from', rule, { space: idOf(space) }), among, {
      mayStop: turn.tally.sent.length > 0,
      blocked: whyMissing(action, among, (one) => whyNotFrom(state, turn, one, space)),
    });
    turn.commitment = 0;
    if (from === undefined) return;
    if (due > 0 && !isFreeFrom(state, turn, from)) {
      pay(action, turn, due);
      due = 0;
    }
    const group = yield* moveGuerrillas(action, faction, from, space, unmoved);
    arrive(action, space, faction, group);
    turn.tally.sent = [...turn.tally.sent, from];
    turn.tally.marched.push([from, space, group.underground + group.active]);
  }
}

function whyNotFrom(state: State, turn: Turn, from: Space, to: Space): Message {
  const faction = turn.faction as Insurgent;
  if (from === to) return say('why.there.same', '3.3.2');
  if (!adjacentOf(to).includes(from)) return say('why.march.far', '3.3.2');
  if (turn.tally.sent.includes(from)) return say('why.march.sent', '3.3.2');
  if (guerrillas(state, from, faction) === 0) return say('why.there.guerrillas', '3.3.2');
  if (unmovedBeside(state, from, firstColumn(faction)) === 0) return say('why.there.marched', '3.3.2');
  return say('why.space-cost', '3.3.2', { cost: fullPrice(state, turn, to) });
}

function whyNoMarch(state: State, turn: Turn, space: Space): Message | undefined {
  if (!mayEnter(space, turn.faction)) return say('why.march.pakistan', '1.4.2');
  const faction = turn.faction as Insurgent;
  const beside = adjacentOf(space).filter((from) => guerrillas(state, from, faction) > 0);
  if (beside.length === 0) return say('why.march.beside', '3.3.2');
  if (!beside.some((from) => unmovedBeside(state, from, firstColumn(faction)) > 0))
    return say('why.march.marched', '3.3.2');
  const cost = fullPrice(state, turn, space);
  if (!canPay(state, turn, cost)) return say('why.space-cost', '3.3.2', { cost });
  return whyBarred(state, turn, 'march', space);
}

/** Exposes the group where it is seen; those who cannot go on have moved. */
function arrive(action: Action, space: Space, faction: Insurgent, group: Group): void {
  const { state } = action;
  // 6.6.1 Whoever came to Pakistan at Hostility is Active already.
  const hidden = isPakistan(space) && isHostile(state) ? 0 : group.underground;
  if (!mayGoOn(state, space, faction)) {
    markMoved(state, space, UNDERGROUND[faction], hidden);
    markMoved(state, space, ACTIVE[faction], group.active + group.underground - hidden);
  }
  if (hidden > 0 && isExposed(state, space, faction, group.underground + group.active))
    turnOver(action, space, UNDERGROUND[faction], hidden);
}

/** The Taliban go on from Pashtun land; nobody does in Sandstorms. */
const mayGoOn = (state: State, space: Space, faction: Insurgent): boolean =>
  faction === 'taliban' && isPashtun(space) && !isInEffect(state, 'march-once');

function isExposed(state: State, space: Space, faction: Insurgent, size: number): boolean {
  const watch = bases(state, space, 'coalition') > 0 ? effect(state, 'march-to-coalition-base') : undefined;
  if (watch !== undefined) return watch.arrive === 'active';
  return isWatched(space, faction) && size + watchers(state, space, faction) >= EXPOSED_AT;
}

export const march: OperationRules = operation({
  rule: '3.3.2',
  among: () => ALL_SPACES,
  test(state, turn) {
    const isAllowed = allowed(state, turn, 'march');
    if (isAllowed === nowhere) return nowhere;
    const isPlain = isUsual(state, isAllowed);
    const reached = reachedBy(state, turn);
    const canPayOne = canPay(state, turn, 1);
    return (space) =>
      (reached[space] ?? 0) > 0 &&
      mayEnter(space, turn.faction) &&
      (reached[space] === 2 ||
        (isPlain && canPayOne) ||
        canPay(state, turn, fullPrice(state, turn, space))) &&
      (isPlain || isAllowed(space));
  },
  // A guerrilla with a Resource to spend always has somewhere to go.
  surely: (state, turn) =>
    isUsual(state, allowed(state, turn, 'march')) &&
    canPay(state, turn, 1) &&
    ALL_SPACES.some((space) => unmovedBeside(state, space, firstColumn(turn.faction)) > 0),
  // Paid while it is executed.
  cost: () => 0,
  leastCost: () => 1,
  execute: marchInto,
  why: whyNoMarch,
});
