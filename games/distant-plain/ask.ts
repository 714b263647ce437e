/** The ways this game asks: for a space, a piece, a number, a thing to do. */
import { asks, missing, plainPieceIds } from '@sandtable/coin';
import { type Kind, TABLE } from './forces.ts';
import { MAP } from './map.ts';
import type { Plain } from './state.ts';

export const ASKS = asks<Plain>(MAP);
export const {
  pick,
  chooseSpace,
  maySpace,
  nextSpace,
  chooseDeed,
  chooseNumber,
  chooseAmong,
  chooseWhether,
  chooseFaction,
} = ASKS;

/** Why a space is missing from a menu. */
export const whyMissing = missing<Plain>({ map: MAP });

const itself = (kind: Kind): Kind => kind;
/** Pieces of a kind are all alike. */
export const PIECE_IDS = plainPieceIds<Plain>(MAP, TABLE, { kindOf: itself, pieceOf: itself });
export const { pieceIds, pieceLabel } = PIECE_IDS;
