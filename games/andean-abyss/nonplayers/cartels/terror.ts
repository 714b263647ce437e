/** 8.5.3 Terror: at most three spaces. */
import { populationOf, type Space } from '../../map.ts';
import { hasOpposition, hasSupport, lands, type State, underground } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isUnused, purse } from '../sites.ts';

const LIMIT = 3;

/** Support, then Opposition, then Neutral. */
export function cartelsTerror(
  state: State,
  used: readonly Space[],
): Selection<'support' | 'opposition' | 'neutral'> | undefined {
  const left = Math.min(LIMIT - used.length, purse(state, 'cartels'));
  const unused = isUnused(used);
  const cells = lands(state).filter(
    (space) => unused(space) && populationOf(space) > 0 && underground(state, space, 'cartels') > 0,
  );
  return (
    select(
      'support',
      cells.filter((space) => hasSupport(state, space)),
      left,
    ) ??
    select(
      'opposition',
      cells.filter((space) => hasOpposition(state, space)),
      left,
    ) ??
    select('neutral', cells, left)
  );
}
