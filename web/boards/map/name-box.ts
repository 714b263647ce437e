/** How names lie on a map. */
import type { Point, Rect } from './geography.ts';

/** Letters of a name are that high, halo included. */
const HIGH = 20;
/** Plates stand close to each other. */
const MOST_PLATE = 1.25;

/** Where a name is drawn, how wide it is before it grows, and how many times it grows. */
export interface NamePlace {
  readonly at: Point;
  readonly width: number;
  readonly scale: number;
}

/** Names of areas grow upwards, away from what is marked below them. */
export function namePlace(name: string, [x, y]: Point, isPlate: boolean, size: number): NamePlace {
  let width = 16;
  // Chinese characters and kana are nearly twice as wide as letters.
  for (const sign of name) width += sign > '\u2e7f' ? 14.8 : 9;
  return isPlate
    ? { at: [x, y], width, scale: Math.min(size, MOST_PLATE) }
    : { at: [x, y - 9 * (size - 1)], width, scale: size };
}

/** What a name covers. */
export function boxOf({ at: [x, y], width, scale }: NamePlace): Rect {
  return [x - (width * scale) / 2, y - (HIGH * scale) / 2, width * scale, HIGH * scale];
}

/** The room moved up or down until it lies clear of a name. */
export function clearOf([x, y, width, height]: Rect, [left, top, wide, high]: Rect): Rect {
  const isApart = x >= left + wide || x + width <= left || y >= top + high || y + height <= top;
  if (isApart) return [x, y, width, height];
  const isBelow = y + height / 2 > top + high / 2;
  return [x, isBelow ? top + high : top - height, width, height];
}
