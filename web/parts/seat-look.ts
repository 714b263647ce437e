/** How a seat is told apart: by colour, by letter and by shape. */
export interface SeatLook {
  /** A CSS colour that is readable on the page's panel in both themes, or a variable that is. */
  readonly colour: string;
  readonly letter: string;
  readonly shape: 'circle' | 'square' | 'diamond' | 'hexagon' | 'triangle' | 'shield';
}
