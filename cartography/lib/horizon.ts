/** The world around a map: a warp that holds for a neighbourhood goes over into a level plane, so that land runs on to any window's edge. */
import { clip } from './clip.ts';
import { at, distance, type Line, type Point, type Rect, segments, turn } from './plane.ts';
import { type Pin, solve, type Warp } from './warp.ts';

export interface Horizon {
  /** Where the warp holds (longitude, latitude, width and height). */
  readonly neighbourhood: Rect;
  /** Degrees over which it goes over into the plane. */
  readonly reach: number;
  /** What of the world is drawn at all, and what of the board. */
  readonly world: Rect;
  readonly cut: Rect;
}

/** The level plane that comes nearest to all pins: longitude and latitude, each carried by three numbers. */
export function levelOf(pins: readonly Pin[]): Warp {
  const terms = pins.map(({ from }) => [1, ...from]);
  const rows = [0, 1, 2].map((r) =>
    [0, 1, 2].map((c) => terms.reduce((sum, term) => sum + at(term, r) * at(term, c), 0)),
  );
  const [across, down] = ([0, 1] as const).map((axis) =>
    solve(
      rows,
      [0, 1, 2].map((r) => pins.reduce((sum, { to }, i) => sum + at(at(terms, i), r) * to[axis], 0)),
    ),
  );
  const along = (weights: readonly number[] = [], [x, y]: Point): number =>
    at(weights, 0) + at(weights, 1) * x + at(weights, 2) * y;
  return (point) => [along(across, point), along(down, point)];
}

/** The warp inside its neighbourhood, the plane far outside, and what lies between them smoothly in between. */
export function levelled(warp: Warp, plane: Warp, { neighbourhood, reach }: Horizon): Warp {
  return (point) => {
    const far = Math.min(1, outside(point, neighbourhood) / reach);
    if (far === 0) return warp(point);
    const share = far * far * (3 - 2 * far);
    const [near, level] = [warp(point), plane(point)];
    return [near[0] + (level[0] - near[0]) * share, near[1] + (level[1] - near[1]) * share];
  };
}

function outside([px, py]: Point, [x, y, width, height]: Rect): number {
  return Math.hypot(Math.max(0, x - px, px - x - width), Math.max(0, y - py, py - y - height));
}

/** So many further points on a stretch of border as long as the reach, which the plane would otherwise cut short. */
const STEPS = 6;
/** Smaller islands are specks. */
const SPECK = 160;
/** What lies far beyond the frame is drawn a little coarser, the same on both sides of a border. */
const COARSE = 3;

/** Land (longitude and latitude) as it lies around a map, largest part first. */
export function landAround(
  rings: readonly Line[],
  warp: Warp,
  horizon: Horizon,
  frame: readonly [width: number, height: number],
): Line[] {
  const isFar = (point: Point): boolean => outside(point, [0, 0, ...frame]) > 40;
  const coarsen = (point: Point): Point =>
    isFar(point) ? [Math.round(point[0] / COARSE) * COARSE, Math.round(point[1] / COARSE) * COARSE] : point;
  return rings
    .map((ring) => dense(clip(ring, horizon.world), horizon).map(warp))
    .map((ring) => straightened(clip(ring, horizon.cut).map(coarsen)))
    .filter((ring) => ring.length > 2 && Math.abs(turn(ring)) > SPECK)
    .sort((a, b) => Math.abs(turn(b)) - Math.abs(turn(a)));
}

/** Further points on long stretches outside the neighbourhood. */
function dense(ring: Line, { neighbourhood, reach }: Horizon): Line {
  if (ring.length === 0) return ring;
  return segments([...ring, at(ring, 0)]).flatMap(([a, b]) => {
    const isNear = outside(a, neighbourhood) === 0 && outside(b, neighbourhood) === 0;
    const count = isNear ? 1 : Math.max(1, Math.ceil((distance(a, b) * STEPS) / reach));
    return Array.from(
      { length: count },
      (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / count, a[1] + ((b[1] - a[1]) * i) / count],
    );
  });
}

/** Without points that add nothing: doubles, and those in the middle of a straight stretch. */
function straightened(ring: Line): Line {
  const kept: Point[] = [];
  ring.forEach((point, i) => {
    const [before, after] = [kept.at(-1) ?? at(ring, -1), at(ring, (i + 1) % ring.length)];
    const bend =
      (point[0] - before[0]) * (after[1] - before[1]) - (point[1] - before[1]) * (after[0] - before[0]);
    if (distance(point, before) > 0.05 && Math.abs(bend) > 0.5) kept.push(point);
  });
  return kept;
}
