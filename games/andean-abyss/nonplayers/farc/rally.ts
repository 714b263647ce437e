/** 8.7.1 Rally: as many spaces as Resources and pieces allow. */
import type { Space } from '../../map.ts';
import { available, bases, lands, type State } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { buildSites, canPlaceGuerrilla, isUnused, servable, wantsCover, purse } from '../sites.ts';

export type FarcRallyStep = 'build' | 'flip' | 'base' | 'random';

export function farcRally(state: State, used: readonly Space[]): Selection<FarcRallyStep> | undefined {
  const left = purse(state, 'farc');
  const unused = isUnused(used);
  const sites = buildSites(state, 'farc').filter(unused);
  const covers = lands(state).filter((space) => unused(space) && wantsCover(state, space, 'farc'));
  const places = lands(state).filter((space) => unused(space) && canPlaceGuerrilla(state, space, 'farc'));
  const withBase = places.filter((space) => bases(state, space, 'farc') > 0);
  // The last step is the only one that ends in a space without a FARC Base.
  const hasHadLast = used.some((space) => bases(state, space, 'farc') === 0);
  return (
    select('build', sites, Math.min(left, available(state, 'farc-base'))) ??
    select('flip', covers, left) ??
    select('base', withBase, servable(state, withBase, 'farc', left)) ??
    (hasHadLast ? undefined : select('random', places, Math.min(1, left)))
  );
}

/** What a Rally does in a space that has been chosen. */
export function farcRallyStep(state: State, space: Space): FarcRallyStep {
  if (buildSites(state, 'farc').includes(space)) return 'build';
  if (wantsCover(state, space, 'farc')) return 'flip';
  return bases(state, space, 'farc') > 0 ? 'base' : 'random';
}
