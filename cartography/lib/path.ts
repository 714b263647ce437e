import { at, type Line, type Point, type Rect } from './plane.ts';

/** One decimal is a tenth of a pixel: finer than any screen shows. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

export const roundPoint = ([x, y]: Point): Point => [round(x), round(y)];

export const roundRect = ([x, y, width, height]: Rect): Rect => [
  round(x),
  round(y),
  round(width),
  round(height),
];

/** SVG path data in relative steps between rounded points, so that rounding errors do not add up. */
export function pathOf(line: Line, closed: boolean): string {
  const points = line.map(roundPoint).filter((point, i, all) => i === 0 || !equal(point, at(all, i - 1)));
  const [start, ...rest] = points;
  if (!start) return '';
  let [x, y] = start;
  const steps = rest.map(([nx, ny]) => {
    const step = joined(round(nx - x), round(ny - y));
    [x, y] = [nx, ny];
    return step;
  });
  return `M${joined(...start)}l${steps.join(' ')}${closed ? 'z' : ''}`;
}

/** Reads back what pathOf wrote: tests and previews measure the very shapes the page draws. */
export function linesOf(path: string): Line[] {
  return path
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d*\.?\d+/g)].map(([text]) => Number(text));
      const points: Point[] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const [px, py] = points.at(-1) ?? [0, 0];
        points.push([round(px + at(numbers, i)), round(py + at(numbers, i + 1))]);
      }
      return points;
    });
}

const equal = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

const joined = (x: number, y: number): string => `${x}${y < 0 ? '' : ','}${y}`;
