/** Executing an Operation (3.1): space by space, paid as it goes, with a Special Activity in between. */
import { operating } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { interludesOf } from './activities/index.ts';
import { ASKS } from './ask.ts';
import { MAP } from './map.ts';
import { OPERATIONS_BY_NAME } from './operations/index.ts';
import { PAYING } from './operations/kit.ts';
import { bribeToStart } from './start.ts';
import { type Andes, spaces } from './state.ts';
import { TURNS } from './turn.ts';

export const OPERATING = operating<Andes>({
  map: MAP,
  actions: ACTIONS,
  asks: ASKS,
  turns: TURNS,
  operations: OPERATIONS_BY_NAME,
  paying: PAYING,
  interludesOf,
  spaces,
  keptToStart: bribeToStart,
});
export const { operate, operateIn } = OPERATING;
