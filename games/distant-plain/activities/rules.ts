/** What Special Activities have in common: where Events let them be, and what they cost where something says so. */
import { type ActivityRules as CoinActivityRules, isAmong } from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { gain } from '../changes.ts';
import { isAtUsualPrice } from '../in-effect.ts';
import type { Space } from '../map.ts';
import { allowed, canPay, price, whyEvent } from '../operations/kit.ts';
import { type Activity, payerOf, type Plain, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';

export type ActivityRules = CoinActivityRules<Plain>;

/** Whether Events leave it a space, and not one it has been executed in. */
export function mayBeIn(state: State, turn: Turn, activity: Activity): (space: Space) => boolean {
  const isAllowed = allowed(state, turn, activity, turn.activitySpaces);
  return (space) => !isAmong(turn.activitySpaces, space) && isAllowed(space);
}

/** The same, and one that can be paid for. */
export function isOpenTo(state: State, turn: Turn, activity: Activity): (space: Space) => boolean {
  const isOpen = mayBeIn(state, turn, activity);
  if (isAtUsualPrice(state)) return isOpen;
  return (space) => isOpen(space) && canAfford(state, turn, price(state, turn, activity, space, 0));
}

/** Why a space is closed to it, if nothing else keeps it out. */
export function whyClosed({ state, rule }: Action, turn: Turn, activity: Activity, space: Space): Message {
  if (isAmong(turn.activitySpaces, space)) return say('why.there.used', rule);
  if (!mayBeIn(state, turn, activity)(space)) return whyEvent(turn);
  const cost = price(state, turn, activity, space, 0);
  if (!canAfford(state, turn, cost)) return say('why.space-cost', rule, { cost });
  return say('why.there.kept', rule);
}

/** Before its first space the Operation must keep what it needs. */
const canAfford = (state: State, turn: Turn, cost: number): boolean =>
  cost === 0 || canPay(state, turn, cost + (turn.spaces.length === 0 ? turn.commitment : 0));

/** Notes the space and pays for it. */
export function useIn(action: Action, activity: Activity, space: Space, usual = 0): void {
  const { state } = action;
  const { turn } = state;
  if (turn === null) return;
  const cost = price(state, turn, activity, space, usual);
  useActivity(state, activity, space);
  if (cost > 0) gain(action, payerOf(turn.faction), -cost);
}
