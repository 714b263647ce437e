/** 8.7.2, 8.7.5 The Taliban's Special Activities. */
import type { Activity } from '../../../../state.ts';
import { AFGHAN, ALL, type Board, by, econ, type Id, isRoad, rank } from '../board.ts';
import { open, type Question, usedBy, type Verdict, verdict } from '../question.ts';

const T = 'taliban';

const extortable = (board: Board): Id[] =>
  ALL.filter(
    (at) =>
      board.hidden(at, T) > 0 &&
      board.pieces(at, T) > board.pieces(at, 'coalition', 'government', 'warlords'),
  );
const isRich = (at: Id): boolean => isRoad(at) && econ(at) >= 3;

/** Card 46: whether one is replaced; otherwise how many are removed. */
const replaces = (board: Board): boolean =>
  board.spare('taliban-underground') > 0 && !board.has(46, 'unshaded');
const removed = (board: Board): number => (replaces(board) || board.has(46, 'unshaded') ? 1 : 2);

function infiltrable(board: Board, used: readonly Id[]): Id[] {
  const able = AFGHAN.filter((at) => board.hidden(at, T) > 0 && !used.includes(at));
  const government = able.filter((at) => board.pieces(at, 'government') > 0);
  const gone = removed(board);
  const police = (at: Id): number => board.n(at, 'police');
  if (government.length === 0)
    return by(
      able.filter((at) => board.pieces(at, 'warlords') > 0),
      (at) => rank(isRoad(at)),
    );
  return by(
    government,
    (at) => rank(isRoad(at)),
    (at) => rank(board.bases(at, 'government') > 0 && board.govCubes(at) < gone),
    (at) => rank(police(at) > 0 && police(at) <= gone),
  );
}

/** Once begun: Infiltrate in a second space by card 46, Extort wherever it is possible, or on the rich LoCs. */
function going({ board, memory }: Question): Activity | null {
  const used = usedBy(memory);
  if (memory.turn.activity === 'infiltrate') {
    const isOver = used.length >= (board.has(46, 'shaded') ? 2 : 1);
    return isOver || infiltrable(board, used).length === 0 ? null : 'infiltrate';
  }
  const isLeft = extortable(board).some((at) => !used.includes(at) && (isRich(at) || !memory.onlyRich));
  return isLeft ? 'extort' : null;
}

export function activity(asked: Question): Activity | null {
  const { board, memory } = asked;
  const { activity: begun, doing } = memory.turn;
  if (doing === 'attack') return null;
  if (begun !== null) return going(asked);
  memory.onlyRich = doing !== 'terror' && extortable(board).some(isRich);
  if (memory.onlyRich) return 'extort';
  if (doing !== 'terror' && infiltrable(board, []).length > 0) return 'infiltrate';
  return extortable(board).length > 0 ? 'extort' : null;
}

export const extort = (asked: Question): Verdict =>
  verdict(
    '8.7.2 extort',
    open(asked, extortable(asked.board)).filter((at) => isRich(at) || !asked.memory.onlyRich),
  );
export const infiltrate = (asked: Question): Verdict =>
  verdict('8.7.2 infiltrate', open(asked, infiltrable(asked.board, usedBy(asked.memory))));
export const infiltrateHow = ({ board }: Question): Verdict =>
  verdict('8.7.2 infiltrate', [replaces(board) ? 'replace' : 'remove']);
