/** Turns that a specialist would try, as scripts. */
import type { Asked, Proposal, Step } from '@sandtable/engine';
import type { Faction } from '../forces.ts';
import { isInsurgent } from '../forces.ts';
import type { State } from '../state.ts';
import { governmentPlans } from './government/plans.ts';
import { insurgentPlans } from './insurgents.ts';

/** A turn later in the list looks worse by so much: chances of winning. */
const LATER = 0.0005;

export function proposals({ prompt, seat, state, options }: Asked<State>): readonly Proposal[] {
  if (prompt.key !== 'ask.turn') return [];
  const faction = seat as Faction;
  const plans = isInsurgent(faction) ? insurgentPlans(state, faction) : governmentPlans(state);
  return plans
    .filter((steps: readonly Step[]) => options.includes(steps[0]?.option ?? ''))
    .map((steps, i) => ({ steps, worth: -LATER * i }));
}
