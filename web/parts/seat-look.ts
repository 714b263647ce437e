/** How a seat is told apart: by colour, by letter and by shape. */
export interface SeatLook {
  /** A CSS colour: the paint of its pieces, the same by day and by night. What is written on it is white or black by its lightness. */
  readonly colour: string;
  readonly letter: string;
  readonly shape: 'circle' | 'square' | 'diamond' | 'hexagon' | 'triangle' | 'shield';
}

/** The paint of a seat as text or line on the page: as dark by day and as light by night as it takes to be read. */
export function lineOf(colour: string): string {
  return `oklch(from ${colour} clamp(var(--line-least), l, var(--line-most)) c h)`;
}
