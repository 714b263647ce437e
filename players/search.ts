/**
 * A search for any game: information-set Monte-Carlo tree search. Every playout runs in a world of its own that the
 * seat cannot tell from the real one, so the search never knows more than a person in that seat. The budget is a
 * number of playouts, not a time: the same sight gives the same reply on every machine.
 */
import {
  type Chance,
  Dice,
  fastDice,
  type Imagined,
  type Player,
  type Reply,
  type SeatId,
  type Seen,
} from '@sandtable/engine';
import { SEARCH } from './seats.ts';
import { type Branch, choose, type Node, node, pick } from './search-tree.ts';

const DEFAULT_PLAYOUTS = 200;
const MOST_PLAYOUTS = 1_000_000;

/** Random answers after the tree ends, where the game can appraise a position; to the end of the game otherwise. */
const PLAYOUT_ANSWERS = 60;

export const search: Player = searchWith(SEARCH, DEFAULT_PLAYOUTS);

/** The player called `search:<playouts>`. */
export function searchOf(id: string): Player | undefined {
  const playouts = Number(/^search:([1-9]\d{0,6})$/.exec(id)?.[1]);
  return playouts <= MOST_PLAYOUTS ? searchWith(id, playouts) : undefined;
}

function searchWith(id: string, playouts: number): Player {
  return { id, imagines: true, answer: (seen) => answer(seen, playouts) };
}

function answer(seen: Seen, playouts: number): Reply {
  const [only, second] = seen.options;
  if (only !== undefined && second === undefined) return { option: only };
  // The player's own dice may be slow (sealed); two draws from them start a fast source.
  const chance = new Dice(fastDice(`${seen.dice.below(2 ** 32)}/${seen.dice.below(2 ** 32)}`));
  const root = node();
  for (let world = 0; world < playouts; world++) playout(root, seen.imagine(world), seen.seat, chance);
  return { option: pick(root, seen.seat, seen.options) };
}

/** One walk: down the tree, one new branch, random answers, and the outcome noted on the way back. */
function playout(root: Node, world: Imagined, seat: SeatId, chance: Chance): void {
  // In a joint ask others may have to answer first, in secret: what they take is no part of the tree.
  while (world.turn !== seat && world.turn !== undefined) answerRandomly(world, chance);
  const path: { readonly seat: SeatId; readonly branch: Branch }[] = [];
  let here: Node | undefined = root;
  while (here !== undefined && world.turn !== undefined) {
    const turn: SeatId = world.turn;
    const { option, branch } = choose(here, turn, world.options(), chance);
    world.answer(option);
    path.push({ seat: turn, branch });
    here = branch.visits === 0 ? undefined : (branch.next ??= node());
  }
  playOn(world, seat, chance);
  for (const { seat: mover, branch } of path) {
    branch.visits++;
    branch.total += worth(world, mover);
  }
}

function playOn(world: Imagined, seat: SeatId, chance: Chance): void {
  const most = world.appraise(seat) === undefined ? Number.POSITIVE_INFINITY : PLAYOUT_ANSWERS;
  for (let given = 0; given < most && world.turn !== undefined; given++) answerRandomly(world, chance);
}

function answerRandomly(world: Imagined, chance: Chance): void {
  const options = world.options();
  world.answer(options[options.length === 1 ? 0 : chance.below(options.length)] ?? '');
}

/** What the world came to for a seat, from 0 to 1. A win that everybody shares is worth half. */
function worth(world: Imagined, seat: SeatId): number {
  const { result } = world;
  if (result === undefined) return world.appraise(seat) ?? 0;
  if (!result.winners.includes(seat)) return 0;
  return result.winners.length === result.standings.length ? 0.5 : 1;
}
