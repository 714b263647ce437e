/** Where things are on a map, as the tools in cartography/ write it (explained in cartography/README.md). */

import type { Geography, Point, Rect, SpaceShape } from '../../../cartography/format.ts';

export type { Geography, Point, Rect, SpaceShape };

/** What a compiler reads out of JSON has arrays where the drawing has points. */
export const readGeography = (data: object): Geography => data as Geography;

export function shapeOf(geography: Geography, space: string): SpaceShape {
  const shape = geography.spaces[space];
  if (shape === undefined) throw new Error(`${space} is not on the map`);
  return shape;
}

/** How far many pieces may lie over the edge of a line's box. */
const SPILL = 9;

/** The area for so many stacks of pieces. */
export function roomIn({ form, pieces }: SpaceShape, stacks = 1): Rect {
  if (form !== 'line' || stacks <= 1) return pieces;
  const [x, y, width, height] = pieces;
  return [x, y - SPILL, width + SPILL, height + 2 * SPILL];
}

export function middleOf({ pieces: [x, y, width, height] }: SpaceShape): Point {
  return [x + width / 2, y + height / 2];
}
