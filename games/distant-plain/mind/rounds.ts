/** How long it is to the next check. */
import { cardsToRound } from '@sandtable/coin/mind';
import { isPropaganda } from '../cards.ts';
import type { Plain, State } from '../state.ts';

/** 2.1 The same in all scenarios. */
const PILES = { isPropaganda, size: 13 };

/** Cards until the next Propaganda Round, as far as the piles tell. */
export const toRound = (state: State): number => cardsToRound<Plain>(state, PILES);
