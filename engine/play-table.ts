/** The table as the rules hold it. */
import type { SeatId, Table } from './contract.ts';
import { Dice, type DiceState } from './dice.ts';
import type { Line } from './journal.ts';
import type { Message } from './messages.ts';

export class PlayTable<S> implements Table<S> {
  readonly state: S;
  /** Replaced when a world is imagined. */
  dice: Dice;
  /** Undefined when nobody reads. */
  readonly journal: Line[] | undefined;
  /** Undefined when nobody counts. */
  counts: Map<string, number> | undefined;
  /** Answers given so far. */
  seq = 0;
  /** Answers that cannot be undone at will: the first `fence` of them. */
  fence = 0;

  constructor(
    state: S,
    dice: DiceState,
    journal: Line[] | undefined,
    counts: Map<string, number> | undefined,
  ) {
    this.state = state;
    this.dice = new Dice(dice);
    this.journal = journal;
    this.counts = counts;
  }

  roll(sides: number): number {
    this.fence = this.seq;
    return this.dice.roll(sides);
  }

  below(n: number): number {
    this.fence = this.seq;
    return this.dice.below(n);
  }

  /** Shuffling shows nothing by itself, so it is no fence; looking at the cards is. */
  shuffle<T>(cards: T[]): void {
    this.dice.shuffle(cards);
  }

  reveal(): void {
    this.fence = this.seq;
  }

  log(message: Message): void {
    this.journal?.push({ at: this.seq, message });
  }

  tell(seats: readonly SeatId[], message: Message, others?: Message): void {
    if (this.journal === undefined) return;
    this.journal.push({ at: this.seq, message, only: seats });
    if (others !== undefined) this.journal.push({ at: this.seq, message: others, except: seats });
  }

  fired(item: string): void {
    this.counts?.set(item, (this.counts.get(item) ?? 0) + 1);
  }
}
