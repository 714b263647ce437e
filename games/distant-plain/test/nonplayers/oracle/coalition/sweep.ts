/** 8.8.3 The Coalition's Sweep. */
import { AFGHAN, ALL, type Board, by, type Id, isRoad, LANDS } from '../board.ts';
import { first, open, orDone, type Question, type Verdict, verdict } from '../question.ts';
import { isGrounded, lifted, liftsTo } from './flight.ts';

const C = 'coalition';
const hidden = (board: Board, at: Id): number => board.hidden(at, 'taliban') + board.hidden(at, 'warlords');
/** D19. */
const force = (board: Board, at: Id): number => (board.pieces(at, C) > 0 ? board.cubes(at) : 0);
const found = (board: Board, at: Id): number => Math.min(force(board, at), hidden(board, at));

/** In place, wherever Coalition pieces are; where nobody is found it changes nothing, and may be left out. */
export function sweep(asked: Question): Verdict | undefined {
  const { board } = asked;
  const among = open(asked, LANDS).filter((at) => board.pieces(at, C) > 0);
  const isAnybodyLeft = among.some((at) => found(board, at) > 0);
  return among.length === 0 ? undefined : verdict('place', among, !isAnybodyLeft);
}

/** Card 1 unshaded finds somebody wherever he hides, if there is a space to sweep at all. */
export const canFind = (board: Board): boolean =>
  LANDS.some((at) => found(board, at) > 0) ||
  liftGoals(board).length > 0 ||
  (board.has(1, 'unshaded') &&
    LANDS.some((at) => board.pieces(at, C) > 0) &&
    ALL.some((at) => hidden(board, at) > 0));

/** The most found after an Air Lift that lets the last Underground Taliban be found, who otherwise is not. */
function foundAfterLift(board: Board, at: Id): number {
  const last = board.hidden(at, 'taliban');
  if (last <= force(board, at)) return 0;
  const after = liftsTo(board, at).map((plan) => lifted(board, plan));
  return Math.max(0, ...after.filter((one) => force(one, at) >= last).map((one) => found(one, at)));
}

/** Card 1 shaded: no Air Lift. */
export function liftGoals(board: Board): Id[] {
  if (isGrounded(board) || board.has(1, 'shaded')) return [];
  const goals = LANDS.map((at) => ({ at, number: foundAfterLift(board, at) }));
  return by(
    goals.filter(({ number }) => number > 0),
    ({ number }) => number,
  ).map(({ at }) => at);
}

/** Card 1 unshaded: Taliban on a LoC, the last of an Afghan space, anybody. */
export function activate(asked: Question): Verdict {
  const { board } = asked;
  const taliban = open(asked, ALL).filter((at) => board.hidden(at, 'taliban') > 0);
  const last = taliban.filter((at) => AFGHAN.includes(at) && board.hidden(at, 'taliban') === 1);
  const any = taliban.length > 0 ? taliban : open(asked, ALL);
  return (
    first(['8.8.3 loc', taliban.filter(isRoad)], ['8.8.3 last', last], ['8.8.3 any', any]) ??
    orDone('8.8.3', [])
  );
}
