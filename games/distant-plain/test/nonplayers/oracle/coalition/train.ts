/** 8.8.2 The Coalition's Train. */
import { AFGHAN, type Board, by, FACTIONS, type Id, LANDS, rank } from '../board.ts';
import { evenly } from '../common.ts';
import { excess } from '../government/train.ts';
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
import { best, won } from './civic.ts';

const C = 'coalition';
const purse = (board: Board): number => board.state.resources.government;

const takesPatronage = (board: Board): boolean =>
  (board.state.patronage >= 20 || purse(board) < 3) && board.state.patronage >= 3 && purse(board) < 75;

/** Card 18. */
const mayWin = (board: Board, at: Id): boolean =>
  board.control(at) === 'coin' && (!board.has(18, 'shaded') || at === 'kabul' || board.bases(at, C) > 0);
const goals = (board: Board): number => (board.has(18, 'unshaded') ? 2 : 1);

/** What Civic Action still needs up to Support, in those spaces of the Train that it would win over now. */
function kept(memory: Memory, board: Board): number {
  if (takesPatronage(memory.start)) return 0;
  let left = taken(memory).filter((at) => mayWin(board, at));
  let needed = 0;
  for (let number = goals(board); number > 0; number--) {
    const [at] = best(board, left);
    if (at !== undefined) needed += 3 * (board.terror(at) + 1 - board.level(at));
    left = left.filter((one) => one !== at);
  }
  return needed;
}

/** Card 12 shaded: no Police. */
const policeFor = (board: Board): number => (board.has(12, 'shaded') ? 0 : board.spare('police'));

/** Other spaces of this Train with Police to give: one is finished before the next, most pieces first. */
function sources({ board, memory }: Question, to: Id): Id[] {
  if (board.has(12, 'shaded')) return [];
  const gone = (at: Id): number => memory.turn.choices.filter((one) => one === `gathered:${at}`).length;
  const able = taken(memory).filter(
    (at) => at !== to && board.n(at, 'police') > 0 && gone(at) < 3 && board.mayLeave(at, 'government', 1) > 0,
  );
  return by(
    able,
    (at) => rank(gone(at) > 0),
    (at) => board.pieces(at, ...FACTIONS),
  );
}

function wantsCubes(asked: Question, at: Id): boolean {
  const { board, memory } = asked;
  if (board.bases(at, C) === 0 || excess(board, at) > 6) return false;
  const come = board.spare('government-troops') + policeFor(board) + sources(asked, at).length;
  return come > 0 && purse(board) >= 3 + kept(memory, board);
}

export function train(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  if (memory.chosen.length >= 3) return undefined;
  const isTransfer = takesPatronage(memory.start);
  const among = open(asked, LANDS);
  const able = among.filter((at) => mayWin(board, at) && won(board, at, kept(memory, board)) > 0);
  const isWon = isTransfer || isPast(memory, 'more') || taken(memory, 'civic').length >= goals(board);
  return first(
    ['patronage', isTransfer && !isPast(memory) ? ['kabul'] : []],
    ['civic', isWon ? [] : best(board, able)],
    ['more', among.filter((at) => wantsCubes(asked, at))],
  );
}

/** 8.1.2, card 29: as many as can be, evenly, if they can be paid. */
export function cubes(asked: Question, kind: 'troops' | 'police'): Verdict {
  const { board, memory } = asked;
  const at = spaceIn(asked);
  const canPay = memory.turn.free || purse(board) >= 3 + kept(memory, board);
  const most = board.has(29, 'shaded') ? 4 : 6;
  const come =
    memory.cubes.get(at) ?? evenly(canPay ? most : 0, policeFor(board), board.spare('government-troops'));
  memory.cubes.set(at, come);
  return verdict('8.1.2 cubes', [String(come[kind])]);
}

/** Null for card 12, which takes from anywhere. */
export const gather = (asked: Question): Verdict | null =>
  asked.options.includes('done')
    ? orDone('8.8.2 from elsewhere', open(asked, sources(asked, spaceIn(asked))))
    : null;

export function afterCubes(asked: Question): Verdict {
  const { board, memory } = asked;
  if (memory.turn.activity !== null) return verdict('8.1 over', ['done']);
  if (isPast(memory, 'patronage')) return verdict('8.8.2 patronage', ['patronage:kabul']);
  const able = taken(memory).filter((at) => mayWin(board, at));
  return orDone(
    '8.8.2 civic',
    open(
      asked,
      best(board, able).map((at) => `civic-action:${at}`),
    ),
  );
}

/** Card 12 unshaded. */
export const thenPolice = (asked: Question): Verdict =>
  verdict(
    '8.8.2 police',
    by(open(asked, AFGHAN), (at) => -asked.board.n(at, 'police')),
  );
