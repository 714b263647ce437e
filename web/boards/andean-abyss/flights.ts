/** Which pieces went where between two views, so that they can be seen to go. */
import { idOf, type Kind, KINDS, type Space, SPACES, TABLE } from '@sandtable/andean-abyss/board';
import { middleOf } from './map-data.ts';
import { countOf } from './stacks.ts';

/** Pieces on the way. Without `from` they come from the box, without `to` they go there. */
export interface Flight {
  readonly kind: Kind;
  readonly count: number;
  readonly from: Space | undefined;
  readonly to: Space | undefined;
}

interface Pieces {
  readonly pieces: readonly number[];
}

interface Share {
  readonly space: Space;
  readonly kind: Kind;
  count: number;
}

/** Kinds that are one another turned over travel as one: a guerrilla may show itself on the way. */
const FAMILIES: readonly (readonly Kind[])[] = KINDS.filter(
  (kind) => TABLE.facts(kind).activeOf === undefined,
).map((kind) => KINDS.filter((other) => other === kind || TABLE.facts(other).activeOf === kind));

export function flightsBetween(before: Pieces, after: Pieces): readonly Flight[] {
  return FAMILIES.flatMap((kinds) => {
    const [left, come] = [shares(before, after, kinds), shares(after, before, kinds)];
    return match(left, come);
  });
}

/** What a family has more of, space by space, in the one view than in the other; turning over is no move. */
function shares(more: Pieces, less: Pieces, kinds: readonly Kind[]): Share[] {
  const found: Share[] = [];
  for (let at = 0; at < SPACES.length; at++) {
    const space = at as Space;
    let surplus = 0;
    for (const kind of kinds) surplus += countOf(more, space, kind) - countOf(less, space, kind);
    for (const kind of kinds) {
      const count = Math.min(surplus, countOf(more, space, kind) - countOf(less, space, kind));
      if (count <= 0) continue;
      surplus -= count;
      found.push({ space, kind, count });
    }
  }
  return found;
}

function match(left: readonly Share[], come: readonly Share[]): readonly Flight[] {
  const flights: Flight[] = [];
  for (const arrival of come) {
    const near = left.toSorted((a, b) => distance(a.space, arrival.space) - distance(b.space, arrival.space));
    for (const departure of near) {
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

function distance(a: Space, b: Space): number {
  const [from, to] = [middleOf(idOf(a)), middleOf(idOf(b))];
  return Math.hypot(from[0] - to[0], from[1] - to[1]);
}

/** The table of pieces without those still on their way. */
export function withoutArrivals(pieces: readonly number[], flights: readonly Flight[]): readonly number[] {
  if (flights.length === 0) return pieces;
  const shown = [...pieces];
  for (const { kind, count, to } of flights) {
    if (to === undefined) continue;
    const cell = to * TABLE.width + TABLE.columnOf(kind);
    shown[cell] = Math.max(0, (shown[cell] ?? 0) - count);
  }
  return shown;
}
