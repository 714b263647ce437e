/** 8.8.2, 8.8.3 What the Coalition flies: whom an Air Lift takes, where an Air Strike falls. */
import { ALL, type Board, by, type Id, isPak, isRoad, LANDS, rank } from '../board.ts';
import type { LiftPlan } from '../question.ts';

const C = 'coalition';
const TROOPS = 'coalition-troops';
const GOV = 'government-troops';

export const held = (board: Board): Id[] => LANDS.filter((at) => board.control(at) === 'coin');

function subsets(list: readonly Id[], number: number): Id[][] {
  if (number === 0) return [[]];
  return list.flatMap((one, i) => subsets(list.slice(i + 1), number - 1).map((rest) => [one, ...rest]));
}

/** All ways to take so many by these keys. */
export function taking(list: readonly Id[], number: number, ...keys: ((at: Id) => number)[]): Id[][] {
  if (number === 0 || list.length === 0) return [[]];
  const top = by(list, ...keys);
  if (top.length >= number) return subsets(top, number);
  const rest = list.filter((at) => !top.includes(at));
  return taking(rest, number - top.length, ...keys).map((more) => [...top, ...more]);
}

// 8.8.2 Air Lift.

/** Coalition Troops that could leave: one stays, Control too. */
export const surplus = (board: Board, at: Id): number =>
  board.mayLeave(at, C, Math.max(0, board.n(at, TROOPS) - 1));

/** Card 10: Government Troops that could go with them. */
function along(board: Board, at: Id): number {
  if (board.has(10, 'shaded')) return 0;
  const troops = Math.min(3, Math.max(0, board.n(at, GOV) - 1));
  return board.mayLeave(at, C, surplus(board, at) + troops) - surplus(board, at);
}

/** Two spaces under COIN Control with most to spare. */
const origins = (board: Board, except?: Id): Id[][] =>
  taking(
    held(board).filter((at) => at !== except && surplus(board, at) > 0),
    2,
    (at) => surplus(board, at),
    (at) => along(board, at),
  ).filter((from) => from.length > 0);

export const liftsTo = (board: Board, to: Id): LiftPlan[] => origins(board, to).map((from) => ({ from, to }));

/** After a Train: where Taliban are, then to most people. */
export const trainLifts = (board: Board): LiftPlan[] =>
  origins(board).flatMap((from) =>
    by(
      held(board).filter((at) => !from.includes(at)),
      (at) => rank(board.pieces(at, 'taliban') > 0),
      (at) => board.pop(at),
    ).map((to) => ({ from, to })),
  );

/** The table after an Air Lift. */
export function lifted(board: Board, { from, to }: LiftPlan): Board {
  const after = board.copy();
  let left = board.has(10, 'shaded') ? 0 : 3;
  for (const at of from) {
    const troops = surplus(after, at);
    after.carry(at, to, TROOPS, troops);
    const more = Math.min(left, after.mayLeave(at, 'government', Math.max(0, after.n(at, GOV) - 1)));
    after.carry(at, to, GOV, more);
    left -= more;
  }
  return after;
}

/** Card 57. */
export const isGrounded = (board: Board): boolean => board.has(57, 'unshaded');

// 8.8.3 Air Strike.

/** Card 3. */
const blows = (board: Board): number => (board.has(3, 'unshaded') ? 2 : 1);
const isInSight = (board: Board, at: Id): boolean => board.hidden(at, 'taliban') === 0;

const goesBase = (board: Board, at: Id): boolean =>
  board.bases(at, 'taliban') > 0 && isInSight(board, at) && board.shown(at, 'taliban') < blows(board);
const goesLast = (board: Board, at: Id): boolean =>
  isInSight(board, at) && board.pieces(at, 'taliban') <= blows(board);

/** Card 2: the first of its spaces may be in Pakistan, whoever hides there. */
const isQuiet = (board: Board, at: Id, used: readonly Id[]): boolean =>
  board.has(2, 'unshaded') && used.length === 0 && isPak(at);

export function strikes(board: Board, used: readonly Id[]): Id[] {
  const all = ALL.filter((at) => !isRoad(at) && at !== 'kabul' && !used.includes(at));
  const quiet = all.filter((at) => isQuiet(board, at, used) && board.pieces(at, 'taliban') > 0);
  if (quiet.length > 0) return by(quiet, (at) => -board.guerrillas(at, 'taliban'));
  const { box, hard } = board.state.islamabad;
  return by(
    all.filter((at) => board.shown(at, 'taliban') > 0 || goesBase(board, at)),
    (at) => rank(box === 'sponsorship' && hard && isPak(at)),
    (at) => rank(goesBase(board, at)),
    (at) => rank(goesLast(board, at)),
    (at) => board.guerrillas(at, 'taliban'),
  );
}

/** What an Air Strike takes of the Taliban, on this copy. */
export function strikeAll(board: Board): { bases: number; guerrillas: number } {
  const gone = { bases: 0, guerrillas: 0 };
  const used: Id[] = [];
  while (used.length < 3) {
    const [at] = strikes(board, used);
    if (at === undefined) break;
    const isHidden = isQuiet(board, at, used);
    used.push(at);
    for (let left = isHidden ? 1 : blows(board); left > 0; left--) strikeOnce(board, at, isHidden, gone);
  }
  return gone;
}

function strikeOnce(
  board: Board,
  at: Id,
  isHidden: boolean,
  gone: { bases: number; guerrillas: number },
): void {
  if (board.shown(at, 'taliban') > 0 || (isHidden && board.hidden(at, 'taliban') > 0)) {
    board.take(at, board.shown(at, 'taliban') > 0 ? 'taliban-active' : 'taliban-underground', 1);
    gone.guerrillas++;
  } else if (board.guerrillas(at, 'taliban') === 0 && board.bases(at, 'taliban') > 0) {
    board.take(at, 'taliban-base', 1);
    gone.bases++;
  }
}
