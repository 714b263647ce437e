import { at, distance, type Point } from './plane.ts';

/** A place whose spot on the board is decided by hand. */
export interface Pin {
  readonly from: Point;
  readonly to: Point;
}

export type Warp = (point: Point) => Point;

/**
 * The smoothest bending of the plane that carries every pin where it belongs (a thin-plate spline).
 * It lets a crowded Andes grow and an empty Amazon shrink without a visible seam.
 */
export function warpThrough(pins: readonly Pin[]): Warp {
  const size = pins.length + 3;
  const rows = Array.from({ length: size }, (_, r) =>
    Array.from({ length: size }, (_, c): number => {
      const pinR = pins[r];
      const pinC = pins[c];
      if (pinR && pinC) return bend(distance(pinR.from, pinC.from));
      if (pinR) return flat(pinR.from, c - pins.length);
      if (pinC) return flat(pinC.from, r - pins.length);
      return 0;
    }),
  );
  const weights = ([0, 1] as const).map((axis) => solve(rows, [...pins.map((pin) => pin.to[axis]), 0, 0, 0]));
  const along = (point: Point, w: readonly number[]): number =>
    pins.reduce((sum, pin, i) => sum + at(w, i) * bend(distance(point, pin.from)), 0) +
    [0, 1, 2].reduce((sum, term) => sum + at(w, pins.length + term) * flat(point, term), 0);
  return (point) => [along(point, at(weights, 0)), along(point, at(weights, 1))];
}

const bend = (r: number): number => (r === 0 ? 0 : r * r * Math.log(r));

const flat = (point: Point, term: number): number => at([1, ...point], term);

/** Gaussian elimination with row exchange. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, at(right, i)]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column).map((row) => Math.abs(at(row, column)));
    const pivot = column + rest.indexOf(Math.max(...rest));
    [rows[column], rows[pivot]] = [at(rows, pivot), at(rows, column)];
    const top = at(rows, column);
    for (let r = column + 1; r < size; r++) {
      const factor = at(at(rows, r), column) / at(top, column);
      rows[r] = at(rows, r).map((value, c) => value - factor * at(top, c));
    }
  }
  const answer = new Array<number>(size).fill(0);
  for (let r = size - 1; r >= 0; r--) {
    const row = at(rows, r);
    const known = answer.reduce((sum, value, c) => (c > r ? sum + value * at(row, c) : sum), 0);
    answer[r] = (at(row, size) - known) / at(row, r);
  }
  return answer;
}
