/** 1.4.1 Own pieces from the map, for an Insurgent that has to place one and finds none Available. */
import { withdrawals, type WithdrawalFacts } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { ASKS, PIECE_IDS } from './ask.ts';
import { CHANGES } from './changes.ts';
import { isInsurgent, KIND_QUESTIONS } from './forces.ts';
import { ALL_SPACES, MAP } from './map.ts';
import { COUNTS, isNonPlayer, type Plain } from './state.ts';

/** An Insurgent that executes an Operation, Special Activity or Event may take own pieces off the map. */
export const OFF_THE_MAP: WithdrawalFacts<Plain> = {
  rule: '1.4.1',
  map: MAP,
  kinds: KIND_QUESTIONS,
  pieceIds: PIECE_IDS,
  actions: ACTIONS,
  asks: ASKS,
  changes: CHANGES,
  spaces: () => ALL_SPACES,
  counts: COUNTS,
  // Only the Taliban and the Warlords take pieces of theirs off the map; non-players take none off.
  mayWithdraw: (state, faction) => isInsurgent(faction) && !isNonPlayer(state, faction),
};
export const WITHDRAWALS = withdrawals<Plain>(OFF_THE_MAP);
export const { mayWithdraw } = WITHDRAWALS;
