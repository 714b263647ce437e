/** Whether an Operation can be begun: now, or with the help of what may be played before its first space (4.1). */
import { FRAGILE, nowhere } from '@sandtable/coin';
import { rulesOf } from './activities/index.ts';
import { SUBORN_COST } from './activities/suborn.ts';
import { assault } from './operations/assault.ts';
import { isPossible, OPERATIONS_BY_NAME } from './operations/index.ts';
import { canBegin } from './operations/trial.ts';
import type { Activity, Operation, State, Turn } from './state.ts';
import { trialTurns } from './turn.ts';

/** What can bring an Operation about: Troops to Assault with, Resources to pay, silence before Terror. */
function helperOf({ faction, doing }: Turn): Activity | undefined {
  switch (faction) {
    case 'coalition':
      return doing === 'assault' ? 'air-lift' : undefined;
    case 'government':
      return doing === 'assault' ? 'transport' : undefined;
    case 'taliban':
      return 'extort';
    case 'warlords':
      if (doing === 'terror') return 'suborn';
      return doing === 'rally' || doing === 'march' ? 'traffic' : undefined;
  }
}

/** The same Operation of somebody who need not pay. */
function forNothing(turn: Turn): Turn {
  const { faction, doing, limited, activities } = turn;
  return trialTurns(faction, { limited, activities, free: true }).find((one) => one.doing === doing) ?? turn;
}

/** Whether it could help at all, before looking where it may be played. */
function isOfUse(state: State, turn: Turn, helper: Activity): boolean {
  switch (helper) {
    // Troops do not help where the Assault is forbidden everywhere or cannot be paid.
    case 'air-lift':
    case 'transport':
      return assault.test(state, turn) !== nowhere;
    // Resources help what could be executed for nothing.
    case 'extort':
    case 'traffic':
      return canBegin(state, forNothing(turn));
    default:
      return true;
  }
}

export function canStart(state: State, turn: Turn): boolean {
  if (canBegin(state, turn)) return true;
  const helper = turn.activities ? helperOf(turn) : undefined;
  if (helper === undefined || !isOfUse(state, turn, helper)) return false;
  // As it would be in progress, with what it must keep for itself.
  const { turn: before } = state;
  const { commitment } = turn;
  state.turn = turn;
  turn.commitment = OPERATIONS_BY_NAME.leastCostOf(state, turn.doing as Operation);
  const found = rulesOf(helper).possible(state, turn, FRAGILE);
  turn.commitment = commitment;
  state.turn = before;
  return found;
}

/** What a Terror that needs a Suborn first must keep for it, besides its own cost (1.5.1). */
export const keptToStart = (state: State, turn: Turn): number =>
  turn.doing === 'terror' && turn.faction === 'warlords' && !isPossible(state, turn) ? SUBORN_COST : 0;
