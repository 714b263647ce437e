/** 8.7.3 The Taliban's March to LoCs, Kabul and near Provinces. */
import {
  ALL,
  type Board,
  beside,
  by,
  econ,
  type Id,
  isPak,
  isPash,
  isRoad,
  PROVINCES,
  ROADS,
} from '../board.ts';
import { mostHidden, type Origin, quietSize, sum } from '../common.ts';
import {
  type Choice,
  first,
  isPast,
  type Memory,
  open,
  type Question,
  taken,
  type Verdict,
  verdict,
} from '../question.ts';

const T = 'taliban';
const others = (board: Board, at: Id): number => board.pieces(at, 'coalition', 'government', 'warlords');

/** Spaces under Taliban Control with two guerrillas. */
export const origins = (board: Board): Id[] =>
  ALL.filter((at) => board.control(at) === T && board.guerrillas(at, T) >= 2);

/** Who may leave: one stays, Underground if one is, and Control is not lost. */
function sender(board: Board, from: Id): Origin {
  const most = board.mayLeave(from, T, board.guerrillas(from, T) - 1);
  return { from, hidden: Math.max(0, board.hidden(from, T) - 1), most };
}

/** 3.3.2, 6.6.1, D22 */
const canPay = (board: Board, from: Id, to: Id): boolean =>
  board.state.resources.taliban > 0 || isRoad(to) || (board.isBacked() && isPak(from));

const senders = (memory: Memory, board: Board, to: Id, entered = taken(memory)): Origin[] =>
  origins(memory.start)
    .filter((from) => beside(to).includes(from) && !entered.includes(from) && canPay(board, from, to))
    .map((from) => sender(board, from))
    .filter(({ most }) => most > 0);

const quiet = (board: Board, to: Id): number =>
  quietSize(board, to, isRoad(to) || !isPash(to), board.guerrillas(to, 'warlords') + board.cubes(to));

/** One more than the others there, two guerrillas at most (D12). */
const wanted = (board: Board, to: Id): number =>
  Math.min(others(board, to) + 1 - board.pieces(to, T), 2 - board.guerrillas(to, T));

/** Once nobody is left to go near, to far goals: these are looked at when all have arrived. */
export function march(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  const isOpen = (at: Id): boolean =>
    !taken(memory).includes(at) && wanted(board, at) > 0 && senders(memory, board, at).length > 0;
  const roads = open(asked, ROADS).filter((at) => !board.isSabotaged(at) && isOpen(at));
  const near = open(asked, PROVINCES).filter(
    (at) => !board.isOpposition(at) && board.control(at) !== T && isOpen(at),
  );
  const isFar = isPast(memory, 'far');
  const found = first(
    ['loc', isFar || isPast(memory, 'kabul', 'near') ? [] : by(roads, econ)],
    ['kabul', isFar || isPast(memory, 'near') ? [] : open(asked, ['kabul' as const]).filter(isOpen)],
    ['near', isFar || taken(memory, 'near').length >= 2 ? [] : near],
  );
  return (
    found ??
    verdict(
      'far',
      open(
        asked,
        ALL.filter((at) => !isRoad(at)),
      ),
      true,
    )
  );
}

/** 8.1.2 The number of which most arrive Underground, then the largest. */
function bestNumber(from: readonly Origin[], most: number, limit: number): { came: number; hidden: number } {
  let best = { came: 0, hidden: -1 };
  for (let came = 1; came <= most; came++) {
    const hidden = mostHidden(from, came, limit);
    if (hidden >= best.hidden) best = { came, hidden };
  }
  return best;
}

/** What is wrong with those who came to a LoC, to Kabul or to a near Province. */
export function marched(choice: Choice, after: Board, memory: Memory): string | undefined {
  const { space: to, step, before } = choice;
  if (step === 'far') return undefined;
  const entered = taken(memory).slice(0, memory.chosen.indexOf(choice));
  const from = senders(memory, before, to, entered);
  const sizes = from.map((origin) => before.guerrillas(origin.from, T) - after.guerrillas(origin.from, T));
  const came = after.guerrillas(to, T) - before.guerrillas(to, T);
  const hidden = after.hidden(to, T) - before.hidden(to, T);
  if (sum(sizes) !== came || from.some(({ most }, i) => (sizes[i] ?? 0) > most))
    return 'who may not leave left';
  const bare = from.find(({ from: at }) => before.hidden(at, T) > 0 && after.hidden(at, T) === 0);
  if (bare !== undefined) return `nobody Underground stays in ${bare.from}`;
  const most = Math.min(wanted(before, to), sum(from.map((origin) => origin.most)));
  const best = bestNumber(from, most, quiet(before, to));
  return came === best.came && hidden === best.hidden
    ? undefined
    : `${came} came, ${hidden} hidden, not ${best.came}, ${best.hidden}`;
}
