/** 8.5.2 March: one destination. */
import { type Space } from '../../map.ts';
import { adjacent, guerrillas, lands, type State } from '../../state.ts';
import { anywhere, hasOwnBase, type MarchTerms, originsFor } from '../marching.ts';
import { type Selection, select } from '../selection.ts';
import { hasRoom, purse } from '../sites.ts';

export const CARTELS_MARCH: MarchTerms = {
  faction: 'cartels',
  isOrigin: anywhere,
  keepsOne: hasOwnBase('cartels'),
};

const CROWD = 3;

/** D16 Beside a single space with three or more Cartels guerrillas. */
const isBesideCrowd = (state: State, space: Space): boolean =>
  adjacent(state, space).some((beside) => guerrillas(state, beside, 'cartels') >= CROWD);

export function cartelsMarch(state: State, used: readonly Space[]): Selection<'destination'> | undefined {
  if (used.length > 0 || purse(state, 'cartels') < 1) return undefined;
  const goals = lands(state).filter(
    (space) =>
      hasRoom(state, space, 'cartels') &&
      isBesideCrowd(state, space) &&
      originsFor(state, space, CARTELS_MARCH).length > 0,
  );
  return select('destination', goals);
}
