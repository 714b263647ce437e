/** How names lie on a map. */
import type { Point, Rect, SpaceShape } from './geography.ts';

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

/** How high the letters of a name in the head of a box are. */
export const HEAD = 15;
/** How wide letters of the served serif are, for letters 1 high. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u2e80-\uffff]/, 1],
  [/ /, 0.21],
  [/[fijlrt/]/, 0.32],
  [/[A-Z]/, 0.65],
  [/[mw]/, 0.82],
];
const USUAL = 0.52;

/** How much a name in the head of a box is squeezed, so that it never runs beyond it. */
export function squeeze(name: string, [, , width]: Rect): number {
  let own = 0;
  for (const sign of name) own += HEAD * (WIDTHS.find(([letters]) => letters.test(sign))?.[1] ?? USUAL);
  return Number(Math.min(1, width / own).toFixed(3));
}

/** What the name of a space covers; a line has none. */
export function nameBox(
  name: string,
  { label, head, form }: SpaceShape,
  lettering: number,
): Rect | undefined {
  if (label === undefined || head !== undefined) return head;
  return boxOf(namePlace(name, label, form === 'token', lettering));
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
