/** Whether an Operation can be begun: now, or with the help of what may be played before its first space (4.1). */
import { FRAGILE } from '@sandtable/coin';
import { rulesOf } from './activities/index.ts';
import { SUBORN_COST } from './activities/suborn.ts';
import { isPossible, OPERATIONS_BY_NAME } from './operations/index.ts';
import { canBegin } from './operations/trial.ts';
import type { Activity, Operation, State, Turn } from './state.ts';

/** What can bring an Operation about: Troops to Assault with, Resources to pay, silence before Terror. */
function helpers({ faction, doing }: Turn): readonly Activity[] {
  switch (faction) {
    case 'coalition':
      return doing === 'assault' ? ['air-lift'] : [];
    case 'government':
      return doing === 'assault' ? ['transport'] : [];
    case 'taliban':
      return ['extort'];
    case 'warlords':
      if (doing === 'terror') return ['suborn'];
      return doing === 'rally' || doing === 'march' ? ['traffic'] : [];
  }
}

export function canStart(state: State, turn: Turn): boolean {
  if (canBegin(state, turn)) return true;
  if (!turn.activities) return false;
  const able = helpers(turn);
  if (able.length === 0) return false;
  const before = state.turn;
  const commitment = OPERATIONS_BY_NAME.leastCostOf(state, turn.doing as Operation);
  // As it would be in progress.
  const trial: Turn = { ...turn, commitment };
  state.turn = trial;
  const found = able.some((activity) => rulesOf(activity).possible(state, trial, FRAGILE));
  state.turn = before;
  return found;
}

/** What a Terror that needs a Suborn first must keep for it, besides its own cost (1.5.1). */
export const keptToStart = (state: State, turn: Turn): number =>
  turn.doing === 'terror' && turn.faction === 'warlords' && !isPossible(state, turn) ? SUBORN_COST : 0;
