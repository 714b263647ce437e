import type { View } from '@sandtable/andean-abyss/board';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { GUIDE } from './guide.ts';
import { FACTION_LOOKS } from './looks.ts';
import { marginsOf } from './margins.ts';

export const board: BoardModule<View> = { Board, seats: FACTION_LOOKS, margins: marginsOf, guide: GUIDE };
