import type { View } from '@sandtable/pax-pamir/board';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { GRAPHS } from './graphs.ts';
import { GUIDE } from './guide.ts';
import { PLAYER_LOOKS } from './looks.ts';

export const board: BoardModule<View> = { Board, seats: PLAYER_LOOKS, graphs: GRAPHS, guide: GUIDE };
