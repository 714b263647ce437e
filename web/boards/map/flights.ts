/** Which pieces went where between two states, so that they can be seen to go. */
import { type Geography, middleOf, shapeOf } from './geography.ts';
import type { MapState, SpaceState } from './map-state.ts';
import type { Pieces } from './pieces.ts';

/** Pieces on the way. Without `from` they come from outside the map, without `to` they go there. */
export interface Flight {
  readonly kind: string;
  readonly count: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface Share {
  readonly space: string;
  readonly kind: string;
  count: number;
}

/** Kinds that are one another turned over travel as one: a piece may show itself on the way. */
function familiesOf(pieces: Pieces): readonly (readonly string[])[] {
  const kinds = Object.entries(pieces);
  return kinds
    .filter(([, { turned }]) => turned === undefined)
    .map(([kind]) =>
      kinds.filter(([other, { turned }]) => other === kind || turned === kind).map(([id]) => id),
    );
}

export function flightsBetween(
  before: MapState,
  after: MapState,
  pieces: Pieces,
  geography: Geography,
): readonly Flight[] {
  return familiesOf(pieces).flatMap((kinds) =>
    match(shares(before, after, kinds), shares(after, before, kinds), geography),
  );
}

/** All pieces of a kind in a space, whatever they carry. */
function countOf(space: SpaceState | undefined, kind: string): number {
  let count = 0;
  for (const stack of space?.stacks ?? []) if (stack.kind === kind) count += stack.count;
  return count;
}

/** What a family has more of, space by space, in the one state than in the other; turning over is no move. */
function shares(more: MapState, less: MapState, kinds: readonly string[]): Share[] {
  const found: Share[] = [];
  for (const [id, space] of more) {
    const other = less.get(id);
    const differences = kinds.map((kind) => countOf(space, kind) - countOf(other, kind));
    let surplus = differences.reduce((sum, difference) => sum + difference, 0);
    for (const [i, kind] of kinds.entries()) {
      const count = Math.min(surplus, differences[i] ?? 0);
      if (count <= 0) continue;
      surplus -= count;
      found.push({ space: id, kind, count });
    }
  }
  return found;
}

/** What came is taken to have come from the nearest place that something left. */
function match(left: readonly Share[], come: readonly Share[], geography: Geography): readonly Flight[] {
  const flights: Flight[] = [];
  for (const arrival of come) {
    const far = ({ space }: Share) => distance(geography, space, arrival.space);
    for (const departure of left.toSorted((a, b) => far(a) - far(b))) {
      const count = Math.min(arrival.count, departure.count);
      if (count === 0) continue;
      arrival.count -= count;
      departure.count -= count;
      flights.push({ kind: arrival.kind, count, from: departure.space, to: arrival.space });
    }
    if (arrival.count > 0)
      flights.push({ kind: arrival.kind, count: arrival.count, from: undefined, to: arrival.space });
  }
  for (const { kind, count, space } of left)
    if (count > 0) flights.push({ kind, count, from: space, to: undefined });
  return flights;
}

function distance(geography: Geography, a: string, b: string): number {
  const [from, to] = [middleOf(shapeOf(geography, a)), middleOf(shapeOf(geography, b))];
  return Math.hypot(from[0] - to[0], from[1] - to[1]);
}

/** The state without the pieces still on their way. */
export function withoutArrivals(map: MapState, flights: readonly Flight[]): MapState {
  if (flights.length === 0) return map;
  const shown = new Map(map);
  for (const { kind, count, to } of flights) {
    const space = to === undefined ? undefined : shown.get(to);
    if (space !== undefined) shown.set(space.id, without(space, kind, count));
  }
  return shown;
}

function without(space: SpaceState, kind: string, count: number): SpaceState {
  let left = count;
  const stacks = space.stacks.map((stack) => {
    const taken = stack.kind === kind ? Math.min(left, stack.count) : 0;
    left -= taken;
    return taken === 0 ? stack : { ...stack, count: stack.count - taken };
  });
  return { ...space, stacks: stacks.filter((stack) => stack.count > 0) };
}
