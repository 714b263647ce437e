/** 8.7.5 Agitation. */
import { populationOf, type Space } from '../../map.ts';
import { CANO_SPACES } from '../../propaganda/support.ts';
import { hasSupport, level, type State, terror } from '../../state.ts';
import { best, type Selection, select } from '../selection.ts';

/** What it takes to shift a space at all: its Terror, and one more. */
export const agitationCost = (state: State, space: Space): number => terror(state, space) + 1;

/** What it takes to bring a space to Active Opposition. */
const fullCost = (state: State, space: Space): number => terror(state, space) + level(state, space) + 2;

/** Whether Resources reach everywhere. */
export const canPayAll = (state: State, open: readonly Space[]): boolean =>
  open.reduce((sum, space) => sum + fullCost(state, space), 0) <= state.resources.farc;

/** Card 22: spaces without FARC Control among those Agitated so far and these. */
export const beyondControl = (state: State, open: readonly Space[]): number =>
  new Set([...(state.turn?.spaces ?? []), ...open].filter((space) => !state.control.farc.includes(space)))
    .size;

/** N4 Whether FARC gets to all of these equals in the end, so that there is nothing to choose among them. */
export const reachesAll = (state: State, equals: readonly Space[]): boolean =>
  canPayAll(state, equals) && beyondControl(state, equals) <= CANO_SPACES;

/** Fewest Terror, then Support, then highest population; only where a shift can follow (N22). */
export function agitation(state: State, open: readonly Space[]): Selection<'agitate'> | undefined {
  const payable = open.filter((space) => agitationCost(state, space) <= state.resources.farc);
  const top = best(
    payable,
    (space) => -terror(state, space),
    (space) => hasSupport(state, space),
    populationOf,
  );
  return select('agitate', top, reachesAll(state, top) ? top.length : 1);
}
