import { at, isInside, type Line, type Point, type Rect } from './plane.ts';

export interface Wish {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** The best proportion of width to height: of two sizes the one whose scarcer side is larger wins. */
  readonly balance: number;
  /** The air left to the rim and to obstacles. */
  readonly margin: number;
}

const STEP = 4;

/**
 * The roomiest rectangle inside a shape that keeps clear of obstacles: where the pieces of an area will lie. Undefined when even the smallest wish is too large.
 * Works on a raster with running sums, so that every place and size can be tried.
 */
export function findRoom(ring: Line, isTaken: (point: Point) => boolean, wish: Wish): Rect | undefined {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.ceil((Math.max(...xs) - left) / STEP);
  const rows = Math.ceil((Math.max(...ys) - top) / STEP);
  const sums: number[][] = [new Array<number>(columns + 1).fill(0)];
  for (let row = 0; row < rows; row++) {
    const above = at(sums, row);
    const sum = [0];
    for (let column = 0; column < columns; column++) {
      const point: Point = [left + (column + 0.5) * STEP, top + (row + 0.5) * STEP];
      const blocks = isInside(point, ring) && !isTaken(point) ? 0 : 1;
      sum.push(at(sum, column) + at(above, column + 1) - at(above, column) + blocks);
    }
    sums.push(sum);
  }
  const blocked = (x: number, y: number, w: number, h: number): number =>
    at(at(sums, y + h), x + w) - at(at(sums, y), x + w) - at(at(sums, y + h), x) + at(at(sums, y), x);

  const air = 2 * wish.margin;
  for (const [width, height] of sizes(wish)) {
    const w = Math.ceil((width + air) / STEP);
    const h = Math.ceil((height + air) / STEP);
    const places: Point[] = [];
    for (let y = 0; y + h <= rows; y++) {
      for (let x = 0; x + w <= columns; x++) if (blocked(x, y, w, h) === 0) places.push([x, y]);
    }
    if (places.length === 0) continue;
    const [x, y] = middlemost(places);
    return [
      left + x * STEP + (w * STEP - width) / 2,
      top + y * STEP + (h * STEP - height) / 2,
      width,
      height,
    ];
  }
  return undefined;
}

function sizes({ widths, heights, balance }: Wish): [number, number][] {
  const scarcer = ([width, height]: readonly [number, number]): number => Math.min(width, height * balance);
  return widths
    .flatMap((width) => heights.map((height): [number, number] => [width, height]))
    .sort((a, b) => scarcer(b) - scarcer(a) || b[0] * b[1] - a[0] * a[1]);
}

/** Of many equally good places the one in their midst, which leaves air on all sides. */
function middlemost(places: readonly Point[]): Point {
  const mx = places.reduce((sum, [x]) => sum + x, 0) / places.length;
  const my = places.reduce((sum, [, y]) => sum + y, 0) / places.length;
  return places.reduce((best, place) =>
    Math.hypot(place[0] - mx, place[1] - my) < Math.hypot(best[0] - mx, best[1] - my) ? place : best,
  );
}
