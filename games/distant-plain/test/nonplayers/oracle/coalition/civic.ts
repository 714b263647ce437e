/** 8.8.5 The Coalition's Civic Action. */
import { type Board, by, type Id, LANDS, rank } from '../board.ts';
import { open, operatedIn, orDone, type Question, type Verdict, verdict } from '../question.ts';

/** Population won for Support with what can be paid. */
export function won(board: Board, at: Id, kept = 0): number {
  const steps = Math.floor((board.state.resources.government - kept) / 3) - board.terror(at);
  return Math.max(0, Math.min(1 - board.level(at), steps)) * board.pop(at);
}

/** Most people, at Opposition, least Terror. */
export const best = (board: Board, among: readonly Id[]): Id[] =>
  by(
    among.filter((at) => won(board, at) > 0),
    (at) => won(board, at),
    (at) => rank(board.isOpposition(at)),
    (at) => -board.terror(at),
  );

/** In the Support Phase one space is finished before the next. */
export function civicAction(asked: Question): Verdict {
  const { board, memory } = asked;
  const among = open(asked, LANDS);
  const begun = operatedIn(memory).at(-1);
  if (begun !== undefined && among.includes(begun) && won(board, begun) > 0)
    return verdict('8.8.5 as far', [begun]);
  return orDone('8.8.5', best(board, among));
}
