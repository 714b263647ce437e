/** The tree of a search: what was tried, how often it could have been, and what came of it. */
import type { Chance, SeatId } from '@sandtable/engine';

/** A moment as far as answers tell it; worlds that differ in hidden things share it. */
export interface Node {
  /** By seat and option: in another world another seat may be asked here. */
  readonly branches: Map<string, Branch>;
}

export interface Branch {
  visits: number;
  /** Playouts in which the option was on the menu. */
  offered: number;
  /** The sum of what came of it for the seat that takes it, each from 0 to 1. */
  total: number;
  next: Node | undefined;
}

/** How much curiosity weighs against success. */
const CURIOSITY = 0.7;

export function node(): Node {
  return { branches: new Map() };
}

/** A branch never tried, any of them; when all were, the one of the best upper confidence bound. */
export function choose(
  here: Node,
  seat: SeatId,
  options: readonly string[],
  chance: Chance,
): { readonly option: string; readonly branch: Branch } {
  let best: { option: string; branch: Branch } | undefined;
  let bestBound = Number.NEGATIVE_INFINITY;
  let untried = 0;
  for (const option of options) {
    const branch = branchOf(here, seat, option);
    branch.offered++;
    if (branch.visits === 0) {
      untried++;
      if (chance.below(untried) === 0) best = { option, branch };
    } else if (untried === 0) {
      const bound =
        branch.total / branch.visits + CURIOSITY * Math.sqrt(Math.log(branch.offered) / branch.visits);
      if (bound > bestBound) best = { option, branch };
      bestBound = Math.max(bound, bestBound);
    }
  }
  if (best === undefined) throw new Error('a menu without options');
  return best;
}

/** The option most often tried; of equals the more successful, then the first on the menu. */
export function pick(root: Node, seat: SeatId, options: readonly string[]): string {
  let best = options[0] ?? '';
  for (const option of options) {
    const [here, there] = [branchOf(root, seat, option), branchOf(root, seat, best)];
    if (here.visits > there.visits || (here.visits === there.visits && here.total > there.total))
      best = option;
  }
  return best;
}

function branchOf(here: Node, seat: SeatId, option: string): Branch {
  const key = `${seat}/${option}`;
  let branch = here.branches.get(key);
  if (branch === undefined) {
    branch = { visits: 0, offered: 0, total: 0, next: undefined };
    here.branches.set(key, branch);
  }
  return branch;
}
