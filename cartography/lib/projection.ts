import type { Point, Rect } from './plane.ts';
import type { Warp } from './warp.ts';

/**
 * Carries a stretch of the world (longitude, latitude, width and height in degrees) onto a frame, true to shape in its
 * middle. Enough for a country; what shall grow or shrink is pinned and bent (`warpThrough`), perhaps on top of this.
 */
export function fitTo(
  world: Rect,
  [width, height]: readonly [width: number, height: number],
  margin = 0,
): Warp {
  const [west, south, across, up] = world;
  const squeeze = Math.cos(((south + up / 2) * Math.PI) / 180);
  const scale = Math.min((width - 2 * margin) / (across * squeeze), (height - 2 * margin) / up);
  const [left, top] = [(width - across * squeeze * scale) / 2, (height - up * scale) / 2];
  return ([longitude, latitude]: Point): Point => [
    left + (longitude - west) * squeeze * scale,
    top + (south + up - latitude) * scale,
  ];
}
