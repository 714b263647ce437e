/** What the dice make of a non-player's choices: counted as content, because no answer can know it beforehand. */
import type { Table } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { type Faction, FACTIONS, type Insurgent } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { isNonPlayer, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { ruleOfReason } from './mind.ts';
import { isSolo, margin, soloLevel, soloScore } from '../victory.ts';

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

/** Reasons for what leaves a non-player no choice: nobody asks it, so the rules say it. */
type Forced =
  | '8.1.2.profit.resources'
  | '8.1.2.place.guerrilla-no-base'
  | '8.1.2.reaction.kidnap-six-base'
  | '8.1.2.reaction.kidnap-six-guerrilla'
  | '8.1.2.replace.plain-removal'
  | '8.1.2.transfer.none-removed'
  | '8.4.card-50.plain-removal'
  | '8.6.3.ambush.none'
  | '8.7.3.ambush.none';

export function noteForced({ state, table, faction }: Action, reason: Forced): void {
  if (!isNonPlayer(state, faction)) return;
  table.fired(reason);
  table.log(say(reason, ruleOfReason(reason)));
}

/** 8.7.4 The Cartels pay a ransom with a Shipment. */
export function noteDrugs({ state, table }: Action, space: Space): void {
  if (!isNonPlayer(state, 'farc')) return;
  table.fired('8.7.4.kidnap.shipment');
  table.log(say('8.7.4.kidnap.shipment', '8.7.4', { space: idOf(space) }));
}

/** 8.4 A non-player executes a card. */
export function fireCard(table: Table<State>, faction: Faction, card: number): void {
  if (isNonPlayer(table.state, faction)) table.fired(`8.4.card-${card}`);
}

/** 8.8 The check at the start of a Propaganda Round. */
export function fireCheck(table: Table<State>): void {
  const { state } = table;
  const { nonPlayers } = state.variants;
  if (nonPlayers.length === 0) return;
  if (nonPlayers.some((faction) => margin(state, faction) > 0))
    table.fired(isSolo(state) ? '8.8.np-wins-at-check' : '8.8.players-np-beats-all');
  else if (isSolo(state) && margin(state, 'government') > 0) table.fired('8.8.government-no-win-at-check');
}

/** 8.8, 7.3 The end after the final Round. */
export function fireEnd(table: Table<State>): void {
  const { state } = table;
  const { nonPlayers } = state.variants;
  if (isSolo(state)) {
    table.fired(`8.8.${soloLevel(soloScore(state))}`);
    return;
  }
  const players = FACTIONS.filter((faction) => !nonPlayers.includes(faction));
  const isTied = (faction: Faction): boolean =>
    players.some((player) => margin(state, player) === margin(state, faction));
  if (nonPlayers.some(isTied)) table.fired('8.8.players-tie-to-np');
}
