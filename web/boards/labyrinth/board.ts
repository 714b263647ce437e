import { marginsOf, type View } from '@sandtable/labyrinth/board';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { GRAPHS } from './graphs.ts';
import { GUIDE } from './guide.ts';
import { SIDE_LOOKS } from './looks.ts';

export const board: BoardModule<View> = {
  Board,
  seats: SIDE_LOOKS,
  margins: marginsOf,
  graphs: GRAPHS,
  guide: GUIDE,
};
