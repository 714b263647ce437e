/** Pieces glide from where they were in the last view to where they are in this one. */
import type { View } from '@sandtable/andean-abyss/board';
import { type Flight, flightsBetween } from './flights.ts';

/** How long a flight lasts, in milliseconds. */
export const FLIGHT = 550;
/** More than this at once is not a move but a jump, and is not acted out. */
const MOST = 16;

export class Flying {
  flights = $state.raw<readonly Flight[]>([]);
  private last: View | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(view: View, isMoving: boolean): void {
    const before = this.last;
    this.last = view;
    if (before === undefined || !isMoving) return;
    const found = flightsBetween(before, view);
    if (found.length === 0) return;
    clearTimeout(this.timer);
    this.flights = found.length > MOST ? [] : found;
    this.timer = setTimeout(() => this.land(), FLIGHT);
  }

  land(): void {
    clearTimeout(this.timer);
    this.flights = [];
  }
}
