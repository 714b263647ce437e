/** The ways this game asks: for a space, a piece, a number, a thing to do. */
import { asks } from '@sandtable/coin';
import { MAP } from './map.ts';
import type { Andes } from './state.ts';

export const ASKS = asks<Andes>(MAP);
export const { pick, menuFor, chooseSpace, maySpace, chooseNumber, chooseWhether, chooseFaction } = ASKS;
