import type { BoardModule } from '../board.ts';
import PlainBoard from './PlainBoard.svelte';

/** For games without a board of their own: everything the view says, in readable cards. */
export const board: BoardModule = { Board: PlainBoard };
