/** 8.6.4 Terror: at most three Cities or Departments. */
import type { Space } from '../../map.ts';
import { bases, lands, pieces, type State, underground } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isUnused, purse } from '../sites.ts';

const LIMIT = 3;

/** One with a FARC Base, one with any FARC piece, then others. */
export function aucTerror(
  state: State,
  used: readonly Space[],
): Selection<'farc-base' | 'farc-piece' | 'other'> | undefined {
  const left = Math.min(LIMIT - used.length, purse(state, 'auc'));
  const unused = isUnused(used);
  const cells = lands(state).filter((space) => unused(space) && underground(state, space, 'auc') > 0);
  const one = Math.min(1, left);
  return (
    (used.length > 0
      ? undefined
      : select(
          'farc-base',
          cells.filter((space) => bases(state, space, 'farc') > 0),
          one,
        )) ??
    (used.length > 1
      ? undefined
      : select(
          'farc-piece',
          cells.filter((space) => pieces(state, space, 'farc') > 0),
          one,
        )) ??
    select('other', cells, left)
  );
}
