/** 8.5.1 The Warlords' Rally. */
import { type Board, type Id, isPak, isPash, isRoad, PROVINCES } from '../board.ts';
import { first, once, open, type Question, type Verdict } from '../question.ts';

const W = 'warlords';

/** 3.3.1 How many a Rally places there. */
function placed(board: Board, at: Id): number {
  const isHome = board.bases(at, W) > 0 && !isPash(at);
  return Math.min(board.spare('warlords-underground'), isHome ? board.bases(at, W) + board.pop(at) : 1);
}

/** 4.5.1 With that many guerrillas. */
export const isFertile = (board: Board, at: Id, guerrillas = board.guerrillas(at, W)): boolean =>
  at !== 'kabul' &&
  !isRoad(at) &&
  !isPak(at) &&
  board.pop(at) > 0 &&
  board.canTakeBase(at, W) &&
  guerrillas > board.n(at, 'police');

const isToHide = (board: Board, at: Id): boolean =>
  !isPash(at) &&
  board.bases(at, W) > 0 &&
  board.cubes(at) > 0 &&
  board.shown(at, W) > 0 &&
  board.hidden(at, W) === 0;

/** Cultivate is impossible now, and possible afterwards. */
const opensFields = (board: Board, at: Id): boolean =>
  !isFertile(board, at) && isFertile(board, at, board.guerrillas(at, W) + placed(board, at));

export function rally(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  if (memory.chosen.length >= 3) return undefined;
  const among = open(asked, PROVINCES);
  const able = among.filter((at) => placed(board, at) > 0);
  const guerrillas = (at: Id): number => board.guerrillas(at, W);
  const fields = (at: Id): number => board.bases(at, W);
  const opened = able.filter((at) => opensFields(board, at));
  return first(
    ['hide', among.filter((at) => isToHide(board, at))],
    ['base', among.filter((at) => guerrillas(at) >= 2 && board.canTakeBase(at, W))],
    ['to-base', able.filter((at) => fields(at) > 0 && guerrillas(at) === 0)],
    ['to-guerrillas', able.filter((at) => guerrillas(at) > 0 && fields(at) === 0)],
    ['to-cultivate', once(memory, 'to-cultivate', opened)],
    ['anywhere', able],
  );
}
