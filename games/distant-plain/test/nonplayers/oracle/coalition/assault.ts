/** 8.8.4 The Coalition's Assault, tried on copies of the table. */
import { AFGHAN, type Board, by, type Id, isRoad } from '../board.ts';
import { lifted, liftsTo, isGrounded, strikeAll } from './flight.ts';

const TROOPS = 'coalition-troops';

/** What goes: of the Taliban, and in all. */
interface Toll {
  talibanBases: number;
  talibanGuerrillas: number;
  bases: number;
  guerrillas: number;
}
const nothing = (): Toll => ({ talibanBases: 0, talibanGuerrillas: 0, bases: 0, guerrillas: 0 });
const allOf = ({ bases, guerrillas }: Toll): number => bases + guerrillas;

const govForce = (board: Board, at: Id): number =>
  isRoad(at) || at === 'kabul' ? board.govCubes(at) : board.n(at, 'government-troops');

/** 3.2.4, card 7 shaded: pieces that so many cubes remove. */
function strength(board: Board, at: Id, isJoint: boolean): number {
  const force = board.n(at, TROOPS) + (isJoint ? govForce(board, at) : 0);
  return board.has(7, 'shaded') ? Math.min(2, force) : force;
}

/** Card 7 unshaded: one of the Taliban, else of the Warlords, turns Active first. */
function find(board: Board, at: Id): void {
  const who = (['taliban', 'warlords'] as const).find((one) => board.hidden(at, one) > 0);
  if (who === undefined || !board.has(7, 'unshaded')) return;
  board.take(at, `${who}-underground`, 1);
  board.put(at, `${who}-active`, 1);
}

/** The Assault in one space of this copy, Taliban first. */
function assaultIn(board: Board, at: Id, isJoint: boolean): Toll {
  const toll = nothing();
  let left = strength(board, at, isJoint);
  find(board, at);
  for (const who of ['taliban', 'warlords'] as const) {
    const guerrillas = Math.min(left, board.shown(at, who));
    board.take(at, `${who}-active`, guerrillas);
    const bases = board.guerrillas(at, who) === 0 ? Math.min(left - guerrillas, board.bases(at, who)) : 0;
    board.take(at, `${who}-base`, bases);
    left -= guerrillas + bases;
    toll.guerrillas += guerrillas;
    toll.bases += bases;
    if (who === 'taliban') [toll.talibanGuerrillas, toll.talibanBases] = [guerrillas, bases];
  }
  return toll;
}
const tried = (board: Board, at: Id, isJoint: boolean): Toll => assaultIn(board.copy(), at, isJoint);

/** D14, card 10: Government cubes fight in the first space if more go, and anywhere if a Base goes. */
export function joins(board: Board, at: Id, isFirst: boolean, price = 3): boolean {
  if (govForce(board, at) === 0 || board.has(10, 'shaded') || board.state.resources.government < price)
    return false;
  const [alone, both] = [tried(board, at, false), tried(board, at, true)];
  return both.bases > alone.bases || (isFirst && allOf(both) > allOf(alone));
}

/** Where it assaults next: by what goes with Government cubes only for a Base; they then help in the first space. */
export function targets(board: Board, used: readonly Id[]): Id[] {
  const able = AFGHAN.filter(
    (at) => !used.includes(at) && board.cubes(at) > 0 && board.pieces(at, 'taliban', 'warlords') > 0,
  ).map((at) => ({ at, toll: tried(board, at, joins(board, at, false)) }));
  return by(
    able.filter(({ toll }) => allOf(toll) > 0),
    ({ toll }) => toll.talibanBases,
    ({ toll }) => toll.talibanGuerrillas,
    ({ at }) => board.pop(at),
  ).map(({ at }) => at);
}

/** Card 17: a whole Assault on this copy. */
function assaultAll(board: Board): Toll {
  const sum = nothing();
  const used: Id[] = [];
  while (used.length < (board.has(17, 'shaded') ? 1 : Number.POSITIVE_INFINITY)) {
    const [at] = targets(board, used);
    if (at === undefined) break;
    const isJoint = joins(board, at, used.length === 0);
    if (isJoint) board.state.resources.government -= 3;
    const toll = assaultIn(board, at, isJoint);
    for (const key of ['talibanBases', 'talibanGuerrillas', 'bases', 'guerrillas'] as const)
      sum[key] += toll[key];
    used.push(at);
  }
  return sum;
}

/** A Taliban Base or four Taliban guerrillas. */
const isEnough = ({ talibanBases, talibanGuerrillas }: Toll): boolean =>
  talibanBases > 0 || talibanGuerrillas >= 4;

/** With an Air Strike, which needs an Assault to go with (4.1). */
function withStrike(board: Board): Toll {
  const copy = board.copy();
  const toll = assaultAll(copy);
  if (allOf(toll) === 0 || isGrounded(board)) return toll;
  const { bases, guerrillas } = strikeAll(copy);
  return {
    talibanBases: toll.talibanBases + bases,
    talibanGuerrillas: toll.talibanGuerrillas + guerrillas,
    bases: toll.bases + bases,
    guerrillas: toll.guerrillas + guerrillas,
  };
}

/** 4.1 An Assault that only the Air Lift makes possible begins where something is exposed. */
function mayFlyTo(board: Board): (to: Id) => boolean {
  const canBegin = targets(board, []).length > 0;
  const isOpen = (to: Id, who: 'taliban' | 'warlords'): boolean =>
    board.shown(to, who) > 0 || (board.bases(to, who) > 0 && board.hidden(to, who) === 0);
  return (to) =>
    board.pieces(to, 'taliban') > 0 && (canBegin || isOpen(to, 'taliban') || isOpen(to, 'warlords'));
}

/** Taliban that go in a space to which an Air Lift has gone, if that is enough. */
function takenAfterLift(board: Board, to: Id): number {
  const taken = liftsTo(board, to).map((plan) => {
    const after = lifted(board, plan);
    const before = after.pieces(to, 'taliban');
    return isEnough(assaultAll(after)) ? before - after.pieces(to, 'taliban') : 0;
  });
  return Math.max(0, ...taken);
}

/** Where an Air Lift lets enough go, which an Air Strike does not. */
export function liftGoals(board: Board): Id[] {
  if (isGrounded(board) || isEnough(withStrike(board))) return [];
  const goals = AFGHAN.filter(mayFlyTo(board)).map((at) => ({ at, taken: takenAfterLift(board, at) }));
  return by(
    goals.filter(({ taken }) => taken > 0),
    ({ taken }) => taken,
  ).map(({ at }) => at);
}

export const isWorthIt = (board: Board): boolean =>
  isEnough(withStrike(board)) || liftGoals(board).length > 0;

/** Card 34 shaded: only one guerrilla would go, whatever is flown. */
export function isTooDear(board: Board): boolean {
  const { bases, guerrillas } = withStrike(board);
  return board.has(34, 'shaded') && bases === 0 && guerrillas <= 1 && liftGoals(board).length === 0;
}
