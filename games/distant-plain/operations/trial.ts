/** What would be left of an Operation if something were done first (4.1: an activity needs its Operation). */
import { marchHold, trials } from '@sandtable/coin';
import { FACTIONS, INSURGENTS, TABLE } from '../forces.ts';
import { isAtUsualPrice, isUnlimited } from '../in-effect.ts';
import { ALL_SPACES } from '../map.ts';
import { COUNTS, isBacked, type Plain } from '../state.ts';
import { OFF_THE_MAP } from '../withdrawal.ts';
import { OPERATIONS_BY_NAME } from './index.ts';
import { canPay, PAYING } from './kit.ts';

export const TRIALS = trials<Plain>({
  factions: FACTIONS,
  table: TABLE,
  operations: OPERATIONS_BY_NAME,
  paying: PAYING,
  spaces: () => ALL_SPACES,
  sturdy: ['train', 'patrol', 'sweep'],
  // A March depends on neighbours and a Rally on what is Available, so these are looked at wholly.
  local: ['assault', 'attack', 'terror'],
  holds: {
    march: marchHold<Plain>({
      counts: COUNTS,
      insurgents: INSURGENTS,
      spaces: () => ALL_SPACES,
      mayMarch: (state, turn) => isUnlimited(state) && isAtUsualPrice(state) && canPay(state, turn, 1),
    }),
  },
  // 1.4.1 Guerrillas taken off the map are Available for a Rally.
  refilled: ['rally'],
  mayWithdraw: OFF_THE_MAP.mayWithdraw,
  // 6.6.1 In Pakistan.
  mayBeFree: (state, { doing, faction }) => doing === 'rally' && faction === 'taliban' && isBacked(state),
});
export const { holdOf, survives, survivesPaying, survivesIn, survivesLoss, canBegin } = TRIALS;
