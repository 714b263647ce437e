/** Where the signs of a terrain stand: scattered, not tiled, in loose groups with open country between them. */
import { distanceToLine, isInside, type Line, type Point, segments } from './plane.ts';

export interface Scattering {
  /** The usual distance between two signs. */
  readonly gap: number;
  /** The distance they keep from the outline. */
  readonly rim: number;
  readonly isTaken: (point: Point) => boolean;
}

export function scatter(ring: Line, seed: string, { gap, rim, isTaken }: Scattering): Point[] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [left, right, bottom] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  const chance = chances(seed);
  const phase = chance() * 6;
  const signs: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y < bottom; y += gap * 0.86, row++) {
    for (let x = left + ((row % 2) * gap) / 2; x < right; x += gap) {
      const point: Point = [x + (chance() - 0.5) * gap * 0.6, y + (chance() - 0.5) * gap * 0.55];
      const isOpen = wave(point, phase) + (chance() - 0.5) * 0.7 < -0.4;
      const isFree = !isOpen && isInside(point, ring) && !isTaken(point);
      if (isFree && distanceToLine(point, [...ring, ...ring.slice(0, 1)]) >= rim) signs.push(point);
    }
  }
  return signs.sort((a, b) => a[1] - b[1]);
}

/** Signs to both sides of a mountain range, some standing back. */
export function alongRange(range: Line, gap: number): Point[] {
  const chance = chances(`range ${String(range[0])}`);
  const signs: Point[] = [];
  let left = 0;
  for (const [[ax, ay], [bx, by]] of segments(range)) {
    const length = Math.hypot(bx - ax, by - ay);
    for (; left < length; left += gap * 0.62) {
      const [x, y] = [ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length];
      signs.push([x + (chance() - 0.5) * gap, y + (chance() - 0.5) * gap * 1.5]);
    }
    left -= length;
  }
  return signs;
}

/** Grains all over a desert. */
export const inDesert = (outline: Line, gap: number): Point[] =>
  scatter(outline, `desert ${String(outline[0])}`, { gap, rim: 0, isTaken: () => false });

/** Slow enough that groups of a dozen signs form. */
const wave = ([x, y]: Point, phase: number): number =>
  Math.sin(x * 0.021 + phase) * Math.cos(y * 0.027 + 2 * phase);

/** Numbers from 0 to 1 that depend on the seed alone, so that the same map is made every time. */
function chances(seed: string): () => number {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
