/** The pending ask: who still has to answer, from which menu, and what others see of it. */
import type { Ask, Blocked, Given, SeatId, Viewer } from './contract.ts';
import type { Message } from './messages.ts';
import { Refusal } from './refusal.ts';

/** The pending ask as one viewer may see it: what a page or a bot gets. */
export interface AskView {
  /** Asks completed before this one. Sent back with the answer, so that a late one is recognised. */
  readonly number: number;
  readonly seats: readonly SeatId[];
  /** Seats of a joint ask that have answered. */
  readonly answered: readonly SeatId[];
  /** Not told to others when the ask is secret. */
  readonly prompt?: Message;
  /** Only for a seat that has to answer. */
  readonly options?: readonly { readonly id: string; readonly label: Message }[];
  readonly pass?: string;
}

export class Pending {
  /** Undefined when the game is over. */
  ask: Ask | undefined;
  /** What a joint ask has been answered so far, by the order of its seats. */
  private partial: (string | undefined)[] = [];
  private menuSeat: SeatId | undefined;
  private menu: readonly string[] = [];

  /** Forgets what has been answered so far. */
  clear(): void {
    this.partial = [];
    this.menuSeat = undefined;
  }

  /** Something may have changed: menus are made again. */
  refresh(): void {
    this.menuSeat = undefined;
  }

  /** Seats that still have to answer. */
  get turn(): readonly SeatId[] {
    const { ask } = this;
    if (ask === undefined) return [];
    return ask.seats.length === 1 ? ask.seats : ask.seats.filter((_, i) => this.partial[i] === undefined);
  }

  /** Whether what is answered now is nobody else's business. */
  get isSecret(): boolean {
    return this.ask?.secret === true || (this.ask?.seats.length ?? 0) > 1;
  }

  /** The answers of a joint ask so far, for comparing moments. */
  get answers(): readonly (string | undefined)[] {
    return this.partial;
  }

  menuOf(seat: SeatId): readonly string[] {
    if (this.menuSeat === seat) return this.menu;
    const { ask } = this;
    if (ask === undefined || !this.isAsked(ask, seat)) return [];
    this.menu = ask.options(seat);
    this.menuSeat = seat;
    return this.menu;
  }

  blocked(seat: SeatId): readonly Blocked[] {
    const { ask } = this;
    return ask !== undefined && this.isAsked(ask, seat) ? (ask.blocked?.(seat) ?? []) : [];
  }

  viewFor(viewer: Viewer, number: number): AskView | undefined {
    const { ask } = this;
    if (ask === undefined) return undefined;
    const isAsked = this.isAsked(ask, viewer);
    const answered = ask.seats.filter((_, i) => this.partial[i] !== undefined);
    return {
      number,
      seats: ask.seats,
      answered,
      ...(isAsked || ask.secret !== true ? { prompt: ask.prompt } : {}),
      ...(isAsked
        ? { options: this.menuOf(viewer).map((id) => ({ id, label: ask.label(id, viewer) })) }
        : {}),
      ...(isAsked && ask.pass !== undefined ? { pass: ask.pass } : {}),
    };
  }

  /** Throws Refusal unless that seat may answer that now. */
  check(ask: Ask, seat: SeatId, option: string, seats: readonly SeatId[]): void {
    const at = ask.seats.indexOf(seat);
    if (at < 0) throw new Refusal(seats.includes(seat) ? 'not-asked' : 'unknown-seat', { seat });
    if (this.partial[at] !== undefined) throw new Refusal('already-answered', { seat });
    if (!this.menuOf(seat).includes(option)) throw new Refusal('not-an-option', { option });
  }

  /** Takes an answer that has been checked. Gives what the rules go on with, once everybody has answered. */
  take(ask: Ask, seat: SeatId, option: string): Given | undefined {
    this.menuSeat = undefined;
    if (ask.seats.length === 1) return option;
    this.partial[ask.seats.indexOf(seat)] = option;
    if (!ask.seats.every((_, i) => this.partial[i] !== undefined)) return undefined;
    const given = this.partial.map((taken) => taken ?? '');
    this.partial = [];
    return given;
  }

  /** Forgets what everybody but the viewer has answered in secret. */
  forget(viewer: Viewer): void {
    const { ask } = this;
    if (ask !== undefined)
      this.partial = this.partial.map((taken, i) => (ask.seats[i] === viewer ? taken : undefined));
    this.menuSeat = undefined;
  }

  private isAsked(ask: Ask, seat: SeatId): boolean {
    const at = ask.seats.indexOf(seat);
    return at >= 0 && (ask.seats.length === 1 || this.partial[at] === undefined);
  }
}
