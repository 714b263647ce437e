/** Pieces glide from where they were in the last state to where they are in this one. */
import { type Flight, flightsBetween } from './flights.ts';
import type { Geography } from './geography.ts';
import type { MapState } from './map-state.ts';
import type { Pieces } from './pieces.ts';

/** How long a flight lasts, in milliseconds. */
export const FLIGHT = 320;
/** More than this at once is not a move but a jump, and is not acted out. */
const MOST = 16;

export class Flying {
  flights = $state.raw<readonly Flight[]>([]);
  private last: MapState | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(map: MapState, pieces: Pieces, geography: Geography, isMoving: boolean): void {
    const before = this.last;
    this.last = map;
    if (before === undefined || !isMoving) return;
    const found = flightsBetween(before, map, pieces, geography);
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
