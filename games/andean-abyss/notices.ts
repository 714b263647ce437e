/** What the rules say of non-players by themselves (8.0): what no answer can know beforehand, or nobody was asked. */
import { notices } from '@sandtable/coin';
import type { Table } from '@sandtable/engine';
import type { Action } from './action.ts';
import { type Faction, FACTIONS, type Insurgent } from './forces.ts';
import { idOf, type Space } from './map.ts';
import type { Andes, State } from './state.ts';
import { ruleOfReason } from './text/reasons.ts';
import { say } from './text/say.ts';
import { isSolo, margin, soloLevel, soloScore } from './victory.ts';

export const { countFor, tellFor } = notices<Andes>();

const ATTACKS = { farc: '8.7.3.attack', auc: '8.6.3.attack' } as const;

/** 8.6.3, 8.7.3 The die of an Attack against the guerrillas that make it. */
export function noteAttack({ table }: Action, faction: Insurgent, roll: number, guerrillas: number): void {
  if (faction === 'cartels') return;
  countFor(table, faction, `${ATTACKS[faction]}.${roll > guerrillas ? 'fail' : 'success'}`);
  if (roll === 1) countFor(table, faction, `${ATTACKS[faction]}.roll-1`);
}

/** 8.6.4 Aid falls by 3 for the first space, by 5 in all for more. */
export const noteAid = ({ table }: Action, terrors: number): void =>
  countFor(table, 'auc', terrors === 1 ? '8.6.4.terror.aid-3' : '8.6.4.terror.aid-5');

/** 8.7.4 The die of a Kidnap against the purse of the victim. */
export function noteKidnap({ state, table }: Action, victim: Faction, roll: number): void {
  if (roll > state.resources[victim]) countFor(table, 'farc', '8.7.4.kidnap.purse-short');
  if (roll === 6) countFor(table, 'farc', '8.7.4.kidnap.six');
}

/** Reasons for what leaves a non-player no choice. */
type Forced =
  | '8.1.2.place.guerrilla-no-base'
  | '8.1.2.replace.plain-removal'
  | '8.6.3.ambush.none'
  | '8.7.3.ambush.none';

export const noteForced = ({ table, faction }: Action, reason: Forced): void =>
  tellFor(table, faction, say(reason, ruleOfReason(reason)));

/** 8.7.4 The Cartels pay a ransom with a Shipment. */
export const noteDrugs = ({ table }: Action, space: Space): void =>
  tellFor(table, 'farc', say('8.7.4.kidnap.shipment', '8.7.4', { space: idOf(space) }));

/** 8.8 The check at the start of a Propaganda Round. */
export function noteCheck(table: Table<State>): void {
  const { state } = table;
  const { nonPlayers } = state.variants;
  if (nonPlayers.length === 0) return;
  if (nonPlayers.some((faction) => margin(state, faction) > 0))
    table.fired(isSolo(state) ? '8.8.np-wins-at-check' : '8.8.players-np-beats-all');
  else if (isSolo(state) && margin(state, 'government') > 0) table.fired('8.8.government-no-win-at-check');
}

/** 8.8, 7.3 The end after the final Round. */
export function noteEnd(table: Table<State>): void {
  const { state } = table;
  const { nonPlayers } = state.variants;
  if (nonPlayers.length === 0) return;
  if (isSolo(state)) {
    table.fired(`8.8.${soloLevel(soloScore(state))}`);
    return;
  }
  const players = FACTIONS.filter((faction) => !nonPlayers.includes(faction));
  const isTied = (faction: Faction): boolean =>
    players.some((player) => margin(state, player) === margin(state, faction));
  if (nonPlayers.some(isTied)) table.fired('8.8.players-tie-to-np');
}
