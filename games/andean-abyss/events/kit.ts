/** What Events are made of (5.1): choices the cards have in common. The changes themselves are in ../changes.ts. */
import { vocabulary } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { ASKS } from '../ask.ts';
import { CHANGES } from '../changes.ts';
import { MAP, type Space } from '../map.ts';
import { PIECE_IDS } from '../shipments.ts';
import { type Andes, count, room } from '../state.ts';

export const VOCABULARY = vocabulary<Andes>({
  map: MAP,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  count,
  room,
});
export const { oneOf, mayBeOneOf, inSpaces, upToSpaces, toPieces, removePieces, turnPieces, moveSome } =
  VOCABULARY;

/** Moves at least one of the cubes of a space, the actor choosing how many of each kind. */
export const moveCubes = (action: Action, from: Space, to: Space): Rules<number> =>
  VOCABULARY.moveAny(action, from, to, ['troops', 'police']);
