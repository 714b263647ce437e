/** The ways this game asks: for a space, a piece, a number, a thing to do. */
import { asks, missing } from '@sandtable/coin';
import { MAP } from './map.ts';
import { type Andes, spaces } from './state.ts';

export const ASKS = asks<Andes>(MAP);
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
export const whyMissing = missing<Andes>({ map: MAP, spaces });
