/** Counters, gauges and times in the text format of Prometheus. */

const TIME_LIMITS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Metrics {
  private readonly counters = new Map<string, number>();
  private readonly gauges = new Map<string, () => number>();
  private readonly times = new Map<string, { buckets: number[]; sum: number; count: number }>();

  /** `label` tells kinds of one thing apart: `refused` by its code. */
  count(name: string, label?: string, by = 1): void {
    const key = label === undefined ? name : `${name}{kind="${label.replaceAll(/[^\w-]/g, '_')}"}`;
    this.counters.set(key, (this.counters.get(key) ?? 0) + by);
  }

  counted(name: string, label?: string): number {
    return this.counters.get(label === undefined ? name : `${name}{kind="${label}"}`) ?? 0;
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  time(name: string, seconds: number): void {
    const times = this.times.get(name) ?? { buckets: TIME_LIMITS.map(() => 0), sum: 0, count: 0 };
    this.times.set(name, times);
    times.sum += seconds;
    times.count++;
    TIME_LIMITS.forEach((limit, i) => {
      if (seconds <= limit) times.buckets[i] = (times.buckets[i] ?? 0) + 1;
    });
  }

  text(): string {
    const lines: string[] = [];
    const typed = new Set<string>();
    const type = (name: string, kind: string) => {
      if (!typed.has(name)) lines.push(`# TYPE sandtable_${name} ${kind}`);
      typed.add(name);
    };
    for (const [key, value] of [...this.counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
      type(key.replace(/\{.*/, ''), 'counter');
      lines.push(`sandtable_${key} ${value}`);
    }
    for (const [name, read] of this.gauges) {
      type(name, 'gauge');
      lines.push(`sandtable_${name} ${read()}`);
    }
    for (const [name, { buckets, sum, count }] of this.times) {
      type(name, 'histogram');
      TIME_LIMITS.forEach((limit, i) => {
        lines.push(`sandtable_${name}_bucket{le="${limit}"} ${buckets[i]}`);
      });
      lines.push(`sandtable_${name}_bucket{le="+Inf"} ${count}`, `sandtable_${name}_sum ${sum}`);
      lines.push(`sandtable_${name}_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
