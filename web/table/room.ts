/** How a table is arranged: by the room there is for letters of the chosen size, not by the size of the window. */
export type Room = 'wide' | 'narrow' | 'low' | 'corner';

/** In rem. Fingers need more room than a pointer. */
const WIDE = 68.75;
const WIDE_FOR_FINGERS = 80;
const LOW = 34;
const CORNER = 36;

export function roomFor(width: number, height: number, isTouched: boolean): Room {
  if (height <= LOW) return width > CORNER ? 'low' : 'corner';
  return width >= (isTouched ? WIDE_FOR_FINGERS : WIDE) ? 'wide' : 'narrow';
}
