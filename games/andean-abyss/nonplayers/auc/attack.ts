/** 8.6.3 Attack: at most three spaces, and one Ambush. */
import type { Space } from '../../map.ts';
import { guerrillas, spaces, type State, underground } from '../../state.ts';
import { best, type Selection, select } from '../selection.ts';
import { isUnused, purse } from '../sites.ts';
import { hasVictim, victimKey } from '../victims.ts';

const LIMIT = 3;
const STRONG = 3;

export function aucAttack(
  state: State,
  used: readonly Space[],
): Selection<'three-guerrillas' | 'underground'> | undefined {
  const unused = isUnused(used);
  const targets = spaces(state).filter((space) => unused(space) && canStrike(state, space));
  const most = best(targets, (space) => guerrillas(state, space, 'auc'));
  const top = best(most, victimKey(state, 'auc'));
  const [first] = top;
  if (first === undefined) return undefined;
  const step = guerrillas(state, first, 'auc') >= STRONG ? 'three-guerrillas' : 'underground';
  const found = select(step, top, Math.min(LIMIT - used.length, purse(state, 'auc')));
  return found === undefined || top.length === most.length ? found : { ...found, tied: true };
}

const canStrike = (state: State, space: Space): boolean =>
  (underground(state, space, 'auc') > 0 || guerrillas(state, space, 'auc') >= STRONG) &&
  hasVictim(state, space, 'auc');
