import { marginsOf, type View } from '@sandtable/labyrinth/board';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { GUIDE } from './guide.ts';
import { SIDE_LOOKS } from './looks.ts';

export const board: BoardModule<View> = { Board, seats: SIDE_LOOKS, margins: marginsOf, guide: GUIDE };
