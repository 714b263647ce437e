/** What one viewer is shown of a match. Nothing else of it ever leaves the server. */
import type { Json, Match, SeatId, Viewer } from '@sandtable/engine';
import type { PositionInfo } from '../protocol/index.ts';

export function positionOf(match: Match, as: Viewer, bystanders: readonly SeatId[] = []): PositionInfo {
  return { ...aroundView(match, as, bystanders), view: match.view(as) as Json };
}

/** All but the view, which is the larger part. */
export function aroundView(
  match: Match,
  as: Viewer,
  bystanders: readonly SeatId[],
): Omit<PositionInfo, 'view'> {
  const isSeat = match.seats.includes(as);
  const ask = match.ask(as);
  return {
    as,
    moment: match.seq,
    ...(ask === undefined ? {} : { ask }),
    asides: match.hasAsides(as),
    undoable: isSeat ? match.undoable(as, bystanders) : 0,
    undoStep: isSeat ? match.undoStep(as, bystanders) : 0,
    ...(match.result === undefined ? {} : { result: match.result }),
  };
}
