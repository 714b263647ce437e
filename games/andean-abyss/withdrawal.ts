/** 1.4.1 Own pieces from the map, for whoever has to place one and finds none Available. */
import { withdrawals, type WithdrawalFacts } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { ASKS } from './ask.ts';
import { CHANGES } from './changes.ts';
import { KIND_QUESTIONS } from './forces.ts';
import { MAP } from './map.ts';
import { PIECE_IDS } from './shipments.ts';
import { type Andes, COUNTS, isNonPlayer, spaces } from './state.ts';

/** Whoever executes an Operation, Special Activity or Event may take own pieces off the map. */
export const OFF_THE_MAP: WithdrawalFacts<Andes> = {
  rule: '1.4.1',
  map: MAP,
  kinds: KIND_QUESTIONS,
  pieceIds: PIECE_IDS,
  actions: ACTIONS,
  asks: ASKS,
  changes: CHANGES,
  spaces,
  counts: COUNTS,
  // N3: non-players place only what is Available.
  mayWithdraw: (state, faction) => !isNonPlayer(state, faction),
};
export const WITHDRAWALS = withdrawals<Andes>(OFF_THE_MAP);
export const { sourcesOf, mayWithdraw } = WITHDRAWALS;
