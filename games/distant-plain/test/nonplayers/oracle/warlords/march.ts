/** 8.5.2 The Warlords' March. */
import {
  type Board,
  beside,
  by,
  econ,
  type Id,
  isPash,
  isRoad,
  LANDS,
  PROVINCES,
  rank,
  ROADS,
} from '../board.ts';
import { mostHidden, type Origin, quietSize, sum } from '../common.ts';
import { type Choice, first, isPast, once, open, type Question, taken, type Verdict } from '../question.ts';
import { isFertile } from './rally.ts';

const W = 'warlords';

/** Who may leave a space: one stays at a Base, and no Control changes. */
function sender(board: Board, from: Id): Origin {
  const hidden = board.fresh(from, 'warlords-underground');
  const all = hidden + board.fresh(from, 'warlords-active');
  const kept = board.bases(from, W) > 0 ? 1 : 0;
  const able = Math.min(all, board.guerrillas(from, W) - kept);
  return { from, hidden, most: board.mayLeave(from, W, Math.max(0, able)) };
}

/** From adjacent Provinces or Kabul. */
const senders = (board: Board, to: Id): Origin[] =>
  beside(to)
    .filter((from) => LANDS.includes(from))
    .map((from) => sender(board, from))
    .filter(({ most }) => most > 0);

const quiet = (board: Board, to: Id): number =>
  quietSize(board, to, isRoad(to) || isPash(to), board.guerrillas(to, 'taliban'));

/** 8.1.2 As many as can go without anybody Underground being seen. */
const largest = (origin: Origin, size: number): number =>
  origin.hidden === 0 ? origin.most : Math.min(origin.most, size);

/** How many more there would have to be to end the Control. */
function lacking(board: Board, at: Id): number {
  const coin = board.pieces(at, 'coalition', 'government');
  const [taliban, warlords] = [board.pieces(at, 'taliban'), board.pieces(at, W)];
  switch (board.control(at)) {
    case 'coin':
      return coin - taliban - warlords;
    case 'taliban':
      return taliban - coin - warlords;
    case 'none':
      return 0;
  }
}

const canBreak = (board: Board, at: Id): boolean =>
  lacking(board, at) > 0 && sum(senders(board, at).map(({ most }) => most)) >= lacking(board, at);

/** All who come together. */
const gathered = (board: Board, to: Id): number =>
  sum(senders(board, to).map((origin) => largest(origin, quiet(board, to))));

export function march(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  const unused = (list: readonly Id[]): Id[] => open(asked, list).filter((at) => !taken(memory).includes(at));
  const roads = unused(ROADS).filter((at) => board.isEmpty(at) && senders(board, at).length > 0);
  const broken = unused(LANDS).filter((at) => canBreak(board, at));
  const near = unused(PROVINCES).filter((at) => gathered(board, at) > 0);
  const isFertileThen = (at: Id): boolean =>
    isFertile(board, at, board.guerrillas(at, W) + gathered(board, at));
  return first(
    ['loc', isPast(memory) ? [] : by(roads, econ)],
    ['control', isPast(memory, 'gather') ? [] : by(broken, (at) => board.pop(at))],
    [
      'gather',
      once(
        memory,
        'gather',
        by(near, (at) => rank(isFertileThen(at))),
      ),
    ],
  );
}

/** What is wrong with those who came to a destination. */
export function marched({ space: to, step, before }: Choice, after: Board): string | undefined {
  const from = senders(before, to);
  const limit = quiet(before, to);
  const sizes = from.map((origin) => before.guerrillas(origin.from, W) - after.guerrillas(origin.from, W));
  const came = after.guerrillas(to, W) - before.guerrillas(to, W);
  const hidden = after.hidden(to, W) - before.hidden(to, W);
  if (sum(sizes) !== came || from.some(({ most }, i) => (sizes[i] ?? 0) > most))
    return 'who may not leave left';
  const wanted = from.map((origin) => largest(origin, limit));
  const need = step === 'loc' ? 1 : lacking(before, to);
  const isCounted = step === 'loc' || (step === 'control' && sum(wanted) < need);
  if (!isCounted && wanted.some((size, i) => size !== sizes[i]))
    return `${sizes.join(' ')} left, not ${wanted.join(' ')}`;
  const number = isCounted ? need : sum(wanted);
  const best = isCounted
    ? mostHidden(from, need, limit)
    : sum(from.map((origin, i) => ((wanted[i] ?? 0) <= limit ? Math.min(origin.hidden, wanted[i] ?? 0) : 0)));
  return came === number && hidden === best
    ? undefined
    : `${came} came, ${hidden} hidden, not ${number}, ${best}`;
}
