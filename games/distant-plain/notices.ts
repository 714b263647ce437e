/** What the rules say of non-players by themselves (8.0): where nobody was asked, and how a game alone goes (8.9). */
import { notices } from '@sandtable/coin';
import type { Table } from '@sandtable/engine';
import type { Faction } from './forces.ts';
import type { Plain, State } from './state.ts';
import { type Reason, ruleOfReason } from './text/reasons.ts';
import { say } from './text/say.ts';
import { soloPlayer, soloReason, somebodyWins } from './victory.ts';

const { tellFor } = notices<Plain>();

type Told = Extract<Reason, `S.${string}` | `OP.poor.${string}` | `${string}.pass` | 'EV.sponsorship'>;
const message = (reason: Exclude<Told, 'MANPADS.pass'>) => say(reason, ruleOfReason(reason));

/** 8.7.6 */
export const noteSponsorship = (table: Table<State>): void =>
  tellFor(table, 'taliban', message('EV.sponsorship'));

const LEAST = { coalition: 0, government: 3, taliban: 1, warlords: 1 } as const;
const POOR = { government: 'OP.poor.G', taliban: 'OP.poor.T', warlords: 'OP.poor.W' } as const;
const PASS = { coalition: 'C.pass', government: 'G.pass', taliban: 'T.pass', warlords: 'W.pass' } as const;

/** 8.1 A Pass that nobody was asked for. */
export function notePass(table: Table<State>, faction: Faction): void {
  const isPoor = faction !== 'coalition' && table.state.resources[faction] < LEAST[faction];
  tellFor(table, faction, message(isPoor ? POOR[faction] : PASS[faction]));
}

function tell(table: Table<State>, reason: Exclude<Told, 'MANPADS.pass'>): void {
  table.fired(reason);
  table.log(message(reason));
}

/** 8.9 The check at the start of a Round. */
export function noteCheck(table: Table<State>): void {
  const { state } = table;
  const player = soloPlayer(state);
  if (player === undefined) return;
  if (state.propagandas === 1) tell(table, 'S.firstRound');
  else if (somebodyWins(state)) {
    tell(table, 'S.defeat');
    tell(table, soloReason(state, player));
  } else tell(table, 'S.goOn');
}

/** 8.9 The end after the final Round. */
export function noteEnd(table: Table<State>): void {
  const player = soloPlayer(table.state);
  if (player !== undefined) tell(table, soloReason(table.state, player));
}
