/** What a match remembers of its past: the answers given, and the rests to which it can go back. */
import type { SeatId } from './contract.ts';
import type { DiceState } from './dice.ts';
import type { Answer } from './record.ts';

/** A rest to which the match can go back. */
export interface Rest<S> {
  readonly seq: number;
  readonly asks: number;
  readonly fence: number;
  readonly lines: number;
  readonly state: S;
  readonly dice: DiceState;
}

/**
 * The oldest of these rests that an undo at will can need, as its place: the last one that is not behind the fence. Those
 * before it may go; -1 when all may be needed.
 */
export function oldestNeeded(rests: readonly { readonly seq: number }[], fence: number): number {
  return rests.findLastIndex(({ seq }) => seq <= fence);
}

export class History<S> {
  /** The sequence number of the first answer kept. */
  private readonly base: number;
  private readonly log: Answer[] = [];
  private readonly rests: Rest<S>[] = [];

  constructor(base: number) {
    this.base = base;
  }

  keep(answer: Answer): void {
    this.log.push(answer);
  }

  /** Forgets the last answer. */
  drop(): void {
    this.log.pop();
  }

  answers(): readonly Answer[] {
    return [...this.log];
  }

  since(rest: Rest<S>): readonly Answer[] {
    return this.log.slice(rest.seq - this.base);
  }

  /** Notes a rest, and lets go of rests that no undo can need; the first one stays, for copies from the beginning. */
  rest(rest: Rest<S>): void {
    const needed = oldestNeeded(this.rests, rest.fence);
    if (needed > 1) this.rests.splice(1, needed - 1);
    this.rests.push(rest);
  }

  get latest(): Rest<S> | undefined {
    return this.rests.at(-1);
  }

  /**
   * How many of the last `most` answers a seat may take back: its own and those of `bystanders`, and one of its own
   * first.
   */
  undoable(seat: SeatId, bystanders: readonly SeatId[], most: number): number {
    let count = 0;
    for (let back = 1; back <= this.log.length && back <= most; back++) {
      const other = this.log.at(-back)?.seat ?? '';
      if (other === seat) count = back;
      else if (!bystanders.includes(other)) break;
    }
    return count;
  }

  /** How far back the seat's last answer among the last `most` lies; 0 when there is none. */
  lastOf(seat: SeatId, most: number): number {
    for (let back = 1; back <= most; back++) if (this.log.at(-back)?.seat === seat) return back;
    return 0;
  }

  /** Forgets everything after the last rest before that moment; gives the rest, and the answers to give again. */
  backTo(seq: number): { readonly rest: Rest<S>; readonly again: readonly Answer[] } | undefined {
    if (!Number.isInteger(seq) || seq < this.base) return undefined;
    let at = this.rests.length - 1;
    while (at > 0 && (this.rests[at]?.seq ?? 0) > seq) at--;
    const rest = this.rests[at];
    if (rest === undefined) return undefined;
    const again = this.log.slice(rest.seq - this.base, seq - this.base);
    this.rests.length = at;
    this.log.length = rest.seq - this.base;
    return { rest, again };
  }
}
