/** 1.4.1 Own pieces from the map, for whoever has to place one and finds none Available. */
import { withdrawals } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { ASKS } from './ask.ts';
import { CHANGES } from './changes.ts';
import { KIND_QUESTIONS } from './forces.ts';
import { MAP } from './map.ts';
import { PIECE_IDS } from './shipments.ts';
import { type Andes, count, isNonPlayer, spaces } from './state.ts';

export const WITHDRAWALS = withdrawals<Andes>({
  rule: '1.4.1',
  map: MAP,
  kinds: KIND_QUESTIONS,
  pieceIds: PIECE_IDS,
  actions: ACTIONS,
  asks: ASKS,
  changes: CHANGES,
  spaces,
  count,
  // N3: a non-player takes none off the map.
  mayWithdraw: (state, faction) => !isNonPlayer(state, faction),
});
export const { sourcesOf, mayWithdraw } = WITHDRAWALS;
