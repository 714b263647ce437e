/** What Events are made of (5.1), from the kit of the series. */
import { placings, vocabulary } from '@sandtable/coin';
import { ASKS, PIECE_IDS } from '../ask.ts';
import { CHANGES } from '../changes.ts';
import { MAP } from '../map.ts';
import { available, count, type Plain, room } from '../state.ts';
import { WITHDRAWALS } from '../withdrawal.ts';

export const CHOICES = vocabulary<Plain>({
  map: MAP,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  count,
  room,
});

export const PLACINGS = placings<Plain>({
  map: MAP,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  vocabulary: CHOICES,
  withdrawals: WITHDRAWALS,
  available,
  room,
  isTight: () => true,
});
