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

/** Student's 97.5 % points after 2, 3, ... figures, where the series below is too coarse. */
const FEW = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];

/** Student's 97.5 % point, by the number of figures less one (Abramowitz and Stegun 26.7.5). */
function student(freedom: number): number {
  const few = FEW[freedom - 1];
  if (few !== undefined) return few;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** A mean, and where the true one lies with 95 % confidence. Nobody knows after a single figure: then only the mean. */
export interface Mean extends Partial<Interval> {
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
    if (count < 2) return { mean };
    const half = student(count - 1) * Math.sqrt(this.squares / (count - 1) / count);
    return { mean, low: mean - half, high: mean + half };
  }
}
