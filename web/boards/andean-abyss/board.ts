import { boardOf, FACTIONS, changesFor, digest, goalsOf, type View } from '@sandtable/andean-abyss/board';
import type { BoardModule } from '../board.ts';
import { elsewhereOf } from '../coin/elsewhere.ts';
import { chosenIn, groupIn, partsOf, standingIn } from '../coin/frame.ts';
import Board from './Board.svelte';
import { GUIDE } from './guide.ts';
import { FACTION_LOOKS } from './looks.ts';
import Seat from './Seat.svelte';
import { VOLUME } from './volume.ts';

export const board: BoardModule<View> = {
  Board,
  stage: 'floating',
  Seat,
  standing: (view, seat, words) => standingIn(boardOf(view), seat, words),
  groupOf: (option, view, words) => groupIn(boardOf(view), option, words),
  chosen: (view) => chosenIn(boardOf(view)),
  parts: partsOf(boardOf),
  seats: FACTION_LOOKS,
  margins: ({ margins }) =>
    FACTIONS.map((seat) => ({ seat, value: margins[seat], isMet: margins[seat] > 0 })),
  elsewhere: elsewhereOf(VOLUME),
  chapter: (view) => boardOf(view).played?.id ?? '',
  goals: goalsOf,
  digest,
  changes: changesFor,
  guide: GUIDE,
};
