/** 8.6.4 Assassinate, after Terror. */
import { canAssassinateIn } from '../../activities/assassinate.ts';
import type { State, Turn } from '../../state.ts';
import type { VictimOrder } from '../pieces.ts';
import { type Selection, select } from '../selection.ts';

/** Bases come first even if they are defended (4.4.2). */
export const ASSASSINATE_VICTIMS: VictimOrder = ['shipment', 'farc', 'government', 'cartels'];

/** Every Terror space where it is possible. */
export function assassination(state: State, turn: Turn): Selection<'assassinate'> | undefined {
  const among = turn.spaces.filter((space) => canAssassinateIn(state, space, turn));
  return select('assassinate', among, among.length);
}
