/** 8.5.2 Process, after March. */
import type { Space } from '../../map.ts';
import { bases, guerrillas, lands, shipmentsLeft, type State, type Turn } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { cultivateSources } from './cultivate.ts';

const SHIPMENTS = 2;

/** Where the Cartels have a guerrilla and a Base. */
export const isLab = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'cartels') > 0 && bases(state, space, 'cartels') > 0;

/** Two Shipments, each in a space of its own drawing; without such spaces a Base is sold (N10). */
export function processing(state: State, turn: Turn): Selection<'load' | 'sell'> | undefined {
  const hasSold = turn.activitySpaces.length > turn.tally.shipments;
  if (hasSold || turn.tally.shipments >= SHIPMENTS) return undefined;
  const labs = lands(state).filter((space) => isLab(state, space));
  if (shipmentsLeft(state) > 0 && labs.length > 0) return select('load', labs);
  return turn.tally.shipments > 0 ? undefined : select('sell', cultivateSources(state));
}
