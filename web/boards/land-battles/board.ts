import { marginsOf, type View } from '@sandtable/land-battles/board';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { GUIDE } from './guide.ts';
import { NATION_LOOKS } from './looks.ts';

export const board: BoardModule<View> = {
  Board,
  seats: NATION_LOOKS,
  margins: marginsOf,
  cards: ['card', 'kind', 'terrain'],
  guide: GUIDE,
};
