/** 8.1.2, 8.7.3 Who comes to a LoC, Kabul or a near Province: the groups of which most arrive Underground, then most. */
import { UNDERGROUND } from '../../forces.ts';
import type { Space } from '../../map.ts';
import { unmoved } from '../../turn.ts';
import type { State } from '../../state.ts';
import { unseenInto } from '../marching.ts';

/** An origin, and how many may leave it. */
export interface Sender {
  readonly from: Space;
  readonly most: number;
}

/** How a choice of groups turns out. */
interface Outcome {
  readonly hidden: number;
  readonly all: number;
}
const NOBODY: Outcome = { hidden: 0, all: 0 };

const isBetter = (one: Outcome, other: Outcome): boolean =>
  one.hidden > other.hidden || (one.hidden === other.hidden && one.all > other.all);
const isSame = (one: Outcome, other: Outcome): boolean =>
  one.hidden === other.hidden && one.all === other.all;

/** One guerrilla stays, Underground if one is: so many can arrive Underground in a group of that size. */
function arriving(state: State, from: Space, to: Space, size: number): Outcome {
  if (size > unseenInto(state, to, 'taliban')) return { hidden: 0, all: size };
  const hidden = Math.max(0, unmoved(state, from, UNDERGROUND.taliban) - 1);
  return { hidden: Math.min(size, hidden), all: size };
}

const sum = (one: Outcome, other: Outcome): Outcome => ({
  hidden: one.hidden + other.hidden,
  all: one.all + other.all,
});

/** The best that these can do together, up to so many. */
function best(state: State, to: Space, senders: readonly Sender[], wanted: number): Outcome {
  const [first, ...rest] = senders;
  if (first === undefined || wanted === 0) return NOBODY;
  let found = best(state, to, rest, wanted);
  for (let size = 1; size <= Math.min(first.most, wanted); size++) {
    const outcome = sum(arriving(state, first.from, to, size), best(state, to, rest, wanted - size));
    if (isBetter(outcome, found)) found = outcome;
  }
  return found;
}

/** The largest group from an origin with which the best comes about; 0 where it comes about only without. */
export function groupInto(
  state: State,
  to: Space,
  senders: readonly Sender[],
  from: Space,
  wanted: number,
): number {
  const one = senders.find((sender) => sender.from === from);
  if (one === undefined) return 0;
  const aim = best(state, to, senders, wanted);
  const rest = senders.filter((sender) => sender !== one);
  for (let size = Math.min(one.most, wanted); size > 0; size--) {
    const outcome = sum(arriving(state, from, to, size), best(state, to, rest, wanted - size));
    if (isSame(outcome, aim)) return size;
  }
  return 0;
}
