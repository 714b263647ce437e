/** 8.5.4 The Warlords' Special Activities. */
import type { Activity } from '../../../../state.ts';
import { AFGHAN, ALL, type Board, by, type Change, type Id, isPak, isRoad, LANDS, rank } from '../board.ts';
import { sum } from '../common.ts';
import { operatedIn, type Question, usedBy } from '../question.ts';
import { isFertile } from './rally.ts';

const W = 'warlords';

export const cultivable = ({ board, memory }: Question): Id[] =>
  by(
    operatedIn(memory).filter((at) => isFertile(board, at)),
    (at) => rank(board.bases(at, W) === 1),
  );

const fields = (board: Board): number =>
  sum(LANDS.filter((at) => board.pieces(at, 'coalition') === 0).map((at) => board.bases(at, W)));

/** Card 58 halves what it brings. */
const canTraffic = (board: Board): boolean =>
  board.state.resources.warlords < 75 && fields(board) >= (board.has(58, 'unshaded') ? 2 : 1);

/** A Suborn: where, of whom, and how many cubes. */
export interface Bribe {
  readonly at: Id;
  readonly way: 'base' | 'cubes' | 'taliban';
  readonly cubes: number;
}

/** How Control there can be ended by one Suborn: as many cubes as leave nobody in Control. */
function endings(board: Board, at: Id): Bribe[] {
  const ends = (change: Change): boolean =>
    board.control(at) !== 'none' && board.control(at, change) === 'none';
  if (board.bases(at, 'government') > 0 && ends({ government: -1 })) return [{ at, way: 'base', cubes: 0 }];
  for (let cubes = Math.min(3, board.govCubes(at)); cubes > 0; cubes--)
    if (ends({ government: -cubes })) return [{ at, way: 'cubes', cubes }];
  const canTurn = board.guerrillas(at, 'taliban') > 0 && ends({ taliban: -1 });
  return canTurn ? [{ at, way: 'taliban', cubes: 0 }] : [];
}

/** LoCs first, Pakistan last. */
const placeOf = ({ at }: Bribe): number => (isRoad(at) ? 2 : rank(!isPak(at)));

export function bribes(board: Board, used: readonly Id[], among: readonly Id[] = ALL): Bribe[] {
  const free = among.filter((at) => !used.includes(at));
  const ends = free.filter((at) => LANDS.includes(at)).flatMap((at) => endings(board, at));
  if (ends.length > 0) return by(ends, ({ way }) => rank(way === 'base'));
  const taliban = free.filter((at) => board.guerrillas(at, 'taliban') > 0);
  if (board.isNp('coalition'))
    return by(
      taliban.map((at): Bribe => ({ at, way: 'taliban', cubes: 0 })),
      placeOf,
    );
  const bought = AFGHAN.filter((at) => free.includes(at) && board.pieces(at, 'government') > 0);
  return by(
    bought.map((at): Bribe => ({ at, way: board.bases(at, 'government') > 0 ? 'base' : 'cubes', cubes: 3 })),
    placeOf,
  );
}

/** Card 59 forbids it. */
function canSuborn({ board, memory }: Question): boolean {
  if (board.state.resources.warlords < 2 || board.has(59, 'unshaded')) return false;
  return usedBy(memory).length < 3 && bribes(board, usedBy(memory)).length > 0;
}

export function activity(asked: Question): Activity | null {
  const { board, memory } = asked;
  const { activity: begun, doing } = memory.turn;
  if (begun !== null) return begun === 'suborn' && canSuborn(asked) ? 'suborn' : null;
  if (doing === 'rally' || doing === 'march') {
    if (cultivable(asked).length > 0) return 'cultivate';
    if (canTraffic(board)) return 'traffic';
  }
  return canSuborn(asked) ? 'suborn' : null;
}
