/** How sure a share of wins is. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal distribution's 97.5 % point. */
const Z = 1.959964;

/** The Wilson score interval: where the true share lies with 95 % confidence, given so many wins in so many games. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const spread = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
