/** What wins, what there is of it, what lacks, and what would help: for every seat, made from a view alone. */
import type { SeatId } from './contract.ts';
import type { Message } from './messages.ts';

/** A figure that has to be something. Every message bears its rule. */
export interface GoalPart {
  readonly what: Message;
  readonly have: number;
  /** It must reach the goal, exceed it, or fall to it. */
  readonly must: 'reach' | 'exceed' | 'fall';
  readonly goal: number;
  /** What would bring it nearer, the best first. */
  readonly helps: readonly Message[];
}

/** One way to win: all its parts at the same time. */
export interface Way {
  /** When it wins. */
  readonly wins: Message;
  readonly parts: readonly GoalPart[];
}

export interface Goal {
  readonly seat: SeatId;
  /** Any of them wins. */
  readonly ways: readonly Way[];
}

/** How much a figure is short of what wins; 0 when it is enough. */
export function lacking({ have, must, goal }: GoalPart): number {
  switch (must) {
    case 'reach':
      return Math.max(0, goal - have);
    case 'exceed':
      return Math.max(0, goal + 1 - have);
    case 'fall':
      return Math.max(0, have - goal);
  }
}

/** Where a figure has most to gain: at most three places, the best first. */
export function mostToGain<T extends { readonly id: string }>(
  places: readonly T[],
  gainOf: (place: T) => number,
): { readonly spaces: readonly string[]; readonly gains: readonly number[] } {
  const MOST = 3;
  const best = places
    .map((place) => ({ id: place.id, gain: gainOf(place) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST);
  return { spaces: best.map(({ id }) => id), gains: best.map(({ gain }) => gain) };
}
