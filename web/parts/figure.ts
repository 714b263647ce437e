/** Numbers as they are printed: with a true minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number that tells a difference or a margin. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}
