/** Points, lines and rectangles in the plane: the few operations a board needs. */

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Rect = readonly [x: number, y: number, width: number, height: number];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const samePoint = (a: Point, b: Point): boolean => distance(a, b) < 1e-6;

/** `array[index]` for an index known to be inside; throws instead of handing on `undefined`. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index < 0 ? list.length + index : index];
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return found;
}

/** The pairs of neighbouring points of a line. */
export function segments(line: Line): [Point, Point][] {
  return line.slice(1).map((end, index) => [at(line, index), end]);
}

/** Twice the area of a closed ring; positive when it turns clockwise on a screen (y downwards). */
export function turn(ring: Line): number {
  return segments([...ring, at(ring, 0)]).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
}

export function indexOfNearest(line: Line, to: Point): number {
  let best = 0;
  line.forEach((point, index) => {
    if (distance(point, to) < distance(at(line, best), to)) best = index;
  });
  return best;
}

export function distanceToSegment(p: Point, [a, b]: readonly [Point, Point]): number {
  const length = distance(a, b) ** 2;
  const along = length === 0 ? 0 : ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
  const t = Math.min(1, Math.max(0, along));
  return distance(p, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
}

export function distanceToLine(p: Point, line: Line): number {
  return Math.min(...segments(line).map((segment) => distanceToSegment(p, segment)));
}

/** Is the point inside the closed ring (even-odd)? */
export function isInside([x, y]: Point, ring: Line): boolean {
  let inside = false;
  let [ax, ay] = at(ring, -1);
  for (const [bx, by] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

export function rectAround([x, y]: Point, width: number, height: number): Rect {
  return [x - width / 2, y - height / 2, width, height];
}

export function cornersOf([x, y, width, height]: Rect): Line {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export function gapBetween([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number {
  const dx = Math.max(bx - ax - aw, ax - bx - bw);
  const dy = Math.max(by - ay - ah, ay - by - bh);
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

/** How far a rectangle stays clear of a circle; negative when they overlap. */
export function gapToCircle([x, y, width, height]: Rect, [cx, cy]: Point, radius: number): number {
  const nearest: Point = [Math.min(x + width, Math.max(x, cx)), Math.min(y + height, Math.max(y, cy))];
  return distance(nearest, [cx, cy]) - radius;
}

/** Points every few units along the rectangle's edge. */
export function rimOf(rect: Rect, step: number): Point[] {
  const corners = cornersOf(rect);
  return segments([...corners, at(corners, 0)]).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / step));
    return Array.from(
      { length: count },
      (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / count, a[1] + ((b[1] - a[1]) * i) / count],
    );
  });
}

/** Does the whole rectangle lie inside the ring? */
export function holds(ring: Line, rect: Rect): boolean {
  const [x, y, width, height] = rect;
  const pokesIn = ring.some(([px, py]) => px > x && px < x + width && py > y && py < y + height);
  return !pokesIn && rimOf(rect, 4).every((point) => isInside(point, ring));
}
