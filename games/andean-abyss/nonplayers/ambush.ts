/** 8.6.3, 8.7.3 Which of the Attack spaces sees an Ambush: the one with the fewest guerrillas. */
import type { Insurgent } from '../forces.ts';
import type { Space } from '../map.ts';
import { guerrillas, type State, underground } from '../state.ts';
import { best, type Selection } from './selection.ts';
import { victimKey } from './victims.ts';

/** `tie-by-victim`: more than one had the fewest. */
export function ambushSpace(
  state: State,
  chosen: readonly Space[],
  faction: Insurgent,
): Selection<'fewest' | 'tie-by-victim'> | undefined {
  const able = chosen.filter((space) => underground(state, space, faction) > 0);
  const fewest = best(able, (space) => -guerrillas(state, space, faction));
  if (fewest.length === 0) return undefined;
  const among = best(fewest, victimKey(state, faction));
  return { step: fewest.length > among.length ? 'tie-by-victim' : 'fewest', among, capacity: 1 };
}
