/** 8.7.2 The Taliban's Rally; 8.7.7 Sharia. */
import { ALL, type Board, by, type Id, isPak, isPash, isRoad, rank } from '../board.ts';
import { first, once, open, operatedIn, orDone, type Question, type Verdict, verdict } from '../question.ts';

const T = 'taliban';

/** 3.3.1, 6.6.1 Where the Taliban may Rally. */
export function mayRally(board: Board, at: Id): boolean {
  if (isRoad(at)) return false;
  if (isPak(at)) return !['hostility', 'pressure'].includes(board.state.islamabad.box);
  return isPash(at) || !board.isSupport(at);
}

/** 3.3.1, card 34: how many a Rally places there. */
function placed(board: Board, at: Id): number {
  const home = board.bases(at, T);
  if (board.has(34, 'unshaded') && home === 0 && board.n(at, 'coalition-troops') > 0) return 0;
  return Math.min(board.spare('taliban-underground'), home > 0 ? home + board.pop(at) : 1);
}

const isToHide = (board: Board, at: Id): boolean =>
  at !== 'kabul' &&
  board.bases(at, T) > 0 &&
  board.cubes(at) > 0 &&
  board.hidden(at, T) === 0 &&
  board.shown(at, T) > 0 &&
  board.shown(at, T) <= 3;

const gains = (board: Board, at: Id): boolean =>
  board.control(at) !== T && board.control(at, { taliban: placed(board, at) }) === T;

export function rally(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  const among = open(asked, ALL);
  const able = among.filter((at) => placed(board, at) > 0);
  const guerrillas = (at: Id): number => board.guerrillas(at, T);
  const few = able.filter((at) => guerrillas(at) === 1 || guerrillas(at) === 2);
  return first(
    ['hide', among.filter((at) => isToHide(board, at))],
    // D9
    ['base', among.filter((at) => guerrillas(at) >= 3 && board.canTakeBase(at, T))],
    ['kabul', able.filter((at) => at === 'kabul' && board.hidden(at, T) === 0)],
    [
      'control',
      once(
        memory,
        'control',
        able.filter((at) => gains(board, at)),
      ),
    ],
    ['few', once(memory, 'few', few)],
    ['bases', able.filter((at) => board.bases(at, T) > 0)],
  );
}

/** Population won for Opposition with what can be paid. */
export function swayed(board: Board, at: Id): number {
  const steps = Math.min(board.level(at) + 1, board.state.resources.taliban - board.terror(at));
  return isPak(at) ? 0 : Math.max(0, steps) * board.pop(at);
}

/** Most people, at Support, least Terror; one space is finished before the next. */
export function sharia(asked: Question): Verdict {
  const { board, memory } = asked;
  if (memory.turn.doing === 'rally' && memory.turn.activity !== null) return verdict('8.1 over', ['done']);
  const among = open(asked, ALL).filter((at) => swayed(board, at) > 0);
  const begun = memory.turn.doing === 'sharia' ? operatedIn(memory).at(-1) : undefined;
  if (begun !== undefined && among.includes(begun)) return verdict('8.7.7 as far', [begun]);
  const best = by(
    among,
    (at) => swayed(board, at),
    (at) => rank(board.isSupport(at)),
    (at) => -board.terror(at),
  );
  return orDone('8.7.7', best);
}
