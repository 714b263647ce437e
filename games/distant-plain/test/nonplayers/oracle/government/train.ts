/** 8.6.2 The Government's Train. */
import { type Board, by, type Id, LANDS, rank } from '../board.ts';
import { evenly } from '../common.ts';
import {
  first,
  isPast,
  type Memory,
  open,
  orDone,
  type Question,
  spaceIn,
  taken,
  type Verdict,
  verdict,
} from '../question.ts';
import { governable } from './govern.ts';

const G = 'government';

/** D8: Government cubes beyond those that COIN Control needs. */
export function excess(board: Board, at: Id): number {
  const enemies = board.pieces(at, 'taliban', 'warlords');
  const needed = Math.max(0, enemies + 1 - board.pieces(at, 'coalition') - board.bases(at, G));
  return board.govCubes(at) - needed;
}

const hasCoinBase = (board: Board, at: Id): boolean => board.bases(at, 'coalition', G) > 0;

const canBuild = (board: Board, at: Id): boolean =>
  at !== 'kabul' && board.govCubes(at) >= 3 && !hasCoinBase(board, at) && board.canTakeBase(at, G);

/** 3.2.1 Whether Civic Action could shift it; `price` for a space that must be trained in first. */
const canWin = (board: Board, at: Id, price: number): boolean =>
  board.control(at) === 'coin' &&
  board.pop(at) > 0 &&
  !board.isSupport(at) &&
  board.state.resources.government >= 3 * (board.terror(at) + 1) + price;

/** Spaces with a Coalition Base outside the Train that could give a cube. */
const sources = (board: Board, memory: Memory, to: Id): Id[] =>
  LANDS.filter(
    (at) =>
      at !== to &&
      board.bases(at, 'coalition') > 0 &&
      board.govCubes(at) > 0 &&
      board.mayLeave(at, G, 1) > 0 &&
      !taken(memory).includes(at),
  );

const wantsCubes = (board: Board, memory: Memory, at: Id): boolean =>
  excess(board, at) <= 6 &&
  board.spare('government-troops') + board.spare('police') + sources(board, memory, at).length > 0;

/** Without a Coalition Base before with one, then those trained in already. */
function winnable({ board, memory }: Question, among: readonly Id[]): Id[] {
  const trained = taken(memory);
  const able = [
    ...trained.filter((at) => canWin(board, at, 0)),
    ...among.filter((at) => canWin(board, at, memory.turn.free ? 0 : 3)),
  ];
  return by(
    able,
    (at) => rank(board.bases(at, 'coalition') === 0),
    (at) => rank(trained.includes(at)),
  );
}

export function train(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  const hasGiven = (at: Id): boolean => memory.turn.choices.includes(`gathered:${at}`);
  const among = open(asked, LANDS).filter((at) => !hasGiven(at));
  const wanting = among.filter((at) => wantsCubes(board, memory, at));
  const others = wanting.filter((at) => at !== 'kabul' && hasCoinBase(board, at));
  const civic = isPast(memory, 'base', 'civic') ? [] : winnable(asked, among);
  const isFull = isPast(memory, 'civic') || taken(memory, 'cubes').length >= 3;
  const isIdle = !isPast(memory) && governable(board).length > 0;
  return first(
    ['base', isPast(memory) ? [] : among.filter((at) => canBuild(board, at))],
    ['kabul', isPast(memory, 'cubes', 'civic') ? [] : wanting.filter((at) => at === 'kabul')],
    ['cubes', isFull ? [] : others],
    ['civic', civic.some((at) => taken(memory).includes(at)) ? [] : civic],
    ['for-govern', isIdle ? among.filter((at) => at === 'kabul') : []],
  );
}

/** The Base where it was planned, else Civic Action. */
export function afterCubes(asked: Question): Verdict {
  const { board, memory } = asked;
  if (memory.turn.activity !== null) return verdict('8.1 over', ['done']);
  const [built] = taken(memory, 'base');
  if (built !== undefined) return verdict('8.6.2 base', [`base:${built}`]);
  const able = taken(memory).filter((at) => canWin(board, at, 0));
  const best = by(able, (at) => rank(board.bases(at, 'coalition') === 0));
  return orDone(
    '8.6.2 civic',
    best.map((at) => `civic-action:${at}`),
  );
}

/** 8.1.2, card 29: as many as can be, evenly. */
export function cubes(asked: Question, kind: 'troops' | 'police'): Verdict {
  const { board, memory } = asked;
  const at = spaceIn(asked);
  const most = board.has(29, 'shaded') ? 4 : 6;
  const come = memory.cubes.get(at) ?? evenly(most, board.spare('police'), board.spare('government-troops'));
  memory.cubes.set(at, come);
  return verdict('8.1.2 cubes', [String(come[kind])]);
}

export const gather = (asked: Question): Verdict =>
  orDone('8.6.2 from elsewhere', open(asked, sources(asked.board, asked.memory, spaceIn(asked))));
