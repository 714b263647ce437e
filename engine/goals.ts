/** What wins, what there is of it, what lacks, and what would help: for every seat, made from a view alone. */
import type { SeatId } from './contract.ts';
import type { Message } from './messages.ts';

/** A figure that has to be something. Every message bears its rule. */
export interface Figure {
  readonly what: Message;
  readonly have: number;
  /** It must reach the goal, exceed it, or fall to it. */
  readonly must: 'reach' | 'exceed' | 'fall';
  readonly goal: number;
  /** What would bring it nearer, the best first. */
  readonly helps: readonly Message[];
}

/** With how much it is short of what wins; 0 when it is enough. */
export interface GoalPart extends Figure {
  readonly lacks: number;
}

/** One way to win: all its parts at the same time. */
export interface Way<P = GoalPart> {
  /** When it wins. */
  readonly wins: Message;
  readonly parts: readonly P[];
}

export interface Goal<P = GoalPart> {
  readonly seat: SeatId;
  /** Any of them wins. */
  readonly ways: readonly Way<P>[];
}

/** What a game counts, with what lacks of it. */
export const measured = (goals: readonly Goal<Figure>[]): readonly Goal[] =>
  goals.map(({ seat, ways }) => ({
    seat,
    ways: ways.map(({ wins, parts }) => ({
      wins,
      parts: parts.map((part) => ({ ...part, lacks: lacking(part) })),
    })),
  }));

function lacking({ have, must, goal }: Figure): number {
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
