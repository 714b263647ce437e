/** What would be left of an Operation if something were done first (4.1: an activity needs its Operation). */
import { marchHold, trials } from '@sandtable/coin';
import { FACTIONS, INSURGENTS, TABLE } from '../forces.ts';
import { type Andes, COUNTS, spaces } from '../state.ts';
import { OFF_THE_MAP } from '../withdrawal.ts';
import { OPERATIONS_BY_NAME } from './index.ts';
import { canPay, PAYING } from './kit.ts';

export const TRIALS = trials<Andes>({
  factions: FACTIONS,
  table: TABLE,
  operations: OPERATIONS_BY_NAME,
  paying: PAYING,
  spaces,
  sturdy: ['train', 'patrol', 'sweep'],
  // A March depends on neighbours and a Rally on what is Available, so these are looked at wholly.
  local: ['assault', 'attack', 'terror'],
  holds: {
    march: marchHold<Andes>({
      counts: COUNTS,
      insurgents: INSURGENTS,
      spaces,
      mayMarch: (state, turn) => canPay(state, turn, 1),
    }),
  },
  // 3.3.1 A Rally needs no guerrilla Available.
  refilled: [],
  mayWithdraw: OFF_THE_MAP.mayWithdraw,
});
export const { holdOf, survives, survivesPaying, survivesIn, survivesLoss, canBegin } = TRIALS;
