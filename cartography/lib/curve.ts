import { at, type Line, type Point } from './plane.ts';

/** A smooth curve through the given points (centripetal enough for a map: Catmull-Rom, as short straight steps). */
export function smooth(through: Line, stepsEach = 10): Line {
  const first = at(through, 0);
  const last = at(through, -1);
  const curve: Point[] = [first];
  for (let i = 0; i + 1 < through.length; i++) {
    const b = at(through, i);
    const c = at(through, i + 1);
    const a = through[i - 1] ?? first;
    const d = through[i + 2] ?? last;
    for (let step = 1; step <= stepsEach; step++) curve.push(catmullRom(a, b, c, d, step / stepsEach));
  }
  return curve;
}

function catmullRom(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [along(0), along(1)];
}

/** Cuts corners off a line (Chaikin), keeping both ends, so that surveyors' zigzags read as drawn borders. */
export function soften(line: Line): Line {
  if (line.length < 3) return line;
  const cut: Point[] = [at(line, 0)];
  for (let i = 0; i + 1 < line.length; i++) {
    const a = at(line, i);
    const b = at(line, i + 1);
    if (i > 0) cut.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
    if (i + 2 < line.length) cut.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
  }
  cut.push(at(line, -1));
  return cut;
}
