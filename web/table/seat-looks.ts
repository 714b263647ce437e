/** How seats are told apart when the game's board does not say. */
import type { SeatId } from '@sandtable/engine';
import type { BoardModule } from '../boards/board.ts';
import type { SeatLook } from '../parts/seat-look.ts';

const SHAPES: readonly SeatLook['shape'][] = ['square', 'circle', 'diamond', 'hexagon', 'triangle', 'shield'];

export type SeatLooks = Readonly<Record<SeatId, SeatLook>>;

export function looksOf(
  board: BoardModule,
  seats: readonly SeatId[],
  name: (seat: SeatId) => string,
): SeatLooks {
  return Object.fromEntries(seats.map((seat, i) => [seat, board.seats?.[seat] ?? plainLook(i, name(seat))]));
}

function plainLook(i: number, name: string): SeatLook {
  return {
    colour: `var(--seat-${(i % SHAPES.length) + 1})`,
    letter: name.charAt(0),
    shape: SHAPES[i % SHAPES.length] ?? 'circle',
  };
}
