/** Placing and replacing pieces by Event. Whoever executes it may first take own pieces off the map (1.4.1). */
import { placings } from '@sandtable/coin';
import { ASKS } from '../ask.ts';
import { CHANGES } from '../changes.ts';
import { isBase } from '../forces.ts';
import { AT, MAP } from '../map.ts';
import { noteForced } from '../notices.ts';
import { PIECE_IDS } from '../shipments.ts';
import { type Andes, available, room } from '../state.ts';
import { WITHDRAWALS } from '../withdrawal.ts';
import { VOCABULARY } from './kit.ts';

export const PLACINGS = placings<Andes>({
  map: MAP,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  vocabulary: VOCABULARY,
  withdrawals: WITHDRAWALS,
  available,
  room,
  // Card 33.
  isTight: (space) => space === AT.ecuador,
  choosing(action, _space, kind, kinds, fits) {
    if (!isBase(kind) && kinds.some(isBase) && !fits().some(isBase))
      noteForced(action, '8.1.2.place.guerrilla-no-base');
  },
});

export const {
  isObtainable,
  fitting,
  obtainOneOf,
  placeOneOf,
  placePieces,
  placeEach,
  obtain,
  mayFetch,
  placeInSpaces,
  asItIsNow,
  replaceBy,
} = PLACINGS;
