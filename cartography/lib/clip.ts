import { at, type Line, type Point, type Rect, segments } from './plane.ts';

/** The part of a ring inside a rectangle (Sutherland-Hodgman, one side after the other). */
export function clip(ring: Line, [x, y, width, height]: Rect): Line {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, x, 1],
    [0, x + width, -1],
    [1, y, 1],
    [1, y + height, -1],
  ];
  return sides.reduce<Line>((rest, [axis, limit, sign]) => {
    if (rest.length === 0) return rest;
    const isIn = (point: Point): boolean => (point[axis] - limit) * sign >= 0;
    return segments([...rest, at(rest, 0)]).flatMap(([a, b]) => {
      const crossing = isIn(a) === isIn(b) ? [] : [cross(a, b, axis, limit)];
      return isIn(b) ? [...crossing, b] : crossing;
    });
  }, ring);
}

function cross(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const t = (limit - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}
