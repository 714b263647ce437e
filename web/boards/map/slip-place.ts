/** Where a slip about a space lies: beside the space, below it or above, never over it, and inside what is free. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 10;

export function slipPlace(
  space: Box,
  [width, height]: readonly [width: number, height: number],
  free: Box,
): readonly [left: number, top: number] {
  const within = (at: number, size: number, low: number, high: number): number =>
    Math.max(low, Math.min(high - size, at));
  const level = within((space.top + space.bottom - height) / 2, height, free.top, free.bottom);
  if (space.right + GAP + width <= free.right) return [space.right + GAP, level];
  if (space.left - GAP - width >= free.left) return [space.left - GAP - width, level];
  const across = within((space.left + space.right - width) / 2, width, free.left, free.right);
  const isRoomBelow = space.bottom + GAP + height <= free.bottom;
  return [across, isRoomBelow ? space.bottom + GAP : space.top - GAP - height];
}
