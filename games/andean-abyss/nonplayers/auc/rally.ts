/** 8.6.1 Rally: at most three Cities or Departments. */
import type { Space } from '../../map.ts';
import { available, bases, lands, type State } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { buildSites, canPlaceGuerrilla, isUnused, servable, wantsCover, purse } from '../sites.ts';

const LIMIT = 3;

export type AucRallyStep = 'build' | 'flip' | 'farc-base' | 'auc-base' | 'other';

export function aucRally(state: State, used: readonly Space[]): Selection<AucRallyStep> | undefined {
  const left = Math.min(LIMIT - used.length, purse(state, 'auc'));
  const unused = isUnused(used);
  const sites = buildSites(state, 'auc').filter(unused);
  const covers = lands(state).filter((space) => unused(space) && wantsCover(state, space, 'auc'));
  return (
    select('build', sites, Math.min(left, available(state, 'auc-base'))) ??
    select('flip', covers, left) ??
    aucPlacing(state, lands(state).filter(unused), left)
  );
}

/** Guerrillas: where a FARC Base is, then an AUC Base, then elsewhere. */
export function aucPlacing(
  state: State,
  among: readonly Space[],
  left: number,
): Selection<'farc-base' | 'auc-base' | 'other'> | undefined {
  const places = among.filter((space) => canPlaceGuerrilla(state, space, 'auc'));
  const withFarc = places.filter((space) => bases(state, space, 'farc') > 0);
  const withAuc = places.filter((space) => bases(state, space, 'auc') > 0);
  return (
    select('farc-base', withFarc, servable(state, withFarc, 'auc', left)) ??
    select('auc-base', withAuc, servable(state, withAuc, 'auc', left)) ??
    select('other', places, servable(state, places, 'auc', left))
  );
}

/** What a Rally does in a space that has been chosen. */
export function aucRallyStep(state: State, space: Space): AucRallyStep {
  if (buildSites(state, 'auc').includes(space)) return 'build';
  if (wantsCover(state, space, 'auc')) return 'flip';
  if (bases(state, space, 'farc') > 0) return 'farc-base';
  return bases(state, space, 'auc') > 0 ? 'auc-base' : 'other';
}
