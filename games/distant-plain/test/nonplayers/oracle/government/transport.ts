/** 8.6.2 Transport. */
import { AFGHAN, type Board, beside, by, type Id, isPak, isRoad, LANDS, rank } from '../board.ts';
import { first, type Verdict } from '../question.ts';

const G = 'government';
const TROOPS = 'government-troops';

/** Troops that may leave: one stays, and Control does not change. */
export const surplus = (board: Board, at: Id): number =>
  board.mayLeave(at, G, Math.max(0, board.n(at, TROOPS) - 1));

/** 4.3.2 The least to be paid on the way, by space. */
function tolls(board: Board, from: Id): Map<Id, number> {
  const paid = new Map<Id, number>();
  const enter = (at: Id, before: number): void => {
    const now = before + rank(board.allGuerrillas(at) > 0);
    if ((paid.get(at) ?? Number.POSITIVE_INFINITY) <= now) return;
    paid.set(at, now);
    if (at !== 'kabul' && (!isRoad(at) || board.isSabotaged(at))) return;
    for (const next of beside(at)) if (!isPak(next)) enter(next, now);
  };
  for (const road of beside(from)) if (isRoad(road)) enter(road, 0);
  paid.delete(from);
  return paid;
}

const isLonelyPolice = (board: Board, at: Id): boolean =>
  at !== 'kabul' &&
  board.n(at, 'police') > 0 &&
  board.n(at, TROOPS, 'coalition-troops') === 0 &&
  board.bases(at, 'coalition', G) === 0;

/** Where the surplus of a space goes. */
export function goals(board: Board, from: Id): Verdict | undefined {
  const paid = tolls(board, from);
  const purse = board.state.resources.government;
  const reached = LANDS.filter((at) => (paid.get(at) ?? Number.POSITIVE_INFINITY) <= purse);
  const gains = (at: Id): boolean =>
    board.control(at) !== 'coin' && board.control(at, { [G]: surplus(board, from) }) === 'coin';
  const won = by(
    reached.filter((at) => board.pop(at) > 0 && gains(at)),
    (at) => board.pop(at),
    (at) => rank(board.control(at) === 'taliban'),
  );
  return first(['to-police', reached.filter((at) => isLonelyPolice(board, at))], ['to-control', won]);
}

/** The largest surplus; of equals those from which there is somewhere to go. */
export const origins = (board: Board): Id[] =>
  by(
    AFGHAN.filter((at) => surplus(board, at) > 0),
    (at) => surplus(board, at),
  ).filter((from) => goals(board, from) !== undefined);
