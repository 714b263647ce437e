/** Which part of the plane a stage shows: the map's frame lies between what covers the stage, the land around it fills the rest. */
import type { Insets } from '../board.ts';

export interface StageView {
  /** For the `viewBox` of the drawing, in units. */
  readonly box: string;
  /** The point of the map in the corner of the stage. */
  readonly corner: readonly [x: number, y: number];
  /** Pixels a unit; 0 while the stage has not been measured. */
  readonly scale: number;
}

/** Less than this share of a stage is no place for a map: what covers it is disregarded then. */
const LEAST = 0.3;
/** Pixels between the frame and a panel beside it: names lie close to the edge. */
const AIR = 8;

export function viewOf(
  [width, height]: readonly [width: number, height: number],
  room: { readonly width: number; readonly height: number },
  insets: Insets,
): StageView {
  if (room.width === 0 || room.height === 0)
    return { box: `0 0 ${width} ${height}`, corner: [0, 0], scale: 0 };
  const across = room.width - insets.left - insets.right;
  const down = room.height - insets.top - insets.bottom;
  const isCovered = across < room.width * LEAST || down < room.height * LEAST;
  const free = isCovered
    ? { left: 0, top: 0, ...room }
    : {
        left: insets.left + (insets.left > 0 ? AIR : 0),
        top: insets.top,
        width: across - (insets.left > 0 ? AIR : 0) - (insets.right > 0 ? AIR : 0),
        height: down,
      };
  const scale = Math.min(free.width / width, free.height / height);
  const left = free.left / scale + (free.width / scale - width) / 2;
  const top = free.top / scale + (free.height / scale - height) / 2;
  const numbers = [-left, -top, room.width / scale, room.height / scale];
  const box = numbers.map((value) => Number(value.toFixed(2))).join(' ');
  return { box, corner: [-left, -top], scale };
}
