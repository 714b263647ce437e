/** 8.7.4 The Taliban's Attack and Ambush. */
import { ALL, type Board, by, type Id, isRoad, rank } from '../board.ts';
import { first, isPast, open, type Question, taken, type Verdict } from '../question.ts';

const T = 'taliban';

/** Card 31 shaded: Active ones will do. */
const canAmbush = (board: Board, at: Id): boolean =>
  board.pieces(at, 'coalition', 'government', 'warlords') > 0 &&
  (board.has(31, 'shaded') ? board.guerrillas(at, T) : board.hidden(at, T)) > 0;

/** Card 23 unshaded: pieces an Attack removes there. */
const blows = (board: Board, at: Id): number => (isRoad(at) && board.has(23, 'unshaded') ? 1 : 2);

/** 3.3.3, card 24: Government cubes go before Coalition pieces. */
const hitsCoalition = (board: Board, at: Id): boolean =>
  board.pieces(at, 'coalition') > 0 && !board.has(24, 'unshaded') && board.govCubes(at) < blows(board, at);

/** Cubes go before Bases, and the Coalition's before the Government's. */
function hitsGovBase(board: Board, at: Id): boolean {
  const isSpared = board.has(24, 'unshaded');
  if (isSpared && board.n(at, 'coalition-troops') > 0) return false;
  const before = board.cubes(at) + (isSpared ? 0 : board.bases(at, 'coalition'));
  return board.bases(at, 'government') > 0 && before < blows(board, at);
}

const attackOrder = (board: Board, list: readonly Id[]): Id[] =>
  by(
    list,
    (at) => rank(!isRoad(at)),
    (at) => rank(hitsCoalition(board, at)),
  );

const ambushOrder = (board: Board, three: readonly Id[]): Id[] =>
  by(
    three,
    (at) => -board.guerrillas(at, T),
    (at) => rank(hitsCoalition(board, at)),
    (at) => rank(hitsGovBase(board, at)),
  );

/** All the threes that the order allows. */
function threes(board: Board, able: readonly Id[], chosen: readonly Id[] = []): Id[][] {
  if (chosen.length === 3 || able.length === 0) return [[...chosen]];
  return attackOrder(board, able).flatMap((at) =>
    threes(
      board,
      able.filter((other) => other !== at),
      [...chosen, at],
    ),
  );
}

/** Card 31 unshaded: the one Ambush is in that of the three spaces with the fewest guerrillas, and goes first. */
function ambushes(asked: Question, able: readonly Id[]): Id[] {
  const { board, memory } = asked;
  const number = taken(memory, 'ambush').length;
  if (number >= 3 || isPast(memory, 'four')) return [];
  if (!board.has(31, 'unshaded') || number > 0) return attackOrder(board, able);
  return threes(board, able).flatMap((three) => ambushOrder(board, three));
}

export function attack(asked: Question): Verdict | undefined {
  const { board } = asked;
  const among = open(asked, ALL);
  const able = among.filter((at) => canAmbush(board, at));
  // D13
  const strong = among.filter((at) => board.shown(at, T) >= 4 && board.pieces(at, 'coalition') > 0);
  return first(['ambush', ambushes(asked, able)], ['four', strong]);
}
