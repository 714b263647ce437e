/** How sure a figure is. */

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

/** A mean, and where the true one lies with 95 % confidence; nobody knows after a single figure. */
export interface Mean extends Interval {
  readonly mean: number;
}

/** Adds up figures one by one, in a way that does not lose what is small beside what is large. */
export class Average {
  private count = 0;
  private mean = 0;
  private squares = 0;

  add(figure: number): void {
    this.count++;
    const off = figure - this.mean;
    this.mean += off / this.count;
    this.squares += off * (figure - this.mean);
  }

  result(): Mean {
    const { count, mean } = this;
    const half = count < 2 ? 0 : Z * Math.sqrt(this.squares / (count - 1) / count);
    return { mean, low: mean - half, high: mean + half };
  }
}
