/** 8.6.1 Elite Backing (6.4.5) by a non-player AUC. */
import type { Space } from '../../map.ts';
import { available, type State } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isBuildSite } from '../sites.ts';
import { aucPlacing } from './rally.ts';

/** N14 A Base if possible, else guerrillas; nobody turns Underground or gathers. */
export function eliteBacking(
  state: State,
  among: readonly Space[],
): Selection<'build' | 'farc-base' | 'auc-base' | 'other'> | undefined {
  const sites = among.filter((space) => isBuildSite(state, space, 'auc'));
  if (sites.length > 0 && available(state, 'auc-base') > 0) return select('build', sites);
  return aucPlacing(state, among, 1);
}
