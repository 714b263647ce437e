import { boardOf, FACTIONS, type View } from '@sandtable/distant-plain/board';
import type { BoardModule } from '../board.ts';
import { elsewhereOf } from '../coin/elsewhere.ts';
import Board from './Board.svelte';
import { GUIDE } from './guide.ts';
import { FACTION_LOOKS } from './looks.ts';
import { VOLUME } from './volume.ts';

export const board: BoardModule<View> = {
  Board,
  stage: 'floating',
  seats: FACTION_LOOKS,
  margins: ({ margins }) => FACTIONS.map((seat) => ({ seat, value: margins[seat] })),
  elsewhere: elsewhereOf(VOLUME),
  chapter: (view) => boardOf(view).played?.id ?? '',
  guide: GUIDE,
};
