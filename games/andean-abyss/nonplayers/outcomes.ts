/** What the dice make of a non-player's choices: counted as content, because no answer can know it beforehand. */
import type { Action } from '../action.ts';
import type { Faction, Insurgent } from '../forces.ts';
import { isNonPlayer } from '../state.ts';

const ATTACKS = { farc: '8.7.3.attack', auc: '8.6.3.attack' } as const;

/** 8.6.3, 8.7.3 The die of an Attack against the guerrillas that make it. */
export function fireAttack(
  { state, table }: Action,
  faction: Insurgent,
  roll: number,
  guerrillas: number,
): void {
  if (faction === 'cartels' || !isNonPlayer(state, faction)) return;
  table.fired(`${ATTACKS[faction]}.${roll > guerrillas ? 'fail' : 'success'}`);
  if (roll === 1) table.fired(`${ATTACKS[faction]}.roll-1`);
}

/** 8.6.4 Aid falls by 3 for the first space, by 5 in all for more. */
export function fireAid({ state, table }: Action, terrors: number): void {
  if (isNonPlayer(state, 'auc')) table.fired(terrors === 1 ? '8.6.4.terror.aid-3' : '8.6.4.terror.aid-5');
}

/** 8.7.4 The die of a Kidnap against the purse of the victim. */
export function fireKidnap({ state, table }: Action, victim: Faction, roll: number): void {
  if (!isNonPlayer(state, 'farc')) return;
  if (roll > state.resources[victim]) table.fired('8.7.4.kidnap.purse-short');
  if (roll === 6) table.fired('8.7.4.kidnap.six');
}
