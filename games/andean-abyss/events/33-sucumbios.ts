import { openSpace } from '../changes.ts';
import { isGuerrilla, TABLE, isUnderground } from '../forces.ts';
import { AT } from '../map.ts';
import { placePieces } from './placing.ts';
import type { CardEvent } from './rules.ts';

/** 33 Sucumbíos. */
export const sucumbios: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { is: 'by-ecuador' },
      do: [{ remove: 'insurgent-piece', count: 3, upTo: true }],
    },
  ],

  // D59: the executing faction's own pieces.
  *shaded(action) {
    openSpace(action, AT.ecuador);
    const kinds = TABLE.kindsOf(action.faction).filter((kind) => !isGuerrilla(kind) || isUnderground(kind));
    yield* placePieces(action, AT.ecuador, kinds, 2);
  },
};
