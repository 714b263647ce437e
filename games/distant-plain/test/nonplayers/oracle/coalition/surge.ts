/** 8.8.2 The Coalition's Surge, looked at when it is over. */
import { type Board, by, type Id, LANDS, rank } from '../board.ts';
import type { Memory } from '../question.ts';
import { held, taking } from './flight.ts';

const C = 'coalition';
const TROOPS = 'coalition-troops';

const isLastCampaign = ({ state }: Board): boolean => state.propagandas + 1 >= state.variants.finalPropaganda;
const sites = (board: Board): Id[] =>
  held(board).filter((at) => board.bases(at, C) === 0 && board.canTakeBase(at, C));

export const canSurge = (board: Board): boolean =>
  isLastCampaign(board)
    ? held(board).some((at) => board.n(at, TROOPS) > 0)
    : sites(board).length > 0 || (board.spare(TROOPS) > 0 && held(board).length > 0);

/** The roll, and the Troops Available when it fell. */
function dieOf({ turn }: Memory): { roll: number; troops: number } {
  const [roll = 0, troops = 0] =
    turn.choices
      .find((one) => one.startsWith('surge-die:'))
      ?.slice('surge-die:'.length)
      .split('-')
      .map(Number) ?? [];
  return { roll, troops };
}

/** What comes to each space: Troops and Bases. */
type Plan = ReadonlyMap<Id, { readonly troops: number; readonly bases: number }>;

/** All the ways to bring so many to these spaces: evenly, what is over first where Taliban are. */
function plansFor(board: Board, bases: readonly Id[], spaces: readonly Id[], coming: number): Plan[] {
  const each = Math.floor(coming / Math.max(1, spaces.length));
  const over = coming - each * spaces.length;
  const hasTaliban = (at: Id): number => rank(board.pieces(at, 'taliban') > 0);
  return taking(spaces, over, hasTaliban).map(
    (more) =>
      new Map(
        spaces.map((at) => [at, { troops: each + rank(more.includes(at)), bases: rank(bases.includes(at)) }]),
      ),
  );
}

function plansIn(board: Board, memory: Memory): Plan[] {
  const { roll, troops } = dieOf(memory);
  const number = Math.min(Math.floor(roll / 2), board.spare('coalition-base'), 3, sites(board).length);
  const hasTaliban = (at: Id): number => rank(board.pieces(at, 'taliban') > 0);
  return taking(
    sites(board),
    number,
    (at) => board.pop(at),
    (at) => rank(board.bases(at, 'government') === 0),
  ).flatMap((bases) =>
    taking(
      held(board).filter((at) => !bases.includes(at)),
      3 - bases.length,
      hasTaliban,
    ).flatMap((others) => plansFor(board, bases, [...bases, ...others], Math.min(roll, troops))),
  );
}

/** Out of a space with the fewest people. */
const plansOut = (board: Board): Plan[] =>
  by(
    held(board).filter((at) => board.n(at, TROOPS) > 0),
    (at) => -board.pop(at),
  ).map((at) => new Map([[at, { troops: -board.n(at, TROOPS), bases: 0 }]]));

export function surgeFault(memory: Memory, before: Board, after: Board): string | undefined {
  const troops = (at: Id): number => after.n(at, TROOPS) - before.n(at, TROOPS);
  const bases = (at: Id): number => after.bases(at, C) - before.bases(at, C);
  const plans = isLastCampaign(before) ? plansOut(before) : plansIn(before, memory);
  const isRight = plans.some((plan) =>
    LANDS.every(
      (at) => troops(at) === (plan.get(at)?.troops ?? 0) && bases(at) === (plan.get(at)?.bases ?? 0),
    ),
  );
  const moved = LANDS.filter((at) => troops(at) !== 0 || bases(at) !== 0);
  return isRight ? undefined : moved.map((at) => `${at} ${troops(at)} Troops, ${bases(at)} Bases`).join('; ');
}
