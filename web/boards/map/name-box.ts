/** How names lie on a map. */
import type { Point, Rect, SpaceShape } from './geography.ts';
import { NAME, PLATE, unitsOf } from './lettering.ts';

/** Where a name is drawn, how large its letters are, and how wide it runs. */
export interface NamePlace {
  readonly at: Point;
  readonly size: number;
  readonly width: number;
}

/** How wide a letter is, for letters 1 high: Chinese characters and kana are twice as wide as others. */
const WIDTH = { name: 0.53, plate: 0.56, full: 1 };
/** How high a name is with its halo, and a plate. */
const HIGH = 1.34;
const AIR = 0.95;

/** Names of areas grow upwards, away from what is marked below them. */
export function namePlace(name: string, [x, y]: Point, isPlate: boolean, scale: number): NamePlace {
  const wish = isPlate ? PLATE : NAME;
  const size = unitsOf(wish, scale);
  let letters = 0;
  for (const sign of name) letters += sign > '\u2e7f' ? WIDTH.full : WIDTH[isPlate ? 'plate' : 'name'];
  const width = (letters + (isPlate ? AIR : 0)) * size;
  return { at: [x, isPlate ? y : y - (size - wish.units) * 0.6], size, width };
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
export function nameBox(name: string, { label, head, form }: SpaceShape, scale: number): Rect | undefined {
  if (label === undefined || head !== undefined) return head;
  return boxOf(namePlace(name, label, form === 'token', scale));
}

/** What a name covers. */
export function boxOf({ at: [x, y], width, size }: NamePlace): Rect {
  return [x - width / 2, y - (HIGH * size) / 2, width, HIGH * size];
}

/** The room moved up or down until it lies clear of a name. */
export function clearOf([x, y, width, height]: Rect, [left, top, wide, high]: Rect): Rect {
  const isApart = x >= left + wide || x + width <= left || y >= top + high || y + height <= top;
  if (isApart) return [x, y, width, height];
  const isBelow = y + height / 2 > top + high / 2;
  return [x, isBelow ? top + high : top - height, width, height];
}
