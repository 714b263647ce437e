/** Counters, gauges and times in the text format of Prometheus, under the names it wants. */

const TIME_LIMITS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What each of them tells. */
const HELP: Readonly<Record<string, string>> = {
  requests: 'HTTP requests.',
  frames: 'Frames that came over WebSockets.',
  answers: 'Answers that people gave.',
  events_stored: 'Events that were stored.',
  refused: 'What was refused, by code.',
  bots_failed: "Bots' turns that failed.",
  bots_paused: "Bots' turns that wait because nobody looks.",
  joined: 'Seats that people took.',
  tidied: 'What was let go because nobody uses it, by kind.',
  moderation_acts: 'Acts of hosts and moderators, by kind.',
  cpu_seconds: 'Processor time of this process.',
  memory_bytes: 'Resident memory of this process.',
  sockets: 'Open WebSockets.',
  people_online: 'People with an open WebSocket.',
  watchers: 'Viewpoints at open tables.',
  tables_open: 'Tables in memory.',
  queue_length: 'What waits for its turn, by kind.',
  event_loop_delay_seconds: 'How late the serving thread was since the last look.',
  event_loop_utilization_ratio: 'How busy the serving thread was since the last look.',
  storage_failing: '1 while nothing can be stored.',
  database_bytes: 'Size of the database.',
  disk_free_bytes: 'Room left on the disk of the database, where it is on this machine.',
  answer_seconds: 'From an answer to its acknowledgement.',
  store_seconds: 'Storing an event.',
  bot_seconds: "A bot's turn, waiting included.",
  table_open_seconds: 'Reading a table into memory.',
};

type Timed = 'answer_seconds' | 'store_seconds' | 'bot_seconds' | 'table_open_seconds';

interface Times {
  readonly buckets: number[];
  sum: number;
  count: number;
}

type Read = () => number | undefined | Promise<number | undefined>;

export class Metrics {
  private readonly counters = new Map<string, number>();
  private readonly gauges = new Map<string, { readonly kind: 'gauge' | 'counter'; readonly read: Read }>();
  /** All are told from the start, so that the first one leaves no gap in a rate. */
  private readonly times: Readonly<Record<Timed, Times>> = {
    answer_seconds: noTimes(),
    store_seconds: noTimes(),
    bot_seconds: noTimes(),
    table_open_seconds: noTimes(),
  };

  /** `label` tells kinds of one thing apart: `refused` by its code. */
  count(name: string, label?: string, by = 1): void {
    const key = keyOf(name, label);
    this.counters.set(key, (this.counters.get(key) ?? 0) + by);
  }

  counted(name: string, label?: string): number {
    return this.counters.get(keyOf(name, label)) ?? 0;
  }

  /** Read when somebody asks; undefined is not told. */
  gauge(name: string, read: Read, label?: string): void {
    this.gauges.set(keyOf(name, label), { kind: 'gauge', read });
  }

  /** Something that only grows and is counted elsewhere. */
  counter(name: string, read: () => number): void {
    this.gauges.set(name, { kind: 'counter', read });
  }

  time(name: Timed, seconds: number): void {
    const times = this.times[name];
    times.sum += seconds;
    times.count++;
    TIME_LIMITS.forEach((limit, i) => {
      if (seconds <= limit) times.buckets[i] = (times.buckets[i] ?? 0) + 1;
    });
  }

  async text(): Promise<string> {
    const lines: string[] = [];
    const typed = new Set<string>();
    const write = (key: string, kind: 'counter' | 'gauge', value: number) => {
      const [name = '', label = ''] = key.split(/(?=\{)/);
      const full = kind === 'counter' ? `${name}_total` : name;
      if (!typed.has(name)) lines.push(...headOf(name, full, kind));
      typed.add(name);
      lines.push(`sandtable_${full}${label} ${value}`);
    };
    for (const [key, value] of [...this.counters].sort(([a], [b]) => (a < b ? -1 : 1)))
      write(key, 'counter', value);
    for (const [key, { kind, read }] of this.gauges) {
      const value = await read();
      if (value !== undefined) write(key, kind, value);
    }
    for (const [name, { buckets, sum, count }] of Object.entries(this.times)) {
      lines.push(...headOf(name, name, 'histogram'));
      TIME_LIMITS.forEach((limit, i) => {
        lines.push(`sandtable_${name}_bucket{le="${limit}"} ${buckets[i]}`);
      });
      lines.push(`sandtable_${name}_bucket{le="+Inf"} ${count}`, `sandtable_${name}_sum ${sum}`);
      lines.push(`sandtable_${name}_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

function noTimes(): Times {
  return { buckets: TIME_LIMITS.map(() => 0), sum: 0, count: 0 };
}

function keyOf(name: string, label: string | undefined): string {
  return label === undefined ? name : `${name}{kind="${label.replaceAll(/[^\w-]/g, '_')}"}`;
}

function headOf(name: string, full: string, kind: string): readonly string[] {
  return [`# HELP sandtable_${full} ${HELP[name] ?? name}`, `# TYPE sandtable_${full} ${kind}`];
}
