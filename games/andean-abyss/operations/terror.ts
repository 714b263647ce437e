/** 3.3.4 Terror. */
import { operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { ACTIVE_OPPOSITION, changeAid, mark, NEUTRAL, shift, turnOver } from '../changes.ts';
import { type Insurgent, UNDERGROUND } from '../forces.ts';
import { idOf, isLoc, type Space } from '../map.ts';
import { active, firstColumn, inColumn, spaces, type State } from '../state.ts';
import { noteAid } from '../notices.ts';
import { say } from '../text/say.ts';
import { canPay, type OperationRules } from './kit.ts';

/** How an Event bends a Terror. */
export interface TerrorTerms {
  /** Any guerrilla will do: an Active one does it if there is one, and nobody else is exposed (5.1.1). */
  readonly anyGuerrilla?: true;
  /** Terror markers placed; 1 unless said. */
  readonly markers?: number;
}

/** Cut in Aid when AUC is the one: 3 for the first space, 2 more for the second, nothing more after that. */
const AID_CUTS = [3, 2];

/** The Terror in one space. */
export function terrorIn(action: Action, space: Space, faction: Insurgent, terms: TerrorTerms = {}): void {
  const { state, table, rule } = action;
  table.log(say('log.terror.by', rule, { faction, space: idOf(space) }));
  const staysHidden = terms.anyGuerrilla === true && active(state, space, faction) > 0;
  if (!staysHidden) turnOver(action, space, UNDERGROUND[faction], 1);
  mark(action, space, terms.markers ?? 1);
  if (!isLoc(space)) shift(action, space, faction === 'farc' ? ACTIVE_OPPOSITION : NEUTRAL);
  if (faction !== 'auc' || state.turn === null) return;
  changeAid(action, -(AID_CUTS[state.turn.tally.terrors] ?? 0));
  state.turn.tally.terrors++;
  noteAid(action, state.turn.tally.terrors);
}

function* terrorOnce(action: Action, space: Space): Rules<void> {
  terrorIn(action, space, action.faction as Insurgent);
}

const cost = (_state: State, space: Space): number => (isLoc(space) ? 0 : 1);

export const terror: OperationRules = operation({
  rule: '3.3.4',
  among: spaces,
  test(state, turn) {
    const faction = turn.faction as Insurgent;
    const canPayOne = canPay(state, turn, 1);
    const hidden = firstColumn(faction);
    return (space) => inColumn(state, space, hidden) > 0 && (canPayOne || isLoc(space));
  },
  cost,
  leastCost: () => 1,
  execute: terrorOnce,
  why: () => say('why.terror', '3.3.4'),
});
