/** 8.6.2 Govern. */
import { ALL, type Board, type Id, LANDS } from '../board.ts';
import { type Question, spaceIn, type Verdict, verdict } from '../question.ts';

type Way = 'returnees' | 'patronage';

const markersLeft = (board: Board): number => 6 - ALL.filter((at) => board.hasReturnees(at)).length;

/** What it does in a space; both where a die decides. */
function waysIn(board: Board, at: Id): Way[] {
  if (board.control(at) !== 'coin') return [];
  const canSettle = !board.hasReturnees(at) && markersLeft(board) > 0;
  const canEarn = board.state.aid > 0 && board.state.patronage < 40;
  const isOpen = board.isSupport(at) && board.bases(at, 'coalition') === 0;
  const ways: Way[] = isOpen && canEarn ? ['patronage'] : [];
  if (canSettle && (board.isSupport(at) || board.pop(at) === 0)) ways.push('returnees');
  return ways;
}

export const governable = (board: Board): Id[] => LANDS.filter((at) => waysIn(board, at).length > 0);

export function governHow(asked: Question): Verdict {
  return verdict('8.6.2 govern', waysIn(asked.board, spaceIn(asked)));
}
