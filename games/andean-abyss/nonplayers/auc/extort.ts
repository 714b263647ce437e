/** 8.6.1 Extort, after Rally and March: wherever it is possible. */
import type { Space } from '../../map.ts';
import { hasMajority, spaces, type State, underground } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isUnused } from '../sites.ts';

export function aucExtort(state: State, used: readonly Space[]): Selection<'some'> | undefined {
  const unused = isUnused(used);
  const among = spaces(state).filter(
    (space) => unused(space) && underground(state, space, 'auc') > 0 && hasMajority(state, space, 'auc'),
  );
  return select('some', among, among.length);
}
