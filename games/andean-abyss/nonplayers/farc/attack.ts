/** 8.7.3 Attack: everywhere with three guerrillas, and in one more space for the Ambush. */
import { isLoc, type Space } from '../../map.ts';
import { guerrillas, spaces, type State, underground } from '../../state.ts';
import { best, type Selection, select } from '../selection.ts';
import { isUnused, purse } from '../sites.ts';
import { hasVictim, victimKey } from '../victims.ts';

const STRONG = 3;

export type FarcAttackStep = 'three-guerrillas' | 'short-of-resources' | 'extra-space' | 'extra-loc';

export function farcAttack(state: State, used: readonly Space[]): Selection<FarcAttackStep> | undefined {
  const left = purse(state, 'farc');
  const unused = isUnused(used);
  const targets = spaces(state).filter((space) => unused(space) && hasVictim(state, space, 'farc'));
  const strong = targets.filter((space) => guerrillas(state, space, 'farc') >= STRONG);
  // N19: who is hit ranks spaces only when Resources do not reach all.
  if (strong.length > left) return select('short-of-resources', best(strong, victimKey(state, 'farc')), left);
  if (strong.length > 0) return select('three-guerrillas', strong, left);
  if (used.some((space) => guerrillas(state, space, 'farc') < STRONG)) return undefined;
  const hidden = targets.filter((space) => underground(state, space, 'farc') > 0);
  const towns = hidden.filter((space) => !isLoc(space));
  const one = Math.min(1, left);
  return (
    select('extra-space', best(towns, victimKey(state, 'farc')), one) ??
    select('extra-loc', best(hidden, victimKey(state, 'farc')), one)
  );
}
