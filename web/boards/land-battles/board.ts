import { kindIdOf, marginsOf, digest, goalsOf, type View } from '@sandtable/land-battles/board';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { GUIDE } from './guide.ts';
import { NATION_LOOKS } from './looks.ts';
import { otherOptions } from './offers.ts';

export const board: BoardModule<View> = {
  Board,
  seats: NATION_LOOKS,
  margins: marginsOf,
  elsewhere: otherOptions,
  cards: ['card', 'kind', 'terrain'],
  cardOf: ({ kind, id }) => (kind === 'force' ? kindIdOf(id) : undefined),
  goals: goalsOf,
  digest,
  guide: GUIDE,
};
