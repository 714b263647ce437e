/** How large letters and signs are drawn: in units of the map, so that they can be read on the screen. */

/** Below this a letter on the screen is left out: less is shown instead. */
export const LEAST_LETTER = 11;
/** A figure in a mark, which stands alone on a plain ground, may be a little smaller: what it tells matters more. */
const LEAST_FIGURE = 9.9;

interface Wish {
  /** Pixels it should have at least. */
  readonly pixels: number;
  /** Units it has where there is room enough. */
  readonly units: number;
  /** How many times larger than usual it may grow. */
  readonly most: number;
}

/** Of the letters of each sort; `most` is what there is room for. */
export const NAME: Wish = { pixels: 13.5, units: 19, most: 1.4 };
export const PLATE: Wish = { pixels: 12, units: 16, most: 1.3 };
export const TOWN: Wish = { pixels: 11.5, units: 15, most: 1.35 };
export const WATER: Wish = { pixels: 16, units: 17, most: 1.5 };
export const COUNTRY: Wish = { pixels: 13, units: 14.5, most: 1.5 };
/** A mark is drawn 20 units wide, its figure in letters of 13. */
export const MARK: Wish = { pixels: 16.4, units: 20, most: 1.42 };
const FIGURE = 13;

/** So many units; `scale` is pixels a unit, 0 while that is not known. */
export function unitsOf({ pixels, units, most }: Wish, scale: number): number {
  if (scale === 0) return units;
  return Number(Math.min(units * most, Math.max(units, pixels / scale)).toFixed(2));
}

/** Whether letters of that sort can be read. */
export const isLegible = (wish: Wish, scale: number): boolean =>
  scale === 0 || unitsOf(wish, scale) * scale >= LEAST_LETTER - 0.05;

/** How many times larger than drawn marks are; their figures decide whether they are shown at all. */
export const markScale = (scale: number): number => unitsOf(MARK, scale) / MARK.units;
export const areMarksLegible = (scale: number): boolean =>
  scale === 0 || FIGURE * markScale(scale) * scale >= LEAST_FIGURE;
