/** What Operations have in common (3.1): paying, searching, moving guerrillas, removing by force, what Events limit. */
import {
  groups,
  nowhere,
  type OperationRules as CoinOperationRules,
  pauses,
  paying,
  removals,
  searches,
  type WholeOperation as CoinWholeOperation,
} from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import { ASKS, PIECE_IDS } from '../ask.ts';
import { CHANGES } from '../changes.ts';
import { ACTIVE, BASE, TABLE, UNDERGROUND } from '../forces.ts';
import {
  type ActionId,
  forbidsOf,
  isAmongForbidden,
  isAtUsualPrice,
  isUnlimited,
  mostSpaces,
  priceOf,
} from '../in-effect.ts';
import { MAP, type Space } from '../map.ts';
import { COUNTS, isNonPlayer, payerOf, type Plain, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { matches } from '../where.ts';

export type OperationRules = CoinOperationRules<Plain>;
export type WholeOperation = CoinWholeOperation<Plain>;

const FACTS = {
  map: MAP,
  table: TABLE,
  counts: COUNTS,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  underground: UNDERGROUND,
  active: ACTIVE,
  base: BASE,
};

export const PAYING = paying<Plain>({ map: MAP, gain: CHANGES.gain, payerOf });
export const { canPay, pay } = PAYING;

export const { exposedKinds, removeByForce } = removals<Plain>({
  ...FACTS,
  // 1.4.1 What is hit is hit to the full; a non-player may leave alone whom its priorities do not name.
  maySpare: isNonPlayer,
});

export const { expose } = searches<Plain>(FACTS);
export const { moveGuerrillas } = groups<Plain>(FACTS);
/** 4.1 */
export const pauseAfter = pauses<Plain>(ASKS, '4.1');

export const everywhere = (): boolean => true;

/** Whether an Event, the one being executed or one that lasts, keeps an action from a space. */
export function allowed(
  state: State,
  turn: Turn,
  action: ActionId,
  used: readonly Space[] = turn.spaces,
): (space: Space) => boolean {
  const { grant } = turn.tally;
  if (grant === null && isUnlimited(state)) return everywhere;
  const { faction } = turn;
  if (used.length >= limitOf(state, turn, action)) return nowhere;
  if (grant !== null) return (space) => isGranted(state, turn, space);
  const forbids = forbidsOf(state, action, faction, turn.doing);
  if (forbids.length === 0) return everywhere;
  if (isAmongForbidden(state, forbids, 'anywhere')) return nowhere;
  return (space) => !isAmongForbidden(state, forbids, space);
}

/** What an Event grants is only where it says (5.5); what lasts may forbid it. */
export const whyEvent = (turn: Turn): Message =>
  say('why.there.event', turn.tally.grant === null ? '5.0' : '5.5');

/** The same, where an Event keeps the Operation from a space. */
export const whyBarred = (state: State, turn: Turn, action: ActionId, space: Space): Message | undefined =>
  allowed(state, turn, action)(space) ? undefined : whyEvent(turn);

/** Whether nothing that lasts has a say in where it is done and what it costs. */
export const isUsual = (state: State, isAllowed: (space: Space) => boolean): boolean =>
  isAllowed === everywhere && isAtUsualPrice(state);

/** Spaces that may be selected for it, unless its own rule says fewer. */
export function limitOf(state: State, turn: Turn, action: ActionId): number {
  const most = mostSpaces(state, action, turn.faction) ?? Number.POSITIVE_INFINITY;
  return Math.min(most, turn.tally.grant?.spaces ?? Number.POSITIVE_INFINITY);
}

/** 5.5 Whether what an Event grants may be done there; always, when none does. */
export function isGranted(state: State, { tally: { grant } }: Turn, space: Space): boolean {
  if (grant === null) return true;
  if (grant.here !== null && grant.here !== space) return false;
  return grant.where === null || matches(state, space, grant.where);
}

/** 3.2 The Government pays for each space; the Coalition only for Government cubes it uses, when it does. */
export const paidByGovernment = (action: 'train' | 'sweep' | 'assault', each: number) => ({
  cost: (state: State, space: Space): number => {
    const { turn } = state;
    return turn === null || turn.faction === 'coalition' ? 0 : price(state, turn, action, space, each);
  },
  leastCost: (state: State): number => (state.turn?.faction === 'coalition' ? 0 : each),
});

/** What a space costs, as far as something changes it; what an Event grants is for nothing. */
export const price = (state: State, turn: Turn, action: ActionId, space: Space, usual: number): number => {
  if (turn.free) return 0;
  return isAtUsualPrice(state) ? usual : priceOf(state, action, turn.faction, space, usual);
};
