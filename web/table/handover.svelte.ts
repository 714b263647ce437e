/** At one screen: the seat that has to decide gets the table, after a curtain where that is wanted. */
import type { SeatId } from '@sandtable/engine';
import type { TableInfo } from '@sandtable/server/protocol';

const key = (table: string) => `sandtable.handover.${table}`;

/** Whether the table is hidden in between. Kept on this device. */
function readsHides({ id, sandbox }: TableInfo): boolean {
  const stored = localStorage.getItem(key(id));
  return stored === null ? sandbox === undefined : stored === 'yes';
}

export class Handover {
  /** Whether a curtain falls while the screen passes from one of my seats to another. */
  hides = $state(false);
  /** The seat that has taken the screen last. */
  private taken = $state<SeatId>();
  private readonly table: () => TableInfo;

  /** The seat of mine that has to decide; undefined where nobody passes the screen on. */
  readonly next: SeatId | undefined = $derived.by(() => {
    const { mine, status, turn } = this.table();
    return mine.length > 1 && status === 'running' ? turn.find((seat) => mine.includes(seat)) : undefined;
  });
  /** The seat that the table is hidden for. */
  readonly behind: SeatId | undefined = $derived(
    this.hides && this.taken !== this.next ? this.next : undefined,
  );

  constructor(table: () => TableInfo) {
    this.table = table;
    this.hides = readsHides(table());
  }

  get isTaken(): boolean {
    return this.taken !== undefined;
  }

  readonly take = (): void => {
    this.taken = this.next;
  };

  readonly hide = (value: boolean): void => {
    this.hides = value;
    localStorage.setItem(key(this.table().id), value ? 'yes' : 'no');
    if (this.next !== undefined) this.take();
  };
}
