/** Areas out of their borders: every stretch of border is listed once, with the two sides that it parts. */
import { at, indexOfNearest, type Line, type Point, samePoint, turn } from './plane.ts';

export interface Border {
  readonly from: string;
  readonly to: string;
  /** Two areas, or an area and what lies outside. */
  readonly parts: readonly [string, string];
  readonly line: Line;
}

/** The outline of an area, clockwise: its borders laid end to end. */
export function ringOf(borders: readonly Border[], area: string): Line {
  const rest = borders.filter((border) => border.parts.includes(area));
  const first = rest.shift();
  if (!first) throw new Error(`${area} has no border`);
  const ring = first.line.slice(0, -1);
  let corner = first.to;
  while (corner !== first.from) {
    const index = rest.findIndex((border) => border.from === corner || border.to === corner);
    if (index < 0) throw new Error(`the border of ${area} ends at ${corner}`);
    const next = at(rest.splice(index, 1), 0);
    const forward = next.from === corner;
    ring.push(...(forward ? next.line : next.line.toReversed()).slice(0, -1));
    corner = forward ? next.to : next.from;
  }
  if (rest.length > 0) throw new Error(`${area} falls into pieces`);
  return clockwise(ring);
}

export function clockwise(ring: Line): Line {
  return turn(ring) > 0 ? ring : ring.toReversed();
}

/** A stretch from corner to corner: its ends are drawn to the corners themselves. */
function stretch(inner: Line, from: Point, to: Point): Line {
  return [from, ...inner.filter((point) => !samePoint(point, from) && !samePoint(point, to)), to];
}

/** The part of a ring from the point nearest to one corner on to the point nearest to another. */
export function alongRing(ring: Line, from: Point, to: Point): Line {
  const start = indexOfNearest(ring, from);
  const end = indexOfNearest(ring, to);
  const inner = start < end ? ring.slice(start, end + 1) : [...ring.slice(start), ...ring.slice(0, end + 1)];
  return stretch(inner, from, to);
}

/** The part of a line between two corners; `join` where it is to be joined, if not where it is nearest to the first. */
export function alongLine(line: Line, from: Point, to: Point, join: Point = from): Line {
  const start = indexOfNearest(line, join);
  const end = indexOfNearest(line, to);
  const inner = start < end ? line.slice(start, end + 1) : line.slice(end, start + 1).toReversed();
  return stretch(inner, from, to);
}

/** Borders that follow each other as one line each. */
export function joined(borders: readonly Border[]): Line[] {
  const lines: Point[][] = [];
  let last: Border | undefined;
  for (const border of borders) {
    if (last?.to === border.from) lines.at(-1)?.push(...border.line.slice(1));
    else lines.push([...border.line]);
    last = border;
  }
  return lines;
}
